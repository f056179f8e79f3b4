import { parseArgs } from 'node:util'
import { shrink, simulate } from '../test/simulation/simulate.ts'

/** Runs simulated commands by the seed given, or by a new one; a failure is replayed with as few commands as show it. */
const { values } = parseArgs({ options: { commands: { type: 'string', default: '10000' }, seed: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const started = performance.now()
const result = await simulate(seed, Number(values.commands))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`seed ${seed}: ${result.commands} commands in ${result.episodes} episodes, ${seconds} s`)
for (const [outcome, count] of [...result.outcomes].sort()) console.log(`  ${String(count).padStart(8)} ${outcome}`)
if (!result.failure) process.exit(0)
else {
  console.error(`Broken in episode ${result.failure.seed}: ${result.failure.error.message}`)
  const { commands, error } = await shrink(result.failure)
  console.error(`Shrunk to ${commands.length} commands: ${error.message}`)
  for (const command of commands) console.error(`  ${command.kind} ${command.seed}`)
  process.exit(1)
}
