import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startDynamoDb } from '../infra/local/dynamodb.ts'
import { functionsEnvironment } from '../test/engine/functionsEnvironment.ts'
import { morning } from '../test/engine/morning.ts'
import { isMet, type Section, tableOf, withSection } from '../test/tools/bench/report.ts'
import type { DrillOptions } from '../test/tools/drill/drill.ts'
import { SimulatedClock } from '../test/tools/simulation/clock.ts'

/** Runs drills over an embedded engine of their own and prints what was lost, counted and how long it took. */

type Drill = (options: DrillOptions, from: string | undefined) => Promise<Section>

/** Loaded on demand: functions keep the addresses that they first met. */
const drills: Readonly<Record<string, Drill>> = {
  upgrade: async (options, from) => {
    const { drillUpgrade, upgradeSection } = await import('../test/tools/drill/upgrade.ts')
    const { drillTemplates } = await import('../test/tools/drill/upgrade/templates.ts')
    const section = upgradeSection(await drillUpgrade(options, from))
    return { ...section, lines: [...section.lines, ...drillTemplates(options.say)] }
  },
  restore: async (options) => {
    const { drillRestore, openRestore, restoreSection } = await import('../test/tools/drill/restore.ts')
    const world = await openRestore()
    const found = await drillRestore(world, options)
    await world.stop()
    return restoreSection(found)
  },
  rebuild: async (options) => {
    const { openRestore } = await import('../test/tools/drill/restore.ts')
    const { drillRebuild, rebuildSection } = await import('../test/tools/drill/rebuild.ts')
    const world = await openRestore()
    const found = await drillRebuild(world, options)
    await world.stop()
    return rebuildSection(found)
  },
  keys: async (options) => {
    const { drillKeys, keysSection } = await import('../test/tools/drill/keys/keys.ts')
    const found = await drillKeys(options)
    for (const difference of found.wrong) console.error(difference)
    return keysSection(found)
  },
  outbox: async (options) => {
    const { drillOutbox, openOutbox, outboxSection } = await import('../test/tools/drill/outbox.ts')
    const world = await openOutbox()
    const found = await drillOutbox(world, options)
    await world.stop()
    return outboxSection(found)
  },
  timers: async (options) => {
    const { drillTimers, openTimers, timersSection } = await import('../test/tools/drill/timers.ts')
    const world = await openTimers()
    const found = await drillTimers(world, options)
    await world.stop()
    return timersSection(found)
  },
}

/** The whole app in a process of its own, on the clock of the wall. */
async function saturday(): Promise<void> {
  const { runSaturday, saturdaySection } = await import('../test/tools/drill/saturday/saturday.ts')
  const options = {
    orders: Number(values.orders),
    seed: Number(values.seed),
    say: (line: string) => console.error(`  ${line}`),
  }
  const found = await runSaturday(options)
  for (const problem of found.problems) console.error(problem)
  show(saturdaySection(found))
}

function show(section: Section): void {
  console.log(tableOf(section))
  if (values.write) {
    const at = new Date().toISOString()
    writeFileSync(page, withSection(readFileSync(page, 'utf8'), { ...section, at }))
  }
  if (section.lines.some((line) => isMet(line) === false)) process.exitCode = 1
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '100' },
    orders: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const page = 'docs/measurements.md'
const help = `npm run drill -- ${[...Object.keys(drills), 'saturday'].join('|')} [options]

  upgrade  an earlier version's own code fills a table and serves its clients; this version is deployed meanwhile;
           then the order in which CloudFormation changes a tenant, reckoned from the templates
  restore  the table is restored to a moment and the user pool made anew; nobody is mailed
  rebuild  region and account are lost: the tenant is rebuilt from the copy of its table and the export of its accounts
  keys     a restored table of --size keys, computed and not stored, through the operator's code in 256 MB of heap
  outbox   a stretch of the table's stream is lost; its events are found and published once
  timers   timers of every kind are lost and sweeps stay away; each fires once
  saturday a window's orders are packed and handed over on three tablets, and every number is compared with a ledger of its own

  --size <n>         donations of the drill (100)
  --orders <n>       saturday: orders of the window (300)
  --seed <n>         saturday: decides what is ordered and what becomes of it (1)
  --from <revision>  upgrade: the earlier version's tag or commit (the last tag; without tags the commit that the drill names)
  --write            also writes the drill's section of ${page}
`

async function main(): Promise<void> {
  const [name = '', ...more] = positionals
  const drill = Object.hasOwn(drills, name) ? drills[name] : undefined
  if (values.help) return console.log(help)
  if (name === 'saturday' && more.length === 0) return saturday()
  if (!drill || more.length > 0) throw new Error(help)
  const clock = new SimulatedClock(morning.toISOString())
  clock.install()
  const engine = await startDynamoDb()
  Object.assign(process.env, functionsEnvironment(engine.endpoint, 'drill'))
  const options: DrillOptions = {
    size: Number(values.size),
    setClock: (at) => clock.advance(at.getTime() - clock.now()),
    say: (line) => console.error(`  ${line}`),
  }
  try {
    const section = await drill(options, values.from)
    clock.uninstall()
    show(section)
  } finally {
    await engine.stop()
  }
}

await main().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exitCode = 1
})
// Servers of a drill that failed would keep the process.
process.exit()
