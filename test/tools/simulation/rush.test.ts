import { expect, it } from 'vitest'
import * as refusals from '../../../shared/refusals.ts'
import { isFull } from '../../engine/tier.ts'
import { usualDoors as limits } from './doors.ts'
import { rush } from './rush.ts'

const size = { customers: 2000, places: 200 }

it.each(isFull ? [11, 12, 13] : [11])(
  '2,000 customers in the opening second of 200 places: all places are given, in two seconds (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    const { stock, ...result } = await rush({ ...size, seed })
    console.log(JSON.stringify(result))
    expect(result.placed).toBe(size.places)
    expect(result.refused).toEqual({ [refusals.orderTimeFull.en]: size.customers - size.places })
    expect(result.window).toEqual({ placed: size.places, all: size.places })
    for (const { began, left, held } of stock) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + held).toBe(began)
    }
    expect(result.conflicts).toBeGreaterThan(0)
    expect(result.p99).toBeLessThanOrEqual(2000)
  },
)

it('2,000 customers before an API and an account as they are given: each gets an answer, and every place is given', {
  timeout: 240_000,
}, async () => {
  const { stock, doors, ...result } = await rush({ ...size, seed: 11, limits })
  console.log(JSON.stringify({ ...result, doors }))
  expect(doors?.throttled).toBeGreaterThan(0)
  expect(doors?.atOnce).toBeLessThanOrEqual(limits.concurrency)
  expect(doors?.gaveUp).toBe(0)
  expect(result.placed).toBe(size.places)
  expect(result.window).toEqual({ placed: size.places, all: size.places })
  for (const { began, left, held } of stock) expect(left + held).toBe(began)
})
