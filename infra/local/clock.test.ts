import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DemoClock, shiftClock } from './clock.ts'

const RealDate = Date
const hour = 3_600_000
let directory: string
let clock: DemoClock

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'gleanery-clock-'))
  clock = shiftClock(directory)
})
afterEach(() => {
  clock.restore()
  rmSync(directory, { recursive: true })
})

/** Advance of `Date` before the real clock, in whole hours. */
const ahead = (now: number) => Math.round((now - RealDate.now()) / hour)

describe('the demo clock', () => {
  it('shifts Date.now(), new Date() and Date()', () => {
    expect(clock.advance(26 * hour)).toBe(26 * hour)
    expect(ahead(Date.now())).toBe(26)
    expect(ahead(RealDate.parse(new Date().toISOString()))).toBe(26)
    expect(ahead(RealDate.parse(Date()))).toBe(26)
  })

  it('leaves every other date as it is given', () => {
    clock.advance(hour)
    expect(new Date('2026-11-20T12:00:00.000Z').toISOString()).toBe('2026-11-20T12:00:00.000Z')
    expect(new Date(2026, 10, 20, 9).getHours()).toBe(9)
    expect(new Date(0).getTime()).toBe(0)
    expect(Date.UTC(2026, 0)).toBe(RealDate.UTC(2026, 0))
    expect(Date.parse('2026-11-20')).toBe(RealDate.parse('2026-11-20'))
  })

  it('makes dates that pass for dates, whichever clock made them', () => {
    class Day extends Date {}
    expect(new Date()).toBeInstanceOf(Date)
    expect(new Date()).toBeInstanceOf(RealDate)
    expect(new RealDate()).toBeInstanceOf(Date)
    expect(new Date().constructor).toBe(Date)
    expect(new Day()).toBeInstanceOf(Day)
    expect(structuredClone(new Date(5))).toEqual(new Date(5))
  })

  it('never goes back', () => {
    clock.advance(hour)
    expect(() => clock.advance(-1)).toThrow(RangeError)
    expect(() => clock.advance(Number.NaN)).toThrow(RangeError)
    expect(clock.offset()).toBe(hour)
  })

  it('keeps its offset after a restart', () => {
    clock.advance(hour)
    clock.advance(hour)
    clock.restore()
    expect(Date).toBe(RealDate)
    clock = shiftClock(directory)
    expect(clock.offset()).toBe(2 * hour)
    expect(ahead(Date.now())).toBe(2)
  })

  it('refuses a damaged file instead of starting at another time', () => {
    clock.advance(hour)
    const file = join(directory, 'clock.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ offset: hour })
    writeFileSync(file, '{"offset":-5}')
    clock.restore()
    expect(() => shiftClock(directory)).toThrow('holds no clock offset')
  })
})
