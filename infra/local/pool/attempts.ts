const freeAttempts = 5
const longestLock = 15 * 60_000

/** Cognito's lockout: after five wrong attempts each further one locks twice as long as the one before, up to 15 minutes. */
export class Attempts {
  readonly #failed = new Map<string, { count: number; lockedUntil: number }>()

  isLocked(who: string): boolean {
    return (this.#failed.get(who)?.lockedUntil ?? 0) > Date.now()
  }

  failed(who: string): void {
    const now = Date.now()
    for (const [other, { lockedUntil }] of this.#failed) if (lockedUntil + longestLock < now) this.#failed.delete(other)
    const count = (this.#failed.get(who)?.count ?? 0) + 1
    const lock = count < freeAttempts ? 0 : Math.min(1000 * 2 ** (count - freeAttempts), longestLock)
    this.#failed.set(who, { count, lockedUntil: now + lock })
  }

  succeeded(who: string): void {
    this.#failed.delete(who)
  }
}

/** Limit on the uses in an hour. */
export class Quota {
  readonly #used = new Map<string, number[]>()
  readonly #perHour: number

  constructor(perHour: number) {
    this.#perHour = perHour
  }

  /** False when none is left. */
  use(who: string): boolean {
    const hourAgo = Date.now() - 3_600_000
    for (const [other, times] of this.#used) if ((times.at(-1) ?? 0) < hourAgo) this.#used.delete(other)
    const recent = (this.#used.get(who) ?? []).filter((time) => time >= hourAgo)
    if (recent.length >= this.#perHour) return false
    this.#used.set(who, [...recent, Date.now()])
    return true
  }
}
