export interface Lanes<T> {
  readonly atOnce: number
  readonly perLane: number
  readonly laneOf: (item: T) => string
}

/** Runs what may run at the same time, in order, until a run answers false; what is running then still ends. */
export async function inLanes<T>(
  items: readonly T[],
  { atOnce, perLane, laneOf }: Lanes<T>,
  run: (item: T) => Promise<boolean>,
): Promise<void> {
  const waiting = [...items]
  const running = new Map<T, Promise<void>>()
  let goesOn = true
  const isFree = (item: T) => [...running.keys()].filter((one) => laneOf(one) === laneOf(item)).length < perLane
  const start = (item: T) => {
    waiting.splice(waiting.indexOf(item), 1)
    const ended = run(item)
      .then((isGood) => {
        goesOn &&= isGood
      })
      .finally(() => running.delete(item))
    running.set(item, ended)
  }
  while (running.size > 0 || (goesOn && waiting.length > 0)) {
    for (let next = waiting.find(isFree); goesOn && next && running.size < atOnce; next = waiting.find(isFree))
      start(next)
    await Promise.race(running.values())
  }
}

/** Asks for each; so many at the same time that a fleet takes seconds and no account is asked too often. */
export async function eachOf<T, U>(items: readonly T[], ask: (item: T) => Promise<U>, atOnce = 10): Promise<U[]> {
  const answers = new Map<T, U>()
  await inLanes(items, { atOnce, perLane: atOnce, laneOf: () => '' }, async (item) => {
    answers.set(item, await ask(item))
    return true
  })
  return items.map((item) => answers.get(item) as U)
}
