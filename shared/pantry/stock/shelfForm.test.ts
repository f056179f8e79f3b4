import { expect, it } from 'vitest'
import { differenceOf } from './shelfForm.ts'
import type { AdjustmentReason } from './stock.ts'

it.each<[AdjustmentReason, string, number | undefined]>([
  ['counted', '12', 2],
  ['counted', '0', -10],
  ['counted', '-1', undefined],
  ['counted', '', undefined],
  ['received', '24', 24],
  ['received', '0', undefined],
  ['received', '-3', undefined],
  ['damaged', '3', -3],
  ['expired', '1.5', undefined],
  ['donatedOn', '0', undefined],
  ['other', '-4', -4],
  ['other', '4', 4],
  ['other', '0', undefined],
  ['other', '1000001', undefined],
])('of a shelf of 10 that is %s, %o is a difference of %s', (reason, typed, expected) => {
  expect(differenceOf(reason, typed, 10)).toBe(expected)
})
