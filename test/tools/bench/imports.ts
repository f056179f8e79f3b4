import { execFile } from 'node:child_process'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { bundle } from '../../../infra/bundle.ts'
import { bundleOf, entries, sourceOf } from '../../../infra/entries.ts'
import { type BenchOptions, type Line, median, type Section } from './report.ts'

/** Size of each function, and what a cold start pays to import it, in fresh processes that take turns. */

const run = promisify(execFile)

/**
 * Imports one file and says what it took; the memory is what stays after the garbage is collected. The collector is made
 * reachable only afterwards: under a flag of its own, Node would not use the code that it brings compiled. Lambda's runtime
 * requires a `.cjs` and imports an `.mjs`.
 */
const probe = `
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createRequire } from 'node:module'
const require = createRequire('/')
const load = (file) => (file.endsWith('.cjs') ? require(file) : import(file))
const spent = process.cpuUsage(), from = performance.now()
await load(process.argv[1])
const milliseconds = performance.now() - from, { user, system } = process.cpuUsage(spent)
setFlagsFromString('--expose-gc')
runInNewContext('gc')()
process.stdout.write(JSON.stringify({ milliseconds, processor: (user + system) / 1000, heap: process.memoryUsage().heapUsed }))`

interface Import {
  readonly milliseconds: number
  readonly processor: number
  readonly heap: number
}

/** Variables of Lambda's environment; the read with which a function connects to its table is refused at once. */
const environment = {
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  TABLE_NAME: 'table',
  ORIGIN_SECRET: 'secret',
  MAIL_FROM: 'rescue@gleanery.example',
}

async function importOnce(file: string): Promise<Import> {
  const options = ['--input-type=module', '-e', probe, file]
  const { stdout } = await run(process.execPath, options, { env: environment, cwd: '/' })
  return JSON.parse(stdout) as Import
}

/** Each file once, and again from the first, so that a busy moment of the machine falls on all of them. */
async function importAll(files: readonly string[], runs: number): Promise<Map<string, Import>> {
  const taken = new Map<string, Import[]>(files.map((file) => [file, []]))
  for (let turn = 0; turn < runs; turn++) for (const [file, list] of taken) list.push(await importOnce(file))
  const middle = (list: readonly Import[], of: keyof Import) => median(list.map((one) => one[of]))
  return new Map(
    [...taken].map(([file, list]) => [
      file,
      {
        milliseconds: middle(list, 'milliseconds'),
        processor: middle(list, 'processor'),
        heap: middle(list, 'heap'),
      },
    ]),
  )
}

const sdkAlone = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
export const handler = () => client.send(new GetCommand({ TableName: 'table', Key: {} }))`

/** Bundled as the bundler does it by itself: what the app's own bundling is measured against. */
async function naively(
  outfile: string,
  entry: { entryPoints: string[] } | { stdin: { contents: string; resolveDir: string } },
) {
  await build({
    ...entry,
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: "import{createRequire as _cr}from'node:module';const require=_cr(import.meta.url);" },
    logLevel: 'error',
  })
}

const example = 'offers/acceptMatch'
/** A cold start may take so many milliseconds more than that of an empty module. */
const maxOverEmpty = 30

export async function measureImports({ directory, runs, say }: BenchOptions): Promise<Section> {
  const root = resolve(directory, 'imports')
  const pathOf = (name: string) => join(root, name)
  await mkdir(root, { recursive: true })
  say('Bundling all functions …')
  const made = await bundle(entries(), { into: pathOf('functions') })
  await writeFile(pathOf('empty.cjs'), 'exports.handler = async () => null\n')
  await naively(pathOf('sdk.mjs'), { stdin: { contents: sdkAlone, resolveDir: resolve('functions') } })
  await naively(pathOf('naive.mjs'), { entryPoints: [sourceOf(example)] })

  const files = new Map(made.map(({ entry }) => [entry, bundleOf(entry, pathOf('functions'))]))
  const others = ['empty.cjs', 'sdk.mjs', 'naive.mjs'].map(pathOf)
  say(`Importing ${files.size + others.length} modules ${runs} times each …`)
  const taken = await importAll([...others, ...files.values()], runs)
  const of = (file: string): Import => {
    const found = taken.get(file)
    if (!found) throw new Error(`${file} was not imported`)
    return found
  }
  const empty = of(pathOf('empty.cjs'))
  const functions = [...files].map(([entry, file]) => ({ entry, ...of(file) }))
  const slowest = functions.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a))
  const milliseconds = (what: string, measured: number): Line => ({
    what,
    unit: 'ms',
    measured,
    floor: empty.milliseconds,
    floorIs: 'importing an empty module',
  })
  const aim = { atMost: maxOverEmpty, of: 'over' } as const
  const exampleFile = files.get(example) ?? ''
  const naiveBytes = (await stat(pathOf('naive.mjs'))).size
  const bytes = made.map((one) => one.bytes)
  const sizes = (what: string, measured: number): Line => ({
    what,
    unit: 'kB',
    measured: measured / 1000,
    floor: naiveBytes / 1000,
    floorIs: `${example} bundled without infra/sdkStubs.ts`,
  })
  const heap = (what: string, measured: number): Line => ({
    what,
    unit: 'MB',
    measured: measured / 1e6,
    floor: empty.heap / 1e6,
    floorIs: 'heap after an empty module',
  })
  const details = await Promise.all(
    functions.map(async ({ entry, ...cost }) => {
      const text = await readFile(files.get(entry) ?? '')
      return { entry, bytes: text.length, gzip: gzipSync(text).length, ...cost }
    }),
  )
  return {
    title: `Functions: size and import (${files.size} functions, ${runs} runs each, taking turns)`,
    lines: [
      { ...milliseconds(example, of(exampleFile).milliseconds), aim },
      { ...milliseconds('median of all functions', median(functions.map((one) => one.milliseconds))), aim },
      { ...milliseconds(`slowest, ${slowest.entry}`, slowest.milliseconds), aim },
      milliseconds('the AWS SDK alone, bundled naively', of(pathOf('sdk.mjs')).milliseconds),
      milliseconds(`${example}, bundled naively`, of(pathOf('naive.mjs')).milliseconds),
      sizes(`bytes of ${example}`, (await stat(exampleFile)).size),
      sizes('bytes, median', median(bytes)),
      sizes('bytes, largest', Math.max(...bytes)),
      heap(`heap after ${example}`, of(exampleFile).heap),
      heap('heap, largest', Math.max(...functions.map((one) => one.heap))),
    ],
    each: {
      heads: ['function', 'kB', 'kB gzip', 'ms over empty', 'of it processor', 'heap MB over empty'],
      rows: details.map((one) => [
        one.entry,
        one.bytes / 1000,
        one.gzip / 1000,
        one.milliseconds - empty.milliseconds,
        one.processor - empty.processor,
        (one.heap - empty.heap) / 1e6,
      ]),
    },
    details,
  }
}
