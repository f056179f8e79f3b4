import { createHash } from 'node:crypto'
import { BothViolation, pantryInRescue } from './bothHalves.ts'
import { commandsOf, type SimulatedCommand } from './commands.ts'
import { Counters } from './counters.ts'
import { Episode } from './episode.ts'
import { InvariantViolation } from './invariants.ts'
import { PantryEpisode, preparePantry } from './pantryEpisode.ts'
import { PantryViolation, pantryInvariants } from './pantryInvariants.ts'
import { startWorkers } from './workers.ts'

/**
 * Many episodes by one seed; each starts with a new tenant, so that they may run in any order and in several processes. Results
 * are combined in the order of the episodes.
 */

export interface Failure {
  readonly seed: number
  /** Of the rescue, and of both: what led to it, to be shortened. An episode of the pantry is repeated from its seed. */
  readonly commands: readonly SimulatedCommand[]
  readonly invariant: string
  readonly message: string
}
/** One episode as it travels between processes. */
export interface EpisodeResult {
  readonly counts: readonly (readonly [string, number])[]
  /** Fingerprint of everything that happened, in its order. */
  readonly history: string
  readonly megabytes: number
  readonly failure?: Failure
}
export interface Result {
  readonly commands: number
  readonly episodes: number
  readonly counters: Counters
  readonly history: string
  /** Most memory that one process took. */
  readonly megabytes: number
  readonly failure?: Failure & { readonly episode: number }
}

export const episodeLength = 250
export const episodesOf = (commands: number) => Math.ceil(commands / episodeLength)

export interface SimulationRun {
  readonly half?: Half
  readonly seed: number
  readonly commands: number
}
/** Half of the app: donations, an order-ahead pantry, or both in one world. */
export type Half = 'rescue' | 'pantry' | 'both'

/** An episode's own seed and length in a run of so many commands. */
export const partOf = ({ half = 'rescue', seed, commands }: SimulationRun, episode: number) => ({
  half,
  seed: seed * 1_000_003 + episode,
  length: Math.min(episodeLength, commands - episode * episodeLength),
})
export type Part = ReturnType<typeof partOf>

export const runEpisode = (seed: number, commands: readonly SimulatedCommand[]) => runIn(new Episode(), seed, commands)
/** A pantry in the world of the rescue. */
export const runBothEpisode = async (seed: number, commands: readonly SimulatedCommand[]) =>
  runIn(new Episode(await pantryInRescue()), seed, commands)

const runIn = (episode: Episode, seed: number, commands: readonly SimulatedCommand[]) =>
  resultOf(episode, episode.run(seed, commands), { seed, commands })

async function runPantryEpisode(seed: number, commands: number): Promise<EpisodeResult> {
  const episode = new PantryEpisode(await preparePantry(), seed)
  return resultOf(episode, episode.run(commands), { seed, commands: [] })
}

async function resultOf(
  episode: Pick<Episode, 'counters' | 'history'>,
  ended: Promise<void>,
  from: Pick<Failure, 'seed' | 'commands'>,
): Promise<EpisodeResult> {
  const failure = await ended.then(
    () => undefined,
    (error: Error): Failure => ({ ...from, invariant: violated(error), message: error.message }),
  )
  return {
    counts: episode.counters.entries(),
    history: episode.history(),
    megabytes: Math.round(process.memoryUsage.rss() / 1e6),
    ...(failure ? { failure } : {}),
  }
}

function violated(error: Error): string {
  if (error instanceof InvariantViolation || error instanceof BothViolation) return error.invariant
  return error instanceof PantryViolation ? pantryInvariants[error.invariant] : error.name
}

export function runPart({ half, seed, length }: Part): Promise<EpisodeResult> {
  if (half === 'pantry') return runPantryEpisode(seed, length)
  return half === 'both'
    ? runBothEpisode(seed, commandsOf(seed, length, true))
    : runEpisode(seed, commandsOf(seed, length))
}

export interface Options extends SimulationRun {
  /** Processes; 0 for this one alone. */
  readonly workers?: number
  readonly progress?: (result: Result) => void
}

export async function simulate({ workers = 0, progress, ...run }: Options): Promise<Result> {
  const { commands } = run
  const total = episodesOf(commands)
  const pool = workers > 0 ? startWorkers(Math.min(workers, total)) : undefined
  const counters = new Counters()
  const history = createHash('sha256')
  let result: Result = { commands: 0, episodes: 0, counters, history: '', megabytes: 0 }
  const told = new Map<number, Promise<EpisodeResult>>()
  const begin = (episode: number) => {
    if (episode < total) told.set(episode, (pool?.tell ?? runPart)(partOf(run, episode)))
  }
  // Enough under way that nobody waits for the one whose turn it is.
  const ahead = pool ? workers * 4 : 1
  for (let episode = 0; episode < ahead; episode++) begin(episode)
  try {
    for (let episode = 0; episode < total; episode++) {
      const one = await (told.get(episode) as Promise<EpisodeResult>)
      told.delete(episode)
      counters.take(one.counts)
      history.update(one.history)
      const { length } = partOf(run, episode)
      result = {
        commands: result.commands + length,
        episodes: episode + 1,
        counters,
        history: history.copy().digest('hex').slice(0, 16),
        megabytes: Math.max(result.megabytes, one.megabytes),
      }
      if (one.failure) return { ...result, failure: { ...one.failure, episode } }
      progress?.(result)
      begin(episode + ahead)
    }
    return result
  } finally {
    await pool?.stop()
  }
}

/** The same failure with the fewest commands that still cause it. */
export async function shrink(failure: Failure, find: typeof runEpisode = runEpisode): Promise<Failure> {
  const smaller = await shrinkOnce(failure, find)
  return smaller.commands.length < failure.commands.length ? shrink(smaller, find) : smaller
}

/** Ever smaller parts are left out. */
async function shrinkOnce(failure: Failure, find: typeof runEpisode): Promise<Failure> {
  let smallest = failure
  for (let part = Math.ceil(failure.commands.length / 2); part >= 1; part = part === 1 ? 0 : Math.ceil(part / 2)) {
    for (let start = 0; start < smallest.commands.length; ) {
      const left = [...smallest.commands.slice(0, start), ...smallest.commands.slice(start + part)]
      const { failure: still } = await find(failure.seed, left)
      if (still?.invariant === failure.invariant) smallest = still
      else start += part
    }
  }
  return smallest
}
