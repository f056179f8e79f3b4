import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundleDirectory, entries, sourceOf } from './entries.ts'

/**
 * Every function's code, made in one run of the bundler: one file each with everything in it, so that a cold start reads
 * no node_modules. One run for all took a tenth of the time of one run each.
 */

export interface Bundled {
  readonly entry: string
  readonly bytes: number
}

// CommonJS packages inside an ES module still call require.
const requireBanner = "import{createRequire as _cr}from'node:module';const require=_cr(import.meta.url);"

export async function bundle(
  list: readonly string[] = entries(),
  { root = '.', into = bundleDirectory }: { root?: string; into?: string } = {},
): Promise<Bundled[]> {
  const missing = list.map(sourceOf).filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`The catalogues name functions that have no file: ${missing.join(', ')}`)
  const outdir = join(root, into)
  await rm(outdir, { recursive: true, force: true })
  await build({
    absWorkingDir: join(process.cwd(), root),
    entryPoints: list.map((entry) => ({ in: sourceOf(entry), out: `${entry}/index` })),
    outdir: into,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: requireBanner },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
  })
  return Promise.all(list.map(async (entry) => ({ entry, bytes: (await stat(join(outdir, entry, 'index.mjs'))).size })))
}
