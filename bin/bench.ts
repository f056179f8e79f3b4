import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import {
  type BenchOptions,
  keepSection,
  pageOf,
  reportIn,
  type Section,
  tableOf,
  withOthersOf,
} from '../test/tools/bench/report.ts'

/**
 * Measures the app and prints each value beside the lowest possible one; results are stored in `.local/bench.json`. It is
 * run by hand only, and no test depends on the speed of a machine.
 */

type Measure = (options: BenchOptions) => Promise<Section>

/** Loaded on demand, because the imports of one part would change the measurements of another. */
const sections: Readonly<Record<string, () => Promise<Measure>>> = {
  imports: async () => (await import('../test/tools/bench/imports.ts')).measureImports,
  api: async () => (await import('../test/tools/bench/api.ts')).measureApi,
  web: async () => (await import('../test/tools/bench/web.ts')).measureWeb,
  visits: async () => (await import('../test/tools/bench/visits.ts')).measureVisits,
  days: async () => (await import('../test/tools/bench/days.ts')).measureDays,
  grids: async () => (await import('../test/tools/bench/web.ts')).measureGrids,
  cloud: async () => (await import('../test/tools/bench/cloud.ts')).measureCloud,
  lambda: async () => (await import('../test/tools/bench/lambda.ts')).measureLambda,
  starts: async () => (await import('../test/tools/bench/starts.ts')).measureStarts,
  flow: async () => (await import('../test/tools/bench/flow.ts')).measureFlow,
  cost: async () => (await import('../test/tools/bench/cost.ts')).measureCost,
  rescue: async () => (await import('../test/tools/bench/rescue.ts')).measureRescue,
  pantry: async () => (await import('../test/tools/bench/pantry.ts')).measurePantry,
  both: async () => (await import('../test/tools/bench/both.ts')).measureBoth,
  month: async () => (await import('../test/tools/bench/flow.ts')).measureMonth,
}
/** Takes an hour or two, and is measured only when it is asked for. */
const onlyByName = 'month'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: '.local/bench' },
    port: { type: 'string', default: '4800' },
    runs: { type: 'string', default: '21' },
    visits: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [] },
    scale: { type: 'string', default: '25' },
    donations: { type: 'string', default: '15000' },
    days: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const page = 'docs/measurements.md'
const help = `npm run bench -- [section …] [options]

Sections: ${Object.keys(sections).join(', ')}; without any all but ${onlyByName}, which takes three quarters of an hour on two idle cores;
${onlyByName} takes another hour or two.

  --write             also writes ${page} from all that was measured so far
  --scale <n>         size of the large tenant against the demonstration's; seeded once, 100 takes long (25)
  --donations <n>     in the month of the sections flow and both (15000)
  --days <n>          section both: days of the month that are lived through; 30 for all of it (3)
  --runs <n>          imports of each function (21)
  --visits <n>        visits to each screen (5)
  --only <part>       sections web, visits and days: only screens or jobs named so; prints, and keeps nothing
  --port <n>          first of the ports to use (4800)
  --data <directory>  for tenants and bundles (.local/bench)
`

function fail(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}

async function main(): Promise<void> {
  if (values.help) return console.log(help)
  const wanted = positionals.length > 0 ? positionals : Object.keys(sections).filter((name) => name !== onlyByName)
  const unknown = wanted.filter((name) => !Object.hasOwn(sections, name))
  if (unknown.length > 0)
    throw new Error(`There is no section ${unknown.join(', ')}. Sections: ${Object.keys(sections).join(', ')}`)
  const options: BenchOptions = {
    directory: values.data,
    port: Number(values.port),
    runs: Number(values.runs),
    visits: Number(values.visits),
    only: values.only,
    scale: Number(values.scale),
    donations: Number(values.donations),
    days: Number(values.days),
    file: '.local/bench.json',
    say: (line) => console.error(`  ${line}`),
  }
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
  for (const name of wanted) {
    console.error(`${name} …`)
    try {
      const section = await (await sections[name]?.())?.(options)
      if (!section) continue
      if (options.only.length === 0) keepSection(options.file, machine, name, section)
      console.log(tableOf(section))
    } catch (fault) {
      // A failed part does not stop the others.
      fail(`${name}: ${fault instanceof Error ? fault.message : fault}`)
    }
  }
  const report = reportIn(options.file)
  if (values.write && report) writeFileSync(page, withOthersOf(readFileSync(page, 'utf8'), pageOf(report)))
}

await main().catch((fault: unknown) => fail(fault instanceof Error ? fault.message : String(fault)))
