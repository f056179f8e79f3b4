import { expect, it } from 'vitest'
import { receiptDateRefusal } from './draft.ts'
import * as refusals from './refusals.ts'

it.each([
  ['2026-11-21', refusals.receiptDateInFuture],
  ['2026-11-20', undefined],
  ['2025-11-19', undefined],
  ['2025-11-18', refusals.receiptDateTooOld],
  ['1900-01-01', refusals.receiptDateTooOld],
])('a receipt of %s, made out on 2026-11-20: %s', (day, refused) =>
  expect(receiptDateRefusal(day, '2026-11-20')?.refused).toBe(refused),
)
