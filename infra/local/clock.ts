import { join } from 'node:path'
import { readIfThere, writeAtomically } from './files.ts'

/**
 * The demo clock. It shifts `Date` of this process, and with it every deadline, token and queue of the engines in it, so that
 * offers expire and reminders are sent without waiting.
 */
export interface DemoClock {
  /** Moves the clock forward and returns the new offset. It never goes back: events would be in the future. */
  advance(milliseconds: number): number
  offset(): number
  /** Puts the real clock back. */
  restore(): void
}

/** Call it before any other import: modules that captured `Date` before keep the real one. */
export function shiftClock(directory?: string): DemoClock {
  const file = directory === undefined ? undefined : join(directory, 'clock.json')
  const RealDate = globalThis.Date
  let offset = file === undefined ? 0 : savedOffset(file)
  const now = () => RealDate.now() + offset
  const ShiftedDate: DateConstructor = new Proxy(RealDate, {
    construct: (real, given, asked) => Reflect.construct(real, given.length === 0 ? [now()] : given, asked),
    apply: () => new RealDate(now()).toString(),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  })
  // Dates know their constructor through the prototype that both share.
  const install = (date: DateConstructor) => {
    globalThis.Date = date
    Object.defineProperty(RealDate.prototype, 'constructor', { value: date, writable: true, configurable: true })
  }
  install(ShiftedDate)
  return {
    advance(milliseconds) {
      if (!Number.isSafeInteger(milliseconds) || milliseconds < 0)
        throw new RangeError('The clock only goes forward, in whole milliseconds.')
      if (file !== undefined) writeAtomically(file, JSON.stringify({ offset: offset + milliseconds }))
      offset += milliseconds
      return offset
    },
    offset: () => offset,
    restore: () => install(RealDate),
  }
}

function savedOffset(file: string): number {
  const text = readIfThere(file)
  if (text === undefined) return 0
  const { offset } = JSON.parse(text) as { offset?: unknown }
  if (typeof offset !== 'number' || !Number.isSafeInteger(offset) || offset < 0)
    throw new Error(`${file} holds no clock offset.`)
  return offset
}
