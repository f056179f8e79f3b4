import type { SQSEvent } from 'aws-lambda'
import { expect, it } from 'vitest'
import type { Event } from '../../../events/event.ts'
import type { DonationEvent } from '../../../shared/rescue/donations/events.ts'
import { recordsOfFoodBank } from '../../network/organizations/entityTable.ts'
import { handler } from './onOfferAnswered.ts'

let count = 0
function event({ type, detail }: DonationEvent): Event {
  count += 1
  return {
    ID: `1-${count}-0`,
    Type: type,
    At: '2026-11-20T12:00:00.000Z',
    Subject: { Kind: 'donation', ID: 1 },
    EntityID: 10,
    By: null,
    Detail: { ...detail },
  }
}
const deliver = (...events: Event[]) =>
  handler(
    { Records: events.map((detail) => ({ messageId: detail.ID, body: JSON.stringify({ detail }) })) } as SQSEvent,
    {} as never,
  )
const offer = { MatchID: 101, Agency: { ID: 11, Name: 'Harbor Light Pantry' } }
const receipt = (Pounds: number, day: string) =>
  event({ type: 'ReceiptCreated', detail: { ReceiptID: 1, Code: 'R1', AgencyID: 11, Pounds, Date: day } })

it('records answers and pounds by week, each event once however often it is delivered', async () => {
  const accepted = event({
    type: 'OfferAccepted',
    detail: { ...offer, PickupDate: '2026-11-21', PickupTime: 'Morning' },
  })
  const events = [
    accepted,
    event({ type: 'OfferDeclined', detail: offer }),
    event({ type: 'OfferDeclined', detail: { ...offer, Why: 'tooMuch' } }),
    event({ type: 'OfferDeclined', detail: { ...offer, Why: 'noDriver' } }),
    event({ type: 'OfferExpired', detail: offer }),
    receipt(120.5, '2026-11-20'),
    receipt(30, '2026-11-16'),
    receipt(7, '2026-11-23'),
  ]
  expect(await deliver(...events)).toEqual({ batchItemFailures: [] })
  expect(await deliver(...events)).toEqual({ batchItemFailures: [] })
  expect(await recordsOfFoodBank(10)).toEqual([
    expect.objectContaining({
      AgencyID: 11,
      OffersAnswered: 5,
      OffersAccepted: 1,
      DeclinedTooMuch: 1,
      DeclinedNoDriver: 1,
      'Week2026-47': 150.5,
      'Week2026-48': 7,
    }),
  ])
})
