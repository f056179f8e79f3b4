import { entityKeys } from '../../functions/core/table/keys/entities.ts'
import { table } from '../../functions/core/table/table.ts'
import { knownEntity, signedInUser } from '../../functions/network/organizations/entityTable.ts'
import { change, donationById } from '../../functions/rescue/donations/donationTable.ts'
import { matchDonation } from '../../functions/rescue/offers/matchDonation.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { AnyEndpoint, Input } from '../../shared/core/schema/endpoint.ts'
import { addDays, localDay } from '../../shared/core/time/zone.ts'
import { settingsOf } from '../../shared/network/organizations/entity.ts'
import type { DonationDraft } from '../../shared/rescue/donations/api.ts'
import * as donations from '../../shared/rescue/donations/api.ts'
import { type AgencyMatch, type Donation, liveOffers, rankedMatches } from '../../shared/rescue/donations/donation.ts'
import * as offers from '../../shared/rescue/offers/api.ts'
import * as receipts from '../../shared/rescue/receipts/api.ts'
import { call } from '../engine/call.ts'

/**
 * Callers and prepared donations for the calls whose costs are counted, in the small tenant of the tests and in a large one.
 */
export interface Participants {
  readonly network: Caller
  readonly association: Caller
  readonly coop: Caller
  readonly foodBank: Caller
  readonly donor: Caller
  readonly store: Caller
  readonly ids: {
    /** The food bank of the callers, and another. */
    readonly foodBank: number
    readonly otherFoodBank: number
    readonly association: number
    readonly coop: number
    /** The donor of the callers, and its location. */
    readonly donor: number
    readonly donorLocation: number
    readonly donorLocationCode: string
    readonly provider: number
    /** Three agencies of the food bank. */
    readonly agencies: readonly [number, number, number]
  }
  /** The person who acts for an agency of the food bank. */
  agency(id: number): Promise<Caller>
  draft(): DonationDraft
}

async function stored(id: number): Promise<Donation> {
  const donation = await donationById(id)
  if (!donation) throw new Error(`Donation ${id} is not stored`)
  return donation
}

/** Calls an endpoint; a refusal is an error of the fixture. */
export async function succeed<E extends AnyEndpoint>(endpoint: E, by: Caller, input: Input<E>): Promise<unknown> {
  const { answer, body } = await call(endpoint, by, input)
  if (!answer.Successful) throw new Error(`${endpoint.id} was refused: ${body}`)
  return answer.Value
}

/** Posted and matched, and waiting for the food bank's approval. */
export async function waiting(participants: Participants): Promise<Donation> {
  const made = (await succeed(donations.postDonation, participants.store, participants.draft())) as { ID: number }
  const asks = (donation: Donation) => ({ state: { ...donation, IsAutomaticallyApproved: false }, events: [] })
  await change(await stored(made.ID), asks, { by: null, now: new Date() })
  await matchDonation(await stored(made.ID), new Date())
  return stored(made.ID)
}

/** Offered to the first agency of its list. */
export async function offeredDonation(participants: Participants): Promise<Donation> {
  const { ID } = await waiting(participants)
  await succeed(offers.acceptMatches, participants.foodBank, { txId: ID })
  return stored(ID)
}

export function firstOffer(donation: Donation): AgencyMatch {
  const [match] = liveOffers(donation)
  if (!match) throw new Error(`Donation ${donation.ID} is offered to nobody`)
  return match
}
export function lastRanked(donation: Donation): AgencyMatch {
  const last = rankedMatches(donation).at(-1)
  if (!last) throw new Error(`Donation ${donation.ID} has no ranking`)
  return last
}

/** Pickup that an agency proposes: tomorrow, in the window the donation names. */
export const proposal = (donation: Donation) => ({
  AgencyProposedPickupDate: addDays(localDay(new Date(), donation.TimeZone), 1),
  AgencyProposedPickupTimeTypeID: donation.PickupTimeType.ID,
})

export interface Accepted {
  readonly donation: Donation
  readonly by: Caller
}

export async function takenDonation(participants: Participants): Promise<Accepted> {
  const donation = await offeredDonation(participants)
  const { ID, Agency } = firstOffer(donation)
  const by = await participants.agency(Agency.ID)
  await succeed(offers.acceptMatch, by, { id: ID, ...proposal(donation) })
  return { donation: await stored(donation.ID), by }
}

export const receiptInput = ({ donation, by }: Accepted) => ({
  agencyId: by.EntityID,
  donorLocationId: donation.DonorLocation.ID,
  categories: donation.AdHocTransactionDonationCategories.map((item) => ({
    categoryId: item.DonationCategory.ID,
    pounds: item.Pounds,
  })),
  adHocTransactionId: donation.ID,
  date: localDay(new Date(), donation.TimeZone),
})

export async function receiptedDonation(
  participants: Participants,
): Promise<{ readonly id: number; readonly by: Caller; readonly of: number; readonly date: string }> {
  const taken = await takenDonation(participants)
  const input = receiptInput(taken)
  const made = (await succeed(receipts.createReceipt, taken.by, input)) as { PickupID: number }
  return { id: made.PickupID, by: taken.by, of: taken.donation.ID, date: input.date }
}

export const settingsAt = async (participants: Participants) =>
  settingsOf(await knownEntity('foodBank', participants.foodBank.EntityID))

/** The caller, whose address sent an e-mail back. */
export async function marked(caller: Caller): Promise<Caller> {
  const user = await signedInUser(caller)
  const ReturnedMail = { Kind: 'bounce', Address: user.EMailAddress, At: new Date().toISOString() } as const
  await table.commit([{ update: entityKeys.user(caller.Subject), set: { ReturnedMail } }])
  return caller
}
