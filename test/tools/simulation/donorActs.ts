import { isDeepStrictEqual } from 'node:util'
import { positionOf } from '../../../events/event.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { acceptedMatch, type Donation } from '../../../shared/rescue/donations/donation.ts'
import { isOpen } from '../../../shared/rescue/donations/stages.ts'
import { bulkRow, ids, people } from '../../engine/smallTenant.ts'
import type { Situation } from './actions.ts'
import type { TableItem } from './expression.ts'
import type { Check } from './invariants.ts'
import { readEvent } from './reading.ts'
import { type Request, request } from './request.ts'
import type { SeededRandom } from './seededRandom.ts'

/** Donors after the post, and their software: edits, requests to cancel, donations by reference, and what has to hold. */

/** Mostly of what is there now; sometimes of another edition, or with another pickup, which an acceptance forbids. */
export function edit({ donation, chance }: Situation): Request {
  const items = donation.AdHocTransactionDonationCategories.map(({ DonationCategory, Pounds }) => ({
    DonationCategoryID: DonationCategory.ID,
    Pounds,
  }))
  return request(donations.updateDonation, chance.pick([people.donor, people.foodBank]), {
    id: donation.ID,
    Edition: (donation.Edition ?? 0) + (chance.happens(0.9) ? 0 : 1),
    categories: chance.happens(0.5) ? items : [{ DonationCategoryID: 1, Pounds: 1 + chance.below(300) }],
    Notes: chance.happens(0.5) ? donation.Notes : `Door ${chance.below(5)}`,
    DonorRecordedPickupDate: donation.DonorRecordedPickupDate,
    PickupTimeTypeID: chance.happens(0.7) ? donation.PickupTimeType.ID : chance.pick([1, 6]),
  })
}

/** The donor asks; the food bank mostly keeps a donation whose cancellation was asked for. */
export const askCancel = ({ donation: { ID: id, CancelRequest }, chance }: Situation): Request =>
  CancelRequest && chance.happens(0.6)
    ? request(donations.declineCancel, people.foodBank, { id })
    : request(donations.requestCancel, people.donor, { id, Reason: `Reason ${chance.below(3)}` })

/** The donor's software posts under one of few references, so that most come again. */
export function postBySoftware(apiKey: string, chance: SeededRandom): Request {
  const draft = {
    ...bulkRow,
    donorId: ids.donor,
    Reference: `TILL-${chance.below(12)}`,
    categories: [{ DonationCategoryID: 1, Pounds: 1 + chance.below(300) }],
  }
  return {
    endpoint: donations.postDonorDonation,
    caller: undefined,
    headers: { 'access-code': apiKey },
    input: draft as never,
  }
}

const editEvents: readonly unknown[] = ['DonationEdited', 'ItemsCorrected']
const pickupOf = (donation: Donation) => {
  const accepted = acceptedMatch(donation)
  return [
    donation.DonorRecordedPickupDate,
    donation.PickupTimeType,
    accepted?.Agency.ID,
    accepted?.AgencyProposedPickupDate,
    accepted?.PickupTimeType,
  ]
}
const contentsOf = ({ AdHocTransactionDonationCategories, Notes, Edition }: Donation) => [
  AdHocTransactionDonationCategories,
  Notes,
  Edition,
]

/** One donation after a change: each edit counts once, an agreed pickup stays, and what is over is not edited. */
export function checkEdits(
  donation: Donation,
  before: Donation | undefined,
  events: readonly TableItem[],
  must: Check,
): void {
  const named = (text: string) => () => `donation ${donation.ID} v${donation.Version}: ${text}`
  const told = events.filter(({ Type }) => editEvents.includes(Type)).length
  must('edits', (donation.Edition ?? 0) === told, named(`edition ${donation.Edition} after ${told} edits`))
  const request = events.findLast(({ Type }) => requestEvents.includes(String(Type)))?.Type
  must(
    'edits',
    !!donation.CancelRequest === (request === 'CancelRequested'),
    named(`a request to cancel after ${request}`),
  )
  if (!before) return
  must(
    'edits',
    !acceptedMatch(before) || isMoved(before, events) || isDeepStrictEqual(pickupOf(donation), pickupOf(before)),
    named('the agreed pickup was changed'),
  )
  // A receipt says the final weights.
  const isReceipted = donation.Receipt?.ID !== before.Receipt?.ID
  // Donations closed with other weights, or another day, go back to what they were.
  const isReopened = before.IsMarkedAsSuccessfulByDonor !== null && donation.IsMarkedAsSuccessfulByDonor === null
  must(
    'edits',
    isOpen(before) || isReceipted || isReopened || isDeepStrictEqual(contentsOf(donation), contentsOf(before)),
    named(`it was edited when it was ${before.Stage}`),
  )
}
/** Pickups that were changed, handed back or lost; a close-out and its undoing carry the day of the pickup. */
const isMoved = (before: Donation, events: readonly TableItem[]) =>
  events.some((event) => moves.includes(String(event.Type)) && positionOf(readEvent(event)).version > before.Version)
const moves: readonly string[] = ['PickupChanged', 'PickupHandedBack', 'PickupReassigned', 'DonationReopened']
const requestEvents: readonly string[] = ['CancelRequested', 'CancelDeclined', 'DonationCancelled']

/** In the end: a reference has one donation, and each donation of the software has one. */
export function checkReferences(items: readonly TableItem[], must: Check): void {
  const referred = items.filter(({ sk, pk }) => sk === 'REFERENCE' && String(pk).startsWith('DONORREFERENCE#'))
  const posted = items.filter(({ sk, EntrySourceCode }) => sk === 'DONATION' && EntrySourceCode === 'API')
  const [named, made] = [referred.map(({ DonationID }) => Number(DonationID)), posted.map(({ ID }) => Number(ID))]
  must(
    'references',
    isDeepStrictEqual(
      named.toSorted((a, b) => a - b),
      made.toSorted((a, b) => a - b),
    ),
    () => `references name the donations ${named}, and there are ${made}`,
  )
}
