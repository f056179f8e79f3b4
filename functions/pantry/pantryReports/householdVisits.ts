import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { Instant } from '../../../shared/core/schema/fields.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type { CountedRecord } from '../../../shared/pantry/orders/distribution.ts'
import { isTefapRecord } from '../../../shared/pantry/orders/distribution.ts'
import type { CountedFood } from '../../../shared/pantry/pantryReports/countedFood.ts'
import { type HouseholdVisit, HouseholdVisits } from '../../../shared/pantry/pantryReports/householdReport.ts'
import type { HouseholdReportParameters } from '../../../shared/pantry/pantryReports/query.ts'
import { jobDays } from '../../../shared/work/jobs/job.ts'
import { chunksOf } from '../../core/chunks.ts'
import type { View } from '../../core/http/context.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { reportKeys } from '../../core/table/keys/reports.ts'
import { table } from '../../core/table/table.ts'
import { loadAddresses } from '../customers/addresses/addressTable.ts'
import { customersById } from '../customers/customerTable.ts'
import { placeNames } from '../locations/placeNames.ts'
import { lastServedBefore } from './servedFacts.ts'

/**
 * Hand-overs as the household report counts them. They are kept, compressed, so that the records behind a figure are those that
 * it was counted from.
 */

export type HouseholdsAsked = HouseholdReportParameters['households']

export const countsFor = (food: CountedFood) => (record: CountedRecord) => food === 'all' || isTefapRecord(record)

const siteOf = ({ PantryLocationID: location, EntityDeliveryProgramID: program }: CountedRecord) =>
  location === null ? (program === null ? 'D' : `P${program}`) : `L${location}`

export async function visitsOf(records: readonly CountedRecord[], food: CountedFood): Promise<HouseholdVisit[]> {
  const counted = records.filter(countsFor(food))
  const names = await placeNames(counted)
  return counted.map((record) => ({
    ...{ OrderID: record.OrderID, Day: record.Day, CustomerID: record.CustomerID },
    ...{ Site: siteOf(record), SiteName: names(record) },
    ...{ CountyID: record.CountyID ?? null, HouseholdSize: record.HouseholdSize, Ages: record.Ages },
    Pounds: food === 'all' ? record.TotalPounds : record.TefapPounds,
  }))
}

/** Households that are looked up at once. */
const atOnce = 25
const profilesAtOnce = 100

async function profilesOf(ids: readonly number[]): Promise<Map<number, Customer>> {
  const found: Customer[] = []
  for (const some of chunksOf([...new Set(ids)], profilesAtOnce)) found.push(...(await customersById(some)))
  return new Map(found.map((customer) => [customer.ID, customer]))
}

/** County of a household whose records are older than that field. */
async function countyToday(customer: Customer | undefined): Promise<number | null> {
  if (!customer) return null
  if (customer.ResidenceCountyID !== undefined) return customer.ResidenceCountyID
  return (await loadAddresses(customer))[0]?.Address.CountyID ?? null
}

/** Duplicates that were merged count as one household; each gets the day on which it was served before. */
export async function countedVisits(
  visits: readonly HouseholdVisit[],
  { start, food }: HouseholdsAsked,
): Promise<HouseholdVisits> {
  const profiles = await profilesOf(visits.map(({ CustomerID }) => CustomerID))
  const householdId = (id: number) => profiles.get(id)?.MergedInto ?? id
  const merged = Map.groupBy(visits, ({ CustomerID }) => householdId(CustomerID))
  const later = await profilesOf([...merged.keys()].filter((id) => !profiles.has(id)))
  const Before: Record<string, string> = {}
  const Visits: HouseholdVisit[] = []
  const add = async ([id, own]: readonly [number, readonly HouseholdVisit[]]) => {
    const customer = profiles.get(id) ?? later.get(id)
    const days = await Promise.all(
      [id, ...(customer?.MergedIDs ?? [])].map((one) => lastServedBefore(one, start, countsFor(food))),
    )
    const before = days
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1)
    if (before !== undefined) Before[id] = before
    const isKnown = own.some(({ CountyID }) => CountyID !== null)
    const county = isKnown ? null : await countyToday(customer)
    for (const visit of own) Visits.push({ ...visit, CustomerID: id, CountyID: visit.CountyID ?? county })
  }
  for (const some of chunksOf([...merged], atOnce)) await Promise.all(some.map(add))
  return { Visits, Before }
}

/** Visits of one item, of some hundred kilobytes. */
const visitsAnItem = 5000

const Head = z.object({ CountedAt: Instant, Parts: z.int(), IsLasting: z.boolean(), Gzip: z.instanceof(Uint8Array) })
const Part = z.object({ Gzip: z.instanceof(Uint8Array) })

const keyOf = ({ EntityID }: View['caller'], { start, end, agencyId, food }: HouseholdsAsked, part: string) =>
  reportKeys.householdVisits(EntityID, `${start}#${end}#${agencyId ?? ''}#${food}`, part)
const zip = (value: unknown) => gzipSync(JSON.stringify(value))
const unzip = (content: Uint8Array): unknown => JSON.parse(gunzipSync(content).toString())

/** The head names the parts of its own count, and is written last. `isLasting`: by a job, as long as its file. */
export async function keepVisits(
  { Visits, Before }: HouseholdVisits,
  asked: HouseholdsAsked,
  { caller, now, isLasting }: Pick<View, 'caller' | 'now'> & { readonly isLasting: boolean },
): Promise<string> {
  const CountedAt = now.toISOString()
  const expires = expiryAfter(now, isLasting ? jobDays : 1)
  const parts = chunksOf(Visits, visitsAnItem)
  for (const [index, some] of parts.entries())
    await table.commit([{ put: { ...keyOf(caller, asked, `${CountedAt}#${index}`), Gzip: zip(some), expires } }])
  const head = { CountedAt, Parts: parts.length, IsLasting: isLasting, Gzip: zip(Before), expires }
  await table.commit([{ put: { ...keyOf(caller, asked, 'HEAD'), ...head } }])
  return CountedAt
}

export interface KeptVisits extends HouseholdVisits {
  readonly CountedAt: string
  readonly IsLasting: boolean
}

export async function keptVisits(
  asked: HouseholdsAsked,
  { caller }: Pick<View, 'caller'>,
): Promise<KeptVisits | undefined> {
  const head = await table.get(keyOf(caller, asked, 'HEAD'), Head)
  if (!head) return undefined
  const keys = Array.from({ length: head.Parts }, (_, index) => keyOf(caller, asked, `${head.CountedAt}#${index}`))
  const parts = await Promise.all(keys.map((at) => table.get(at, Part)))
  if (parts.includes(undefined)) return undefined
  const Visits = parts.flatMap((part) => (part ? (unzip(part.Gzip) as HouseholdVisit[]) : []))
  const read = HouseholdVisits.safeParse({ Visits, Before: unzip(head.Gzip) })
  return read.success ? { ...read.data, CountedAt: head.CountedAt, IsLasting: head.IsLasting } : undefined
}
