import { statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { resolve as absolute, dirname, join } from 'node:path'
import type { Plugin, PluginBuild } from 'esbuild'

const size = (file: string) => statSync(file).size

interface Options {
  /** With the module, or with each call of an export. */
  readonly isRead?: 'at once' | 'when called'
  /** Makes the files of another kind of them, for bundles that have the module. */
  readonly made?: () => Promise<Readonly<Record<string, string>>>
}

/**
 * Puts files beside each bundle that has the module, which has no other folder to read them from, and in place of the module
 * one that reads them: `files` by the names of its exports. In the bundle they would be compiled with all of its code.
 */
export function filesBeside(
  build: PluginBuild,
  module: string,
  files: Readonly<Record<string, string>>,
  { isRead = 'at once', made = async () => files }: Options = {},
): void {
  const nameOf = (name: string) => `${name}${/\.\w+$/.exec(files[name] ?? '')?.[0] ?? ''}`
  const arrow = isRead === 'when called' ? '() => ' : ''
  build.onLoad({ filter: new RegExp(`${module}$`) }, () => ({
    contents: [
      "import { readFileSync } from 'node:fs'",
      ...Object.keys(files).map(
        (name) => `export const ${name} = ${arrow}readFileSync(__dirname + '/${nameOf(name)}')`,
      ),
    ].join('\n'),
  }))
  build.onEnd(async ({ metafile }) => {
    const outputs = metafile?.outputs ?? {}
    const { absWorkingDir = '', write = true } = build.initialOptions
    for (const [output, { inputs, imports }] of Object.entries(outputs)) {
      if (!Object.keys(inputs).some((input) => input.endsWith(module))) continue
      for (const [name, source] of Object.entries(await made())) {
        const file = join(dirname(output), nameOf(name))
        if (write) await copyFile(source, join(absWorkingDir, file))
        imports.push({ path: file, kind: 'file-loader' })
        outputs[file] = {
          bytes: size(source),
          // A file that was made counts as the package's that it was made of.
          inputs: { [files[name] ?? source]: { bytesInOutput: size(source) } },
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
