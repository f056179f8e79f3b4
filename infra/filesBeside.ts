import { statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { resolve as absolute, dirname, join } from 'node:path'
import type { Plugin, PluginBuild } from 'esbuild'

const size = (file: string) => statSync(file).size

/**
 * Puts files beside each bundle that has the module, which has no other folder to read them from, and in place of the module
 * one that reads them: `files` by the names of its exports. In the bundle they would be compiled with all of its code.
 */
export function filesBeside(build: PluginBuild, module: string, files: Readonly<Record<string, string>>): void {
  const nameOf = (name: string) => `${name}${/\.\w+$/.exec(files[name] ?? '')?.[0] ?? ''}`
  build.onLoad({ filter: new RegExp(`${module}$`) }, () => ({
    contents: [
      "import { readFileSync } from 'node:fs'",
      ...Object.keys(files).map((name) => `export const ${name} = readFileSync(__dirname + '/${nameOf(name)}')`),
    ].join('\n'),
  }))
  build.onEnd(async ({ metafile }) => {
    const outputs = metafile?.outputs ?? {}
    const { absWorkingDir = '', write = true } = build.initialOptions
    for (const [output, { inputs, imports }] of Object.entries(outputs)) {
      if (!Object.keys(inputs).some((input) => input.endsWith(module))) continue
      for (const [name, source] of Object.entries(files)) {
        const file = join(dirname(output), nameOf(name))
        if (write) await copyFile(source, join(absWorkingDir, file))
        imports.push({ path: file, kind: 'file-loader' })
        outputs[file] = {
          bytes: size(source),
          inputs: { [source]: { bytesInOutput: size(source) } },
          imports: [],
          exports: [],
        }
      }
    }
  })
}

/** The middles of the areas of ZIP codes. */
export const zipFile: Plugin = {
  name: 'zip-file',
  setup: (build) =>
    filesBeside(build, 'functions/core/address/zipFile.ts', { zips: absolute('functions/core/address/zips.bin') }),
}
