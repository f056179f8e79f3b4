import { expect, it } from 'vitest'
import { pilot, screenShare, startShare } from './starts.ts'

it('of a pilot most calls start a function, and hardly any once all are kept warm', () => {
  expect(startShare(pilot, false)).toBeGreaterThan(0.7)
  expect(startShare(pilot, true)).toBeLessThan(0.03)
})

it('the more calls there are, the fewer start a function', () => {
  const shares = [200, 2_000, 20_000, 200_000].map((callsOfADay) => startShare({ ...pilot, callsOfADay }, false))
  expect(shares.toSorted((a, b) => b - a)).toEqual(shares)
  expect(shares.at(-1)).toBeLessThan(0.01)
})

it('one endpoint that is called once in ten minutes starts in e to the minus one of its calls', () => {
  expect(startShare({ callsOfADay: 60, endpoints: 1 }, false)).toBeCloseTo(Math.exp(-1), 6)
})

it('a screen waits when one of its four calls does', () => {
  expect(screenShare(0.5)).toBeCloseTo(1 - 1 / 16, 9)
  expect(screenShare(0)).toBe(0)
})
