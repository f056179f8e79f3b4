import { describe, expect, it } from 'vitest'
import { fill } from '../../../../../shared/core/text/text.ts'
import { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'
import { type AnswerKind, answerFailure } from './answerFailure.ts'

const told = (kind: AnswerKind, reason?: string) => {
  const { refused, general } = answerFailure(kind, reason, 'An error occurred. Please try again later.')
  if (!refused) return [undefined, general]
  return [offerTexts.en[refused.title], fill<string>(offerTexts.en[refused.text], refused.values)]
}

describe('a failed answer', () => {
  it('[accept-failure-text] is told with its reason under a title, or in general words', () => {
    expect(told('accept', 'The time to answer this offer has ended.')).toEqual([
      'Unable to Accept',
      'Unable to accept: The time to answer this offer has ended.',
    ])
    expect(told('accept')).toEqual([undefined, 'An error occurred. Please try again later.'])
    expect(told('accept', '')).toEqual([undefined, 'An error occurred. Please try again later.'])
  })

  it('is told the same way for a decline', () => {
    expect(told('reject', 'You already declined this donation.')).toEqual([
      'Unable to Reject',
      'Unable to reject: You already declined this donation.',
    ])
    expect(told('reject')).toEqual([undefined, 'An error occurred. Please try again later.'])
  })
})
