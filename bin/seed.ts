import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { claimDataDirectory } from '../infra/local/dataDirectory.ts'

/** Fills a data directory with a tenant before the app first runs on it; `--scale 100` makes a large one. */

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    data: { type: 'string', default: process.env.GLEANERY_DATA ?? '.local' },
    reset: { type: 'boolean', default: false },
  },
})

async function main(): Promise<void> {
  const data = resolve(values.data)
  const claim = claimDataDirectory(data)
  const started = performance.now()
  const say = (line: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`)
  // The log reads its level when it is loaded.
  process.env.POWERTOOLS_LOG_LEVEL ??= 'WARN'
  const { seedDirectory } = await import('../infra/local/seedDirectory.ts')
  const { isNew } = await seedDirectory({ data, scale: Number(values.scale), reset: values.reset, say })
  if (isNew) say(`Done. Start the app with: npm start${values.data === '.local' ? '' : ` -- --data ${values.data}`}`)
  else console.log(`There is a tenant in ${values.data} already; --reset makes a new one.`)
  claim.release()
}

await main().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exitCode = 1
})
