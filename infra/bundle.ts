import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { awaitedFunctions } from '../events/subscriptions.ts'
import { catalogue } from '../shared/catalogue.ts'
import { allEntries, bundleDirectory, bundleOf, entryOf, sourceOf } from './entries.ts'
import { zipFile } from './filesBeside.ts'
import { inlinedTexts } from './languages.ts'
import { pdfModules } from './pdfModules.ts'
import { sdkStubs } from './sdkStubs.ts'

/**
 * Every function's code, made in one run of the bundler: one file each with everything in it, so that a cold start reads
 * no node_modules. One run for all took a tenth of the time of one run each.
 */

export interface Bundled {
  readonly entry: string
  readonly bytes: number
  /** Part of `bytes` that comes from packages. */
  readonly packageBytes: number
}

export async function bundle(
  list: readonly string[] = allEntries(),
  { root = '.', into = bundleDirectory, maps = false }: { root?: string; into?: string; maps?: boolean } = {},
): Promise<Bundled[]> {
  const missing = list.map((entry) => sourceOf(entry, root)).filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`The catalogues name functions that have no file: ${missing.join(', ')}`)
  await rm(resolve(root, into), { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: join(process.cwd(), root),
    entryPoints: list.map((entry) => ({
      in: `${isKeptWarm(entry, root) ? 'warm' : 'entry'}:${entry}`,
      out: `${entry}/index`,
    })),
    outdir: into,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    // Importing one of Node's modules into an ES module runs all of its getters, which load further modules.
    format: 'cjs',
    mainFields: ['module', 'main'],
    // Beside the code, which is the same with and without; a start would download more of it than of code.
    sourcemap: maps && 'external',
    sourcesContent: false,
    plugins: [keptWarm(root), oneEndpoint(root), sdkStubs, pdfModules, zipFile, inlinedTexts],
    metafile: true,
    logLevel: 'error',
  })
  const outputs = Object.entries(metafile.outputs)
  return list.map((entry) => {
    const [, output] = outputs.find(([file]) => resolve(root, file) === resolve(root, bundleOf(entry, into))) ?? []
    if (!output) throw new Error(`The bundler wrote nothing for ${entry}`)
    const packages = Object.entries(output.inputs).filter(([file]) => file.includes('node_modules/'))
    return {
      entry,
      bytes: output.bytes,
      packageBytes: packages.reduce((sum, [, input]) => sum + input.bytesInOutput, 0),
    }
  })
}

const warmModule = 'functions/core/http/warm.ts'
const awaited = new Set([...catalogue.map(entryOf), ...awaitedFunctions])
/** An earlier version of the code, which the bench compares, has no such module. */
const isKeptWarm = (entry: string, root: string) => awaited.has(entry) && existsSync(join(root, warmModule))

/** Makes of a function that people wait for one that answers warm calls. */
const keptWarm = (root: string): Plugin => ({
  name: 'kept-warm',
  setup(build) {
    build.onResolve({ filter: /^warm:/ }, ({ path }) => ({ path: path.slice('warm:'.length), namespace: 'warm' }))
    build.onLoad({ filter: /.*/, namespace: 'warm' }, ({ path: entry }) => ({
      resolveDir: resolve(root),
      contents: [
        `import { warmed } from './${warmModule}'`,
        `import { handler as run } from 'entry:${entry}'`,
        'export const handler = warmed(run)',
      ].join('\n'),
    }))
  },
})

/** Leaves of an `endpoints.ts` the function of the entry alone, as its handler, and of other modules what that uses. */
export const oneEndpoint = (root: string): Plugin => ({
  name: 'one-endpoint',
  setup(build) {
    build.onResolve({ filter: /^entry:/ }, ({ path: entry }) => {
      const path = resolve(root, sourceOf(entry.slice('entry:'.length), root))
      return { path, suffix: basename(path) === 'endpoints.ts' ? `?${basename(entry)}` : '' }
    })
    build.onLoad({ filter: /\/endpoints\.ts$/ }, ({ path, suffix }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /^export const (\w+)( = (.*\)|[\s\S]*?\n\}?\))$)/gm,
        (all, name, is) =>
          // Lines keep their numbers, for stacks of failures.
          suffix === `?${name}` ? `export const handler${is}` : all.replace(/.+/g, ''),
      ),
    }))
    // A module that none of the entry's code uses would otherwise be run for what it might do when it is loaded.
    build.onResolve({ filter: /^\.\.?\// }, ({ path, importer, resolveDir }) =>
      importer.includes('node_modules') ? undefined : { path: resolve(resolveDir, path), sideEffects: false },
    )
  },
})
