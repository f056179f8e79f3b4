import { agencyKeys } from '../../functions/core/table/keys/agencies.ts'
import { table } from '../../functions/core/table/table.ts'
import { maxWrites, type Write } from '../../functions/core/table/write.ts'
import { listPerson } from '../../functions/network/organizations/directoryTable.ts'
import { knownEntity, putEntity, putUser } from '../../functions/network/organizations/entityTable.ts'
import { donationStore } from '../../functions/rescue/donations/donationTable.ts'
import { newReceipt, receiptWrites } from '../../functions/rescue/receipts/receiptTable.ts'
import { messageWrites } from '../../functions/work/messages/messageTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import { localDay } from '../../shared/core/time/zone.ts'
import type { Donation } from '../../shared/rescue/donations/donation.ts'
import { agency, agencyIds, donorLocation, ids, people, person, userOf } from '../engine/smallTenant.ts'

/**
 * A tenant's past and its size, written many items at once: what a budget has to hold against. Each item is made by the
 * app's own writers, so that it stands in the same lists and takes the same room as one that came about by itself.
 */

const day = 86_400_000
const first = { agency: 1_000, place: 20_000, donation: 100_000, receipt: 500_000, message: 700_000 } as const
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

type Written = Exclude<Write, { remove: unknown } | { check: unknown }>

/** Each item once, as a transaction may not write one twice: what is added to it is added up. */
function eachOnce(writes: readonly Write[]): Written[] {
  const once = new Map<string, Written>()
  for (const write of writes) {
    if ('remove' in write || 'check' in write) throw new Error('An imported history removes nothing and checks nothing')
    const { pk, sk } = 'update' in write ? write.update : write.put
    const earlier = once.get(`${pk} ${sk}`)
    once.set(`${pk} ${sk}`, earlier && 'update' in earlier && 'update' in write ? added(earlier, write) : write)
  }
  return [...once.values()]
}

type Update = Extract<Write, { update: unknown }>
function added(a: Update, b: Update): Update {
  const names = Object.keys({ ...a.add, ...b.add })
  return { ...b, add: Object.fromEntries(names.map((name) => [name, (a.add?.[name] ?? 0) + (b.add?.[name] ?? 0)])) }
}

async function writeAll(writes: readonly Write[]): Promise<void> {
  const all = eachOnce(writes)
  for (let start = 0; start < all.length; start += maxWrites) await table.commit(all.slice(start, start + maxWrites))
}

/** Donations like one, each a day older than the one before. */
const donationsLike = (like: Donation, count: number): Donation[] =>
  numbers(count).map((at) => ({
    ...like,
    ID: first.donation + at,
    Created: new Date(Date.parse(like.Created) - (at + 1) * day).toISOString(),
  }))

/** Donations without their timelines, as their lists hold them. */
const writeDonations = (donations: readonly Donation[]): Promise<void> =>
  writeAll(donations.flatMap((donation) => donationStore.importWrites({ state: donation, events: [] })))

/** More agencies and locations of the food bank, with their people and what matching remembers of the agencies. */
async function writeOrganizations(agencies: number, locations: number): Promise<void> {
  const own = await knownEntity('foodBank', ids.foodBank)
  const more = numbers(agencies).map((at) => agency(first.agency + at, ids.foodBank))
  await writeAll([
    ...more.flatMap((one) => {
      const user = userOf(person('agency', one.ID, [ids.foodBank]))
      return [putEntity(one), ...putUser(user), ...listPerson(user, (id) => (id === one.ID ? one : own))]
    }),
    ...[...agencyIds, ...more.map(({ ID }) => ID)].map((AgencyID) => ({
      put: { ...agencyKeys.record(ids.foodBank, AgencyID), AgencyID, OffersAnswered: 4, OffersAccepted: 3 },
    })),
    ...numbers(locations).map((at) => putEntity(donorLocation(first.place + at, ids.foodBank))),
  ])
}

/** Receipts of the donations, with what the agency's dashboard sums up. */
async function writeReceipts(donations: readonly Donation[], by: Caller): Promise<void> {
  const [pantry, store] = await Promise.all([
    knownEntity('agency', by.EntityID),
    knownEntity('donorLocation', ids.donorLocation),
  ])
  const receipts = donations.map((donation, at) => {
    const now = new Date(donation.Created)
    const draft = { donorLocationId: store.ID, categories: [], date: localDay(now, store.TimeZone) }
    const items = donation.AdHocTransactionDonationCategories
    return newReceipt(first.receipt + at, { draft, agency: pantry, location: store, items, now })
  })
  await writeAll(receipts.flatMap(receiptWrites))
}

function correspondent(caller: Caller) {
  const { ID: UserID, UserName, Name } = userOf(caller)
  return { UserID, UserName, Name, EntityName: 'Front desk' }
}

const writeMessages = (count: number, sender: Caller, reader: Caller) =>
  writeAll(
    numbers(count).flatMap((at) => {
      const message = {
        ID: first.message + at,
        SendDate: new Date(Date.now() - (at + 1) * day).toISOString(),
        Subject: 'Crates',
        Body: 'Please bring your crates.',
        classification: 'general' as const,
        RecipientGroups: [],
        RecipientEntityNames: [],
        Sender: correspondent(sender),
      }
      return messageWrites(message, [correspondent(reader)])
    }),
  )

/**
 * Eight weeks of an agency that receives a donation a day and reads a message a day, in a food bank of ten agencies; or so
 * many times such a past, in a food bank that has grown with the root of it, as the demonstration's do.
 */
export async function writePast(like: Donation, by: Caller, times: number): Promise<void> {
  const grown = Math.round(Math.sqrt(times))
  await writeOrganizations(10 * grown - agencyIds.length, 3 * grown)
  const donations = donationsLike(like, 56 * times)
  await writeDonations(donations)
  await writeReceipts(donations, by)
  await writeMessages(56 * times, people.foodBank, by)
}
