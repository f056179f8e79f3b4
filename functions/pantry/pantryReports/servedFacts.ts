import {
  asksAboutOtherAgency,
  type Caller,
  canAccess,
  isFoodBankRole,
  shownToFoodBank,
} from '../../../shared/core/access.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import { type CountedRecord, DistributionRecord, isTefapRecord } from '../../../shared/pantry/orders/distribution.ts'
import { ServedFacts } from '../../../shared/pantry/pantryReports/served.ts'
import { distributionLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import { placeNames } from '../locations/placeNames.ts'
import { countedDays, distributionsOfOrders } from '../orders/handOver/distributionTable.ts'
import type { FoundPage } from './pantryKind.ts'

/** Hand-overs as reports read them: their distribution records with the names of places. */

type Counted = CountedRecord & Partial<Pick<DistributionRecord, 'Lines'>>

export async function loadServedFacts(records: readonly Counted[]): Promise<ServedFacts[]> {
  const names = await placeNames(records)
  return records.map((record) => ServedFacts.parse({ Lines: [], ...record, Place: names(record) }))
}

interface Asked {
  readonly start: string
  readonly end: string
  /** One agency of the food bank. */
  readonly agencyId?: number | undefined
}

/**
 * A page of what the caller's pantries handed over, without its lines: of a food bank with its agencies, or of one of them. The
 * cursor is a day.
 */
export async function servedPage(
  caller: Caller,
  { start, end, agencyId }: Asked,
  cursor: string | undefined,
): Promise<FoundPage<CountedRecord>> {
  if (asksAboutOtherAgency(caller, agencyId)) return { rows: [], cursor: undefined }
  const owner = isFoodBankRole(caller.Role) ? agencyId : caller.EntityID
  const list = owner === undefined ? distributionLists.foodBank(caller.EntityID) : distributionLists.owner(owner)
  const page = await countedDays(list, cursor ?? start, end)
  return { rows: page.records.filter((record) => canAccess(caller, shownToFoodBank(record))), cursor: page.cursor }
}

/** Records of one query; most households are known by their latest. */
const rows = 10

/** The last day before a day on which a household was served with food that counts; undefined of a new one. */
export async function lastServedBefore(
  customerId: number,
  day: string,
  doesCount: (record: CountedRecord) => boolean = isTefapRecord,
): Promise<string | undefined> {
  let cursor: string | undefined
  do {
    const to = `${addDays(day, -1)}#~`
    const page = await table.page(
      { ...distributionLists.customer(customerId), to, limit: rows, newestFirst: true, cursor },
      DistributionRecord,
    )
    const orderIds = page.items.filter(doesCount).map(({ OrderID }) => OrderID)
    const standing = orderIds.length === 0 ? [] : await distributionsOfOrders([...new Set(orderIds)])
    const days = standing.filter((record) => record.Day < day && doesCount(record)).map(({ Day: served }) => served)
    if (days.length > 0) return days.toSorted().at(-1)
    cursor = page.cursor
  } while (cursor)
  return undefined
}
