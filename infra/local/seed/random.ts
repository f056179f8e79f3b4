/** A seeded random generator: a demonstration tenant is the same on every machine. */
export interface Random {
  /** 0 up to 1 exclusive. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  between(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  /** By weight: twice the weight comes twice as often. */
  weighed<T>(from: readonly (readonly [item: T, weight: number])[]): T
  shuffled<T>(items: readonly T[]): T[]
}

/** Mixes numbers to one seed, for example day and index of a donation. */
const mixed = (seeds: readonly number[]) =>
  seeds.reduce((mix, seed) => {
    const stirred = Math.imul(mix ^ (seed | 0), 0x9e3779b1)
    return (stirred ^ (stirred >>> 15)) | 0
  }, 0x2545f491)

/** The mulberry32 generator. */
export function randomFrom(...seeds: number[]): Random {
  let state = mixed(seeds)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mix = Math.imul(state ^ (state >>> 15), 1 | state)
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[whole(0, from.length - 1)]
    if (picked === undefined) throw new Error('Nothing to pick from')
    return picked
  }
  return {
    next,
    whole,
    between: (from, to) => from + next() * (to - from),
    chance: (share) => next() < share,
    pick,
    weighed(from) {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of from) {
        left -= weight
        if (left < 0) return item
      }
      return pick(from)[0]
    },
    shuffled(items) {
      const mixing = [...items]
      for (let last = mixing.length - 1; last > 0; last--) {
        const other = whole(0, last)
        const [a, b] = [mixing[last], mixing[other]]
        if (a !== undefined && b !== undefined) [mixing[last], mixing[other]] = [b, a]
      }
      return mixing
    },
  }
}

/** Draws from many by weight, without adding the weights up each time. */
export function lottery<T>(tickets: readonly (readonly [item: T, weight: number])[]): (random: Random) => T {
  let sum = 0
  const ends = tickets.map(([, weight]) => {
    sum += weight
    return sum
  })
  return (random) => {
    const drawn = random.between(0, sum)
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) > drawn) high = middle
      else low = middle + 1
    }
    const ticket = tickets[low]
    if (!ticket) throw new Error('A lottery without tickets')
    return ticket[0]
  }
}
