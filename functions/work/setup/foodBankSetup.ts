import * as z from 'zod/mini'
import { isDonorRole } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { openInvitations } from '../../../shared/network/people/invitation.ts'
import type { DonationRow } from '../../../shared/rescue/donations/rows.ts'
import {
  type FoodBankSetup,
  type FoodBankSetupFacts,
  foodBankSetupItems,
} from '../../../shared/work/setup/foodBankChecklist.ts'
import type { TotalsAmounts } from '../../../shared/work/totals/totals.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { receiptLists } from '../../core/table/keys/receipts.ts'
import { inState, type List } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'
import { unattendedAmong } from '../../network/agencies/unattended.ts'
import { hasAny } from '../../network/organizations/deleting.ts'
import { loadPeople, recordsOfFoodBank } from '../../network/organizations/entityTable.ts'
import { loadInvitations } from '../../network/people/invitationTable.ts'

/** The checklist of a food bank that has not seen a donation accepted and through. */

/** Agencies and locations that are looked at, the first of each list: each costs a query, and the home asks every half minute. */
const looked = 8

const Organization = z.object({
  ID: ID,
  IsActive: z.boolean(),
  DonorID: z.optional(ID),
  IsMasterAgency: z.optional(z.boolean()),
})
const some = async (list: List) =>
  (await table.page({ ...list, limit: looked }, Organization)).items.filter(({ IsActive }) => IsActive)

/** Agencies without the food bank's own, each with who can answer for it. */
async function agenciesOf(foodBankId: number, now: Date): Promise<FoodBankSetupFacts['agencies']> {
  const agencies = (await some(entityLists.foodBankAgencies(foodBankId))).filter((one) => one.IsMasterAgency !== true)
  const unattended = await unattendedAmong(
    agencies.map((one) => ({ ID: one.ID, IsMasterAgency: false })),
    now,
  )
  return agencies.map((one) => ({ ID: one.ID, attendance: unattended.get(one.ID) ?? 'ok' }))
}

/** Somebody of the location or of its donor may post. */
async function locationsOf(foodBankId: number, now: Date): Promise<FoodBankSetupFacts['locations']> {
  const locations = await some(entityLists.foodBankLocations(foodBankId))
  const ids = [...new Set(locations.flatMap(({ ID: id, DonorID }) => [id, DonorID ?? id]))]
  const people = await loadPeople(ids)
  const posting = new Set(
    people.flatMap(({ Roles }) => Roles.flatMap(({ Role, EntityID }) => (isDonorRole(Role) ? [EntityID] : []))),
  )
  const isAttended = ({ ID: id, DonorID }: (typeof locations)[number]) => posting.has(id) || posting.has(DonorID ?? id)
  return Promise.all(
    locations.map(async (location) => {
      const named = { ID: location.ID }
      if (isAttended(location)) return { ...named, attendance: 'ok' }
      const all = await Promise.all([location.ID, location.DonorID ?? location.ID].map(loadInvitations))
      return { ...named, attendance: openInvitations(all.flat(), now).length > 0 ? 'invited' : 'nobody' }
    }),
  )
}

const isAccepted = ({ Matches }: DonationRow) => Matches.some(({ Response }) => Response === 'accepted')

/** A donation was accepted before, and got further or was called off; or food came in otherwise. */
async function isPastFirst(foodBankId: number): Promise<boolean> {
  if (await hasAny(receiptLists.foodBank(foodBankId))) return true
  if (await hasAny(inState(donationLists.foodBank(foodBankId), 'complete'))) return true
  return (await recordsOfFoodBank(foodBankId)).some(({ OffersAccepted }) => OffersAccepted > 0)
}

/**
 * The checklist; undefined once a donation was accepted and is no longer the only one. The rows and sums of the food bank's
 * home tell that of a busy one without a further request.
 */
export async function foodBankSetupOf(
  foodBankId: number,
  { rows, amounts }: { rows: readonly DonationRow[]; amounts: TotalsAmounts },
  now: Date,
): Promise<FoodBankSetup | undefined> {
  const accepted = rows.filter(isAccepted)
  const [first] = accepted
  if (accepted.length > 1 || amounts.Claimed > 1 || rows.some(({ Stage }) => Stage === 'closed')) return undefined
  if (first ? await hasAny(inState(donationLists.foodBank(foodBankId), 'complete')) : await isPastFirst(foodBankId))
    return undefined
  const [agencies, hasDonor, locations, hasPosted] = await Promise.all([
    agenciesOf(foodBankId, now),
    hasAny(entityLists.foodBankDonors(foodBankId)),
    locationsOf(foodBankId, now),
    rows.length > 0 || hasAny(donationLists.foodBank(foodBankId)),
  ])
  const facts = { agencies, hasDonor, locations, hasPosted, wasAccepted: first !== undefined }
  return { Items: foodBankSetupItems(facts), TestID: first?.ID ?? null }
}
