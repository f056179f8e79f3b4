import { type Command, commandsOf, Episode } from './episode.ts'

/** Many episodes by one seed; each is as long as a busy day of a small tenant. */

export interface Failure {
  readonly seed: number
  readonly commands: readonly Command[]
  readonly error: Error
}
export interface Result {
  readonly commands: number
  readonly episodes: number
  readonly outcomes: ReadonlyMap<string, number>
  readonly failure?: Failure
}

const episodeLength = 250

/** What is wrong with an episode; undefined when nothing is. */
export async function failureOf(
  seed: number,
  commands: readonly Command[],
  outcomes?: Map<string, number>,
): Promise<Failure | undefined> {
  const episode = new Episode()
  try {
    await episode.run(seed, commands)
    return undefined
  } catch (error) {
    return { seed, commands, error: error instanceof Error ? error : new Error(String(error)) }
  } finally {
    for (const [outcome, count] of episode.outcomes) outcomes?.set(outcome, (outcomes.get(outcome) ?? 0) + count)
  }
}

export async function simulate(seed: number, count: number): Promise<Result> {
  const outcomes = new Map<string, number>()
  let done = 0
  let episodes = 0
  while (done < count) {
    const length = Math.min(episodeLength, count - done)
    const own = seed * 1_000_003 + episodes
    const failure = await failureOf(own, commandsOf(own, length), outcomes)
    done += length
    episodes += 1
    if (failure) return { commands: done, episodes, outcomes, failure }
  }
  return { commands: done, episodes, outcomes }
}

/** The same failure with as few commands as still show it: ever smaller parts are left out. */
export async function shrink(failure: Failure, find: typeof failureOf = failureOf): Promise<Failure> {
  let smallest = failure
  for (let part = Math.ceil(failure.commands.length / 2); part >= 1; part = part === 1 ? 0 : Math.ceil(part / 2)) {
    for (let start = 0; start < smallest.commands.length; ) {
      const left = [...smallest.commands.slice(0, start), ...smallest.commands.slice(start + part)]
      const still = await find(failure.seed, left)
      if (still) smallest = still
      else start += part
    }
  }
  return smallest
}
