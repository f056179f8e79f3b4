import { expect, it } from 'vitest'
import { tick } from './deadlines.ts'
import type { DonationTransition } from './donationTransition.ts'
import { at, matchesOf, postedDonation, start } from './life.fixture.ts'
import { matched } from './offering.ts'
import { predictOffers } from './predict.ts'

const entities = [1, 2, 3].map((ID) => ({ ID, Name: `Agency ${ID}` }))
const minute = (minutes: number) => at(minutes).toISOString()
const predict = (mode: 'ordered' | 'simultaneous', startAfter: Date | null = null) =>
  predictOffers({ entities, mode, startAfter, offerMinutes: 60, now: start }).map((one) => [
    one.ID,
    one.NotifyAt,
    one.AnswerUntil,
  ])

it('[escalation-modes] one after the other, or all at once', () => {
  expect(predict('ordered')).toEqual([
    [1, minute(0), minute(60)],
    [2, minute(60), minute(120)],
    [3, minute(120), minute(180)],
  ])
  expect(predict('simultaneous').map(([, ...times]) => times)).toEqual(Array(3).fill([minute(0), minute(60)]))
})

it('[start-modes] counts from a delayed start, but not from one that has passed', () => {
  expect(predict('ordered', at(30))[0]).toEqual([1, minute(30), minute(90)])
  expect(predict('ordered', at(-30))[0]).toEqual([1, minute(0), minute(60)])
})

it('predicts what the clock then does when nobody answers', () => {
  let { state: donation, events } = matched(
    postedDonation(),
    matchesOf(postedDonation(), [1, 2, 3]),
    start,
  ) as DonationTransition
  const offers: unknown[] = []
  for (const [ID, NotifyAt, AnswerUntil] of predict('ordered')) {
    for (const one of events) if (one.type === 'OfferMade') offers.push([one.detail.Agency.ID, one.detail.Deadline])
    expect(offers.at(-1)).toEqual([ID, AnswerUntil])
    expect(donation.Matches.find((match) => match.Agency.ID === ID)?.InitialActivationTime).toBe(NotifyAt)
    ;({ state: donation, events } = tick(donation, new Date(String(AnswerUntil))))
  }
  expect(donation.Stage).toBe('notMatched')
})
