import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'

/**
 * Bundles PDFs with pdfkit's CommonJS build, because its other one needs `import.meta.url`, with the build of fontkit
 * that it requires, and the font files as bytes, because a bundle has no node_modules to read them from.
 */

const { resolve } = createRequire(import.meta.url)
const fontFile = (file: string) => JSON.stringify(resolve(`@expo-google-fonts/noto-sans/${file}`))

export const pdfModules: Plugin = {
  name: 'pdf-modules',
  setup(build) {
    build.onResolve({ filter: /^(pdfkit|fontkit)$/ }, ({ path }) => ({ path: resolve(path) }))
    build.onResolve({ filter: /\.ttf$/ }, ({ path }) => ({ path }))
    build.onLoad({ filter: /functions\/core\/pdf\/fonts\.ts$/ }, () => ({
      loader: 'ts',
      contents: `
export { default as plain } from ${fontFile('400Regular/NotoSans_400Regular.ttf')}
export { default as bold } from ${fontFile('700Bold/NotoSans_700Bold.ttf')}`,
    }))
    build.initialOptions.loader = { ...build.initialOptions.loader, '.ttf': 'binary' }
  },
}
