import { expect, it } from 'vitest'
import { OutcomeCounter } from './outcomes.ts'

const told = (...events: [Type: string, DonationID: number][]) => {
  const counter = new OutcomeCounter()
  for (const [Type, ID] of events) counter.note({ Type, Subject: { Kind: 'donation', ID }, Detail: {} })
  return counter
}

it('an offer is open until it is answered, ends or is withdrawn', () => {
  const made = (count: number) => Array.from({ length: count }, (): [string, number] => ['OfferMade', 1])
  const counter = told(
    ...made(5),
    ['OfferAccepted', 1],
    ['OfferDeclined', 1],
    ['OfferExpired', 1],
    ['OfferWithdrawn', 1],
  )
  expect(counter.outcome()).toMatchObject({ settled: 4, openOffers: 1 })
})

it('a donation is open until it is closed and receipted, or no agency is left', () => {
  const counter = told(
    ['DonationPosted', 1],
    ['DonationPosted', 2],
    ['DonationPosted', 3],
    ['ReceiptCreated', 1],
    ['DonationClosed', 1],
    ['DonationNotMatched', 2],
    ['DonationClosed', 3],
  )
  expect([counter.isOpen, counter.outcome().openDonations]).toEqual([true, [3]])
  counter.note({ Type: 'ReceiptCreated', Subject: { Kind: 'donation', ID: 3 }, Detail: {} })
  expect(counter.isOpen).toBe(false)
})

it('an order is open until it is handed over, cancelled or abandoned; a donation with its number is another thing', () => {
  const counter = new OutcomeCounter()
  const note = (Type: string, Kind: string, ID: number, Detail = {}) =>
    counter.note({ Type, Subject: { Kind, ID }, Detail })
  for (const id of [1, 2, 3, 4]) note('OrderPlaced', 'order', id)
  note('DonationPosted', 'donation', 4)
  note('OrderStatusChanged', 'order', 1, { To: 'PACKED' })
  note('OrderStatusChanged', 'order', 2, { To: 'DELIVEREDTONEIGHBOR' })
  note('OrderStatusChanged', 'order', 3, { To: 'ABANDONED' })
  note('OrderStatusChanged', 'order', 4, { To: 'CANCELLED' })
  expect(counter.outcome()).toMatchObject({ openOrders: [1], openDonations: [4] })
})
