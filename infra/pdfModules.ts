import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'
import { filesBeside } from './filesBeside.ts'
import { scriptFonts, usualLetters } from './scriptFonts.ts'

/**
 * Bundles PDFs with pdfkit's CommonJS build, because its other one needs `import.meta.url`, and with the build of fontkit that
 * it requires. Font files lie beside the bundle and are read with the first PDF: in the bundle they would be half of `runJob`,
 * which compiles all of its code before it works. So would what unpacks WOFF2.
 */

const { resolve } = createRequire(import.meta.url)
const fonts = {
  plain: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
}

export const pdfModules: Plugin = {
  name: 'pdf-modules',
  setup(build) {
    build.onResolve({ filter: /^(pdfkit|fontkit)$/ }, ({ path }) => ({ path: resolve(path) }))
    build.onResolve({ filter: /^brotli\/decompress\.js$/ }, ({ path }) => ({ path, namespace: 'unused' }))
    build.onLoad({ filter: /^/, namespace: 'unused' }, () => ({ contents: '' }))
    filesBeside(build, 'functions/core/pdf/fonts.ts', fonts)
    filesBeside(build, 'functions/core/pdf/scriptFonts.ts', scriptFonts, { isRead: 'when called', made: usualLetters })
  },
}
