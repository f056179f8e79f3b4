import { expect, it } from 'vitest'
import { madeLanguages } from '../../core/text/made.ts'
import { hasSamePlaces, publishedTranslation } from './translation.ts'

it('languages that staff write are not the machine’s', () => {
  expect(madeLanguages).toContain('ko')
  expect(madeLanguages).not.toContain('es')
})

it.each([
  ['{count} of {max}', '{max} / {count}', true],
  ['{count} of {max}', '{count}', false],
  ['Packed', 'Packed {name}', false],
  ['{name} and {name}', '{name}', true],
])('a correction of %j by %j keeps the places: %s', (Wording, Corrected, isSame) => {
  expect(hasSamePlaces({ Wording, Corrected })).toBe(isSame)
})

it('pages find a correction by the machine’s wording', () => {
  const Corrections = [{ Wording: '주문', Corrected: '주문하기' }]
  expect(publishedTranslation({ Language: 'ko', Reviewed: null, Corrections })).toEqual({
    IsReviewed: false,
    Corrections: { 주문: '주문하기' },
  })
})
