import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseKnown, readKnown } from './parseKnown.ts'

const Hours = z.strictObject({ From: z.int(), To: z.int() })
const Place = z.strictObject({ Name: z.string(), Hours: z.array(Hours) })

it('leaves out fields that came since, at any depth, and what it is given as it is', () => {
  const later = { Name: 'Pantry', Hours: [{ From: 8, To: 9, Zone: 'UTC' }], Tags: ['new'] }
  const given = structuredClone(later)
  expect(readKnown(Place, given)).toEqual({ Name: 'Pantry', Hours: [{ From: 8, To: 9 }] })
  expect(given).toEqual(later)
})

it('says what else is wrong', () => {
  const wrong = { Name: 'Pantry', Hours: [{ From: 8, To: 'nine', Zone: 'UTC' }] }
  expect(parseKnown(Place, wrong).error?.issues.map(({ path }) => path)).toEqual([['Hours', 0, 'To']])
  expect(() => readKnown(Place, { Name: 7, Hours: [] })).toThrow()
})
