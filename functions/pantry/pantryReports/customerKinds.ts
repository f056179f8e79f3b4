import { type Caller, canAccess, shownToFoodBank } from '../../../shared/core/access.ts'
import type { DayRange } from '../../../shared/core/time/range.ts'
import { addDays, localDay } from '../../../shared/core/time/zone.ts'
import { markedOn } from '../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { passesMarks } from '../../../shared/pantry/customers/filter.ts'
import { customerGridRow } from '../../../shared/pantry/customers/wire.ts'
import { isTefapRecord } from '../../../shared/pantry/orders/distribution.ts'
import type { ReportedCustomer } from '../../../shared/pantry/pantryReports/customerColumns.ts'
import { customersDocument, tefapDocument } from '../../../shared/pantry/pantryReports/documents.ts'
import {
  type CustomerReportParameters,
  daysOfPickup,
  rangeOfCustomers,
} from '../../../shared/pantry/pantryReports/query.ts'
import { households, type ServedFacts } from '../../../shared/pantry/pantryReports/served.ts'
import type { TefapHousehold } from '../../../shared/pantry/pantryReports/servedColumns.ts'
import { personText } from '../../../shared/pantry/pantryReports/writing.ts'
import { chunksOf } from '../../core/chunks.ts'
import type { View } from '../../core/http/context.ts'
import { countyName } from '../../core/reference/countyName.ts'
import { foundCustomers } from '../customers/customerSearch.ts'
import { customersById } from '../customers/customerTable.ts'
import { tefapToday } from '../customers/tefapToday.ts'
import { distributionsOfCustomer } from '../orders/handOver/distributionTable.ts'
import { pantryFile } from './pantryFile.ts'
import { documentContext, type PantryKind } from './pantryKind.ts'
import { lastServedBefore, loadServedFacts, servedPage } from './servedFacts.ts'

/** The reports of customers: those that the grid's filters find, and the households that received TEFAP products. */

type Parameters = CustomerReportParameters

/** Customers of one page. */
const pageCustomers = 100
/** Days of service without a range: the last year. */
const yearDays = 365

const serviceDays = ({ customers }: Parameters, { now }: View): DayRange => {
  const today = localDay(now, 'UTC')
  return rangeOfCustomers(customers) ?? { start: addDays(today, -yearDays), end: addDays(today, 1) }
}

/** Of the caller's pantries: when another one served the person is none of an agency's. */
async function datesOf(id: number, { start, end }: DayRange, caller: Caller): Promise<string[]> {
  const records = await distributionsOfCustomer(id, start, end)
  const seen = records.filter((record) => canAccess(caller, shownToFoodBank(record)))
  return [...new Set(seen.map(({ Day }) => Day))].toSorted()
}

export const customersKind: PantryKind<Parameters, ReportedCustomer> = {
  page: async (parameters, cursor, context) => {
    const found = await foundCustomers(
      { ...parameters.customers, cursor },
      context.caller,
      pageCustomers,
      tefapToday(context.now),
    )
    const page = { ...found, items: found.items.map((row) => customerGridRow(row, context.caller)) }
    const range = serviceDays(parameters, context)
    const withDates = async (customer: ReportedCustomer) => ({
      ...customer,
      DatesOfService: await datesOf(customer.ID, range, context.caller),
    })
    return {
      rows: parameters.hasDates ? await Promise.all(page.items.map(withDates)) : page.items,
      cursor: page.cursor,
    }
  },
  compose: async (customers, { format, hasDates, customers: filter }, context) => {
    const { days, ...more } = await documentContext(context, { format, range: rangeOfCustomers(filter) })
    const document = customersDocument(customers.toSorted(byLastName), hasDates, more)
    return pantryFile(document, { report: 'customers', format, days, language: context.language })
  },
}

const byLastName = (a: ReportedCustomer, b: ReportedCustomer) =>
  a.LastName.localeCompare(b.LastName, 'en') || a.FirstName.localeCompare(b.FirstName, 'en') || a.ID - b.ID

/** Hand-overs with TEFAP products of the days, places and people that are asked for. */
async function tefapPage({ customers: filter }: Parameters, cursor: string | undefined, { caller, now }: View) {
  const range = daysOfPickup(filter)
  if (!range) return { rows: [], cursor: undefined }
  const page = await servedPage(caller, { ...range, agencyId: filter.AgencyID }, cursor)
  const { PantryLocationID: location, DeliveryProgramID: program, FoodInsecureNeighborID: customer } = filter
  const wanted = page.rows.filter(
    (record) =>
      isTefapRecord(record) &&
      (location === undefined || record.PantryLocationID === location) &&
      (program === undefined || record.EntityDeliveryProgramID === program) &&
      (customer === undefined || record.CustomerID === customer),
  )
  const marked = asksForMarks(filter) ? await markedAs(filter, wanted, now) : wanted
  return { rows: await loadServedFacts(marked), cursor: page.cursor }
}

const asksForMarks = (filter: Parameters['customers']) =>
  [
    filter.FoodInsecureNeighborIsTEFAPEligible,
    filter.FoodInsecureNeighborIsDeliveryEnabled,
    filter.FoodInsecureNeighborIsPhoneCallEnabled,
  ].includes('true')

async function markedAs<T extends { CustomerID: number }>(
  filter: Parameters['customers'],
  records: readonly T[],
  now: Date,
) {
  const customers = await profilesOf(records)
  // Agencies that serve a customer do not matter here: the hand-over was its own.
  const { AgencyID: _, ...marks } = filter
  const today = tefapToday(now)
  return records.filter(({ CustomerID }) => {
    const customer = customers.get(CustomerID)
    return customer !== undefined && passesMarks(markedOn(customer, today), marks)
  })
}

async function profilesOf(records: readonly { CustomerID: number }[]): Promise<Map<number, Customer>> {
  const found = await customersById([...new Set(records.map(({ CustomerID }) => CustomerID))])
  return new Map(found.map((customer) => [customer.ID, customer]))
}

/** Households that are looked up at once. */
const atOnce = 25

async function tefapHouseholds(served: readonly ServedFacts[], start: string): Promise<TefapHousehold[]> {
  const profiles = await profilesOf(served)
  const all = households(served)
  const shownOf = async (household: (typeof all)[number]): Promise<TefapHousehold> => {
    const profile = profiles.get(household.CustomerID)
    return {
      ...household,
      Name: profile ? personText(profile) : '',
      PostalCode: profile?.PostalCode ?? null,
      CountyName: countyName(profile?.ResidenceCountyID),
      IsFirstTime: (await lastServedBefore(household.CustomerID, start)) === undefined,
    }
  }
  const shown: TefapHousehold[] = []
  for (const some of chunksOf(all, atOnce)) shown.push(...(await Promise.all(some.map(shownOf))))
  return shown
}

export const tefapKind: PantryKind<Parameters, ServedFacts> = {
  page: tefapPage,
  compose: async (served, { format, customers: filter }, context) => {
    const range = daysOfPickup(filter)
    const { days, ...more } = await documentContext(context, { format, range })
    const found = await tefapHouseholds(served, range?.start ?? '')
    return pantryFile(tefapDocument(served, found, more), { report: 'tefap', format, days, language: context.language })
  },
}
