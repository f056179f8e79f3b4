import type { Schedule } from '../../events/subscriptions.ts'

/** Runs the catalogue's schedules by the app's clock: when the demo clock jumps, what became due runs at once. */
export class Timetable {
  readonly #schedules: readonly Schedule[]
  readonly #invoke: (name: string) => Promise<unknown>
  readonly #next = new Map<string, number>()
  readonly #running = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor(schedules: readonly Schedule[], invoke: (name: string) => Promise<unknown>) {
    this.#schedules = schedules
    this.#invoke = invoke
  }

  start(): void {
    this.#timer = setInterval(() => this.check(), 1000)
    this.check()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Starts what is due; a run that takes longer than its interval is not started twice. */
  check(): void {
    const now = Date.now()
    for (const { name, everyMinutes } of this.#schedules) {
      if (now < (this.#next.get(name) ?? 0) || this.#running.has(name)) continue
      this.#next.set(name, now + everyMinutes * 60_000)
      this.#running.add(name)
      void this.#invoke(name)
        .catch((fault: unknown) => console.error(`${name}:`, fault instanceof Error ? fault.message : fault))
        .finally(() => this.#running.delete(name))
    }
  }

  /** Runs every schedule at the next check, after the clock was moved. */
  clockMoved(): void {
    this.#next.clear()
    this.check()
  }
}
