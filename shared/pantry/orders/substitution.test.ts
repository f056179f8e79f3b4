import { expect, it } from 'vitest'
import { isToAsk } from './substitution.ts'

const line = (more: object) => ({ Quantity: 2, PackedQuantity: 1, Substitution: 'ask' as const, ...more })

it('a family is asked at the hand-over about what was packed short and what it wants to be asked about', () => {
  expect(isToAsk(line({}))).toBe(true)
  expect(isToAsk(line({ PackedQuantity: 2 }))).toBe(false)
  expect(isToAsk(line({ PackedQuantity: null }))).toBe(false)
  expect(isToAsk(line({ Substitution: 'none' }))).toBe(false)
  expect(isToAsk(line({ Substitution: undefined }))).toBe(false)
})
