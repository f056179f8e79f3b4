import { describe, expect, it } from 'vitest'
import { barsOf, dayAt, dayTicks, poundTicks } from './chartScale.ts'

describe('poundTicks', () => {
  it.each([
    [0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [7, [0, 2, 4, 6, 8]],
    [480, [0, 100, 200, 300, 400, 500]],
    [500, [0, 100, 200, 300, 400, 500]],
    [1201, [0, 500, 1000, 1500]],
    [0.4, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('up to %d pounds', (most, ticks) => {
    expect(poundTicks(most)).toEqual({ ticks, top: ticks.at(-1) })
  })
  it('always reaches the most, with few lines', () => {
    for (let most = 1; most < 100_000; most = Math.ceil(most * 1.37)) {
      const { ticks, top } = poundTicks(most)
      expect(top).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(ticks.length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('dayTicks', () => {
  it('names every day where there is room', () => {
    expect(dayTicks(3, 80, 64)).toEqual([0, 1, 2])
  })
  it('names few of many, never nearer than a name is wide', () => {
    const named = dayTicks(324, 3, 64)
    expect(named.length).toBeGreaterThan(10)
    for (const [i, day] of named.entries())
      if (i > 0) expect((day - (named[i - 1] ?? 0)) * 3).toBeGreaterThanOrEqual(64)
  })
  it('leaves out a name that would stand out at the end', () => {
    expect(dayTicks(45, 3, 64).at(-1)).toBe(22)
    expect(dayTicks(52, 3, 64).at(-1)).toBe(44)
  })
  it('names one day of a period narrower than a name', () => {
    expect(dayTicks(5, 3, 64)).toHaveLength(1)
  })
})

describe('barsOf', () => {
  it('stands in its day, with half the gap on either side, and not where nothing was picked up', () => {
    const days = [
      { date: '2026-01-01', pounds: 5 },
      { date: '2026-01-02', pounds: 0 },
      { date: '2026-01-03', pounds: 7 },
    ]
    expect(barsOf(days, { left: 50, right: 80 }, 0.2)).toEqual([
      { date: '2026-01-01', x: 51, width: 8, share: 5 },
      { date: '2026-01-03', x: 71, width: 8, share: 7 },
    ])
  })
})

describe('dayAt', () => {
  const span = { left: 50, right: 80 }
  it.each([
    [50, 0],
    [59.9, 0],
    [60, 1],
    [79.9, 2],
    [49, undefined],
    [80, undefined],
  ])('%d is over %s', (x, day) => expect(dayAt(x, span, 3)).toBe(day))
})
