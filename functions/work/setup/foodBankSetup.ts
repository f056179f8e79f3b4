import * as z from 'zod/mini'
import { isDonorRole } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { openInvitations } from '../../../shared/network/people/invitation.ts'
import { DonationRow } from '../../../shared/rescue/donations/rows.ts'
import {
  type FoodBankSetup,
  type FoodBankSetupFacts,
  foodBankSetupItems,
} from '../../../shared/work/setup/foodBankChecklist.ts'
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

/** Agencies and locations that are looked at, a page of a list after the other, until somebody is found. */
const pageSize = 25
const maxPages = 8

const Organization = z.object({
  ID: ID,
  IsActive: z.boolean(),
  DonorID: z.optional(ID),
  IsMasterAgency: z.optional(z.boolean()),
})
type Organization = z.infer<typeof Organization>
type Attended = FoodBankSetupFacts['agencies']

/** Organizations of a list up to the first with somebody to act for it, and whether there are more than were looked at. */
async function untilAttended(list: List, attendanceOf: (some: readonly Organization[]) => Promise<Attended>) {
  const found: Attended[number][] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page++) {
    const read = await table.page({ ...list, limit: pageSize, ...(cursor ? { cursor } : {}) }, Organization)
    found.push(...(await attendanceOf(read.items.filter(({ IsActive }) => IsActive))))
    cursor = read.cursor
    if (!cursor || found.some(({ attendance }) => attendance === 'ok')) return { found, isPart: false }
  }
  return { found, isPart: true }
}

/** Agencies without the food bank's own, each with who can answer for it. */
const attendanceOfAgencies =
  (now: Date) =>
  async (some: readonly Organization[]): Promise<Attended> => {
    const agencies = some.filter((one) => one.IsMasterAgency !== true)
    const unattended = await unattendedAmong(
      agencies.map((one) => ({ ID: one.ID, IsMasterAgency: false })),
      now,
    )
    return agencies.map((one) => ({ ID: one.ID, attendance: unattended.get(one.ID) ?? 'ok' }))
  }

/** Somebody of the location or of its donor may post. */
const attendanceOfLocations =
  (now: Date) =>
  async (locations: readonly Organization[]): Promise<Attended> => {
    const ids = [...new Set(locations.flatMap(({ ID: id, DonorID }) => [id, DonorID ?? id]))]
    const people = await loadPeople(ids)
    const posting = new Set(
      people.flatMap(({ Roles }) => Roles.flatMap(({ Role, EntityID }) => (isDonorRole(Role) ? [EntityID] : []))),
    )
    return Promise.all(
      locations.map(async ({ ID: id, DonorID = id }) => {
        if (posting.has(id) || posting.has(DonorID)) return { ID: id, attendance: 'ok' }
        const all = await Promise.all([id, DonorID].map(loadInvitations))
        return { ID: id, attendance: openInvitations(all.flat(), now).length > 0 ? 'invited' : 'nobody' }
      }),
    )
  }

const isAccepted = ({ Matches, Stage }: DonationRow) =>
  Stage !== 'cancelled' && Matches.some(({ Response }) => Response === 'accepted')

/** The newest donations: a food bank that begins has no more. */
const maxDonations = 25

/** More donations were accepted than the first one, or it got further; or food came in otherwise. */
async function isPastFirst(foodBankId: number, rows: readonly DonationRow[]): Promise<boolean> {
  const accepted = rows.filter(isAccepted).length
  if (accepted > 1 || rows.some(({ Stage }) => Stage === 'closed')) return true
  if (await hasAny(inState(donationLists.foodBank(foodBankId), 'complete'))) return true
  if (await hasAny(receiptLists.foodBank(foodBankId))) return true
  const records = await recordsOfFoodBank(foodBankId)
  return records.reduce((sum, { OffersAccepted }) => sum + OffersAccepted, 0) > accepted
}

/** The checklist; without items once a donation was accepted and is no longer the only one. */
export async function foodBankSetupOf(foodBankId: number, now: Date): Promise<FoodBankSetup> {
  const donations = { ...donationLists.foodBank(foodBankId), limit: maxDonations, newestFirst: true }
  const { items: rows } = await table.page(donations, DonationRow)
  if (await isPastFirst(foodBankId, rows)) return { Items: [], TestID: null, IsPart: false }
  const first = rows.find(isAccepted)
  const [agencies, hasDonor, locations] = await Promise.all([
    untilAttended(entityLists.foodBankAgencies(foodBankId), attendanceOfAgencies(now)),
    hasAny(entityLists.foodBankDonors(foodBankId)),
    untilAttended(entityLists.foodBankLocations(foodBankId), attendanceOfLocations(now)),
  ])
  const facts = { hasDonor, hasPosted: rows.length > 0, wasAccepted: first !== undefined }
  return {
    Items: foodBankSetupItems({ ...facts, agencies: agencies.found, locations: locations.found }),
    TestID: first?.ID ?? null,
    IsPart: agencies.isPart || locations.isPart,
  }
}
