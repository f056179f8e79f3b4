import { statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Bundles PDFs with pdfkit's CommonJS build, because its other one needs `import.meta.url`, and with the build of fontkit that
 * it requires. Font files lie beside the bundle, which has no node_modules to read them from, and are read with the first PDF:
 * in the bundle they would be half of `runJob`, which compiles all of its code before it works. So would what unpacks WOFF2.
 */

const { resolve } = createRequire(import.meta.url)
const fonts = {
  plain: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
}
const fontModule = 'functions/core/pdf/fonts.ts'
const size = (file: string) => statSync(file).size

export const pdfModules: Plugin = {
  name: 'pdf-modules',
  setup(build) {
    build.onResolve({ filter: /^(pdfkit|fontkit)$/ }, ({ path }) => ({ path: resolve(path) }))
    build.onResolve({ filter: /^brotli\/decompress\.js$/ }, ({ path }) => ({ path, namespace: 'unused' }))
    build.onLoad({ filter: /^/, namespace: 'unused' }, () => ({ contents: '' }))
    build.onLoad({ filter: new RegExp(`${fontModule}$`) }, () => ({
      contents: [
        "import { readFileSync } from 'node:fs'",
        ...Object.keys(fonts).map((name) => `export const ${name} = readFileSync(__dirname + '/${name}.ttf')`),
      ].join('\n'),
    }))
    build.onEnd(async ({ metafile }) => {
      const outputs = metafile?.outputs ?? {}
      const { absWorkingDir = '', write = true } = build.initialOptions
      for (const [output, { inputs, imports }] of Object.entries(outputs)) {
        if (!Object.keys(inputs).some((input) => input.endsWith(fontModule))) continue
        for (const [name, font] of Object.entries(fonts)) {
          const file = join(dirname(output), `${name}.ttf`)
          if (write) await copyFile(font, join(absWorkingDir, file))
          imports.push({ path: file, kind: 'file-loader' })
          outputs[file] = {
            bytes: size(font),
            inputs: { [font]: { bytesInOutput: size(font) } },
            imports: [],
            exports: [],
          }
        }
      }
    })
  },
}
