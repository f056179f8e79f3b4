const RealDate = globalThis.Date

/** A clock that only moves when it is set; `Date` returns its time while it is installed. */
export class SimulatedClock {
  #now: number

  constructor(start: string) {
    this.#now = RealDate.parse(start)
  }

  now(): number {
    return this.#now
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds
  }

  install(): void {
    const now = () => this.#now
    globalThis.Date = new Proxy(RealDate, {
      construct: (real, given, asked) => Reflect.construct(real, given.length === 0 ? [now()] : given, asked),
      get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
    })
  }

  uninstall(): void {
    globalThis.Date = RealDate
  }
}
