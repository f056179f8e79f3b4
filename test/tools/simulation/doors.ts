/**
 * Limits before the functions in the cloud, in simulated time: of an HTTP API, which lets so many calls a second through and so
 * many at one moment, and of Lambda, which runs so many copies in an account and starts one for a call that finds none idle.
 */
export interface DoorLimits {
  /** Calls a second of the API, and at one moment. */
  readonly rate: number
  readonly burst: number
  /** Copies of all functions that the account runs at once. */
  readonly concurrency: number
  /** Copies of each function that are there before anybody comes. */
  readonly warm: number
  /** Milliseconds to start a copy. */
  readonly startMs: number
}

/** An account as AWS gives it, and a tenant's file without settings. */
export const usualDoors: DoorLimits = { rate: 500, burst: 1000, concurrency: 1000, warm: 20, startMs: 350 }

interface Clock {
  now(): number
  after(milliseconds: number): Promise<void>
}

export class Doors {
  readonly #limits: DoorLimits
  readonly #clock: Clock
  readonly #idle = new Map<string, number>()
  #tokens: number
  #filledAt: number
  #running = 0
  /** Refused by the API; refused by Lambda; started first; most copies that ran at once. */
  readonly counts = { throttled: 0, full: 0, started: 0, atOnce: 0 }

  constructor(limits: DoorLimits, clock: Clock) {
    this.#limits = limits
    this.#clock = clock
    this.#tokens = limits.burst
    this.#filledAt = clock.now()
  }

  /** The status of a call: 429 for one that the API, 503 for one that Lambda has no room for. */
  async through(name: string, work: () => Promise<unknown>): Promise<200 | 429 | 503> {
    if (!this.#isLetIn()) {
      this.counts.throttled += 1
      return 429
    }
    if (this.#running >= this.#limits.concurrency) {
      this.counts.full += 1
      return 503
    }
    this.#running += 1
    this.counts.atOnce = Math.max(this.counts.atOnce, this.#running)
    const idle = this.#idle.get(name) ?? this.#limits.warm
    this.#idle.set(name, Math.max(0, idle - 1))
    try {
      if (idle === 0) await this.#start()
      await work()
    } finally {
      this.#running -= 1
      this.#idle.set(name, (this.#idle.get(name) ?? 0) + 1)
    }
    return 200
  }

  async #start(): Promise<void> {
    this.counts.started += 1
    await this.#clock.after(this.#limits.startMs)
  }

  #isLetIn(): boolean {
    const { rate, burst } = this.#limits
    const now = this.#clock.now()
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filledAt) * rate) / 1000)
    this.#filledAt = now
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}
