import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Counters, groups } from '../test/tools/simulation/counters.ts'
import {
  episodesOf,
  type Failure,
  type Half,
  partOf,
  type Result,
  runBothEpisode,
  runEpisode,
  runPart,
  shrink,
  simulate,
} from '../test/tools/simulation/simulate.ts'

/**
 * Runs simulated commands with the given seed or a new one, of the rescue or, with `--pantry`, of a pantry, or,
 * with `--both`, of a pantry in the world of the rescue. A failure is replayed and reported with the fewest commands that
 * still cause it; `--episode` runs that episode of a seed alone.
 */
const { values } = parseArgs({
  options: {
    commands: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    episode: { type: 'string' },
    pantry: { type: 'boolean', default: false },
    both: { type: 'boolean', default: false },
  },
})

function wholeNumber(name: 'commands' | 'seed' | 'workers' | 'episode', min: number): number {
  const number = Number(values[name])
  if (Number.isSafeInteger(number) && number >= min) return number
  console.error(`--${name} takes a whole number from ${min}`)
  process.exit(1)
}
const commands = wholeNumber('commands', 1)
const seed = wholeNumber('seed', 0)
const workers = wholeNumber('workers', 0)
const half: Half = values.both ? 'both' : values.pantry ? 'pantry' : 'rescue'
const run = { half, seed, commands }

const started = performance.now()
const seconds = () => Math.round((performance.now() - started) / 1000)
const figure = (count: number) => count.toLocaleString('en-US')

function printCounters(counters: Counters): void {
  for (const group of groups) {
    console.log(`${group}s`)
    for (const [name, count] of counters.of(group)) console.log(`${figure(count).padStart(12)}  ${name}`)
  }
}

const flags = `--seed ${seed} --commands ${commands}${half === 'rescue' ? '' : ` --${half}`}`

/** Replays it twice, shortens it, and ends. */
async function reportFailure(failure: Failure, episode: number): Promise<never> {
  console.log(`Broken in episode ${episode}: ${failure.message}`)
  console.log(`Again: npm run simulate -- ${flags} --episode ${episode}`)
  const part = partOf(run, episode)
  const replays = [await runPart(part), await runPart(part)]
  const isSame = replays.every((one) => one.failure?.message === failure.message && one.history === replays[0]?.history)
  console.log(isSame ? 'Replayed twice with the same history' : 'REPLAYED DIFFERENTLY: something is not of the seed')
  if (half !== 'pantry') await reportShortest(failure)
  console.log(`FAILED: ${failure.invariant}, seed ${seed}, episode ${episode}, ${seconds()} s`)
  process.exit(1)
}

async function reportShortest(failure: Failure): Promise<void> {
  const smallest = await shrink(failure, half === 'both' ? runBothEpisode : runEpisode)
  console.log(`Shrunk to ${smallest.commands.length} commands: ${smallest.message}`)
  for (const command of smallest.commands) console.log(`  ${command.kind} ${command.seed}`)
}

if (values.episode !== undefined) {
  const episode = wholeNumber('episode', 0)
  const told = await runPart(partOf(run, episode))
  if (told.failure) await reportFailure(told.failure, episode)
  console.log(`Episode ${episode} of seed ${seed}: every invariant held, history ${told.history}`)
  process.exit(0)
}

const steps = Math.max(1, Math.floor(episodesOf(commands) / 20))
const progress = ({ episodes, commands: done, megabytes }: Result) => {
  if (episodes % steps === 0)
    console.log(
      `${figure(done)} commands, ${figure(episodes)} episodes, ${seconds()} s, at most ${megabytes} MB a process`,
    )
}
const result = await simulate({ ...run, workers, progress })
printCounters(result.counters)
console.log(`history ${result.history}, at most ${result.megabytes} MB a process, ${workers} workers`)
if (result.failure) await reportFailure(result.failure, result.failure.episode)
const checks = result.counters.of('invariant').reduce((sum, [, count]) => sum + count, 0)
console.log(
  `PASSED: ${figure(result.commands)} commands in ${figure(result.episodes)} episodes by seed ${seed}, ${figure(checks)} checks of ${result.counters.of('invariant').length} invariants, ${seconds()} s`,
)
process.exit(0)
