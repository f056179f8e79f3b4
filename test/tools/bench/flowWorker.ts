import { rmSync, writeFileSync } from 'node:fs'
import { shiftClock } from '../../../infra/local/clock.ts'

/**
 * Days of a tenant in as little time as they take: the app's functions over the embedded engine or a table in memory,
 * and people who answer by a simulated clock. What it found it writes as JSON into the file that it is told.
 */

const [file = '', directory = '', donations = '', scale = '', days = '', orders = ''] = process.argv.slice(2)

const clock = shiftClock()
// Everything that tells the time is loaded after the clock was set.
const { runMonth: measureMonth } = await import('./flow/month.ts')
const dataDirectory = directory === '' ? undefined : directory
if (dataDirectory) rmSync(dataDirectory, { recursive: true, force: true })
const report = await measureMonth({
  directory: dataDirectory,
  scale: Number(scale),
  days: Number(days),
  donations: Number(donations),
  orders: Number(orders),
  clock,
  say: (line) => console.error(`  ${line}`),
})
if (dataDirectory) rmSync(dataDirectory, { recursive: true, force: true })
writeFileSync(file, JSON.stringify(report))
