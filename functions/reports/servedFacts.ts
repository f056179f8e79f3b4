import { asksAboutOtherAgency, type Caller, canAccess, isFoodBankRole, shownToFoodBank } from '../../shared/access.ts'
import { DistributionRecord } from '../../shared/order/distribution.ts'
import { isTefapServed, ServedFacts } from '../../shared/pantryReport/served.ts'
import { addDays } from '../../shared/time/zone.ts'
import { distributionsOf, distributionsOfFoodBank, distributionsOfOrders } from '../orders/distributionTable.ts'
import { distributionLists } from '../table/keys/orders.ts'
import { table } from '../table/table.ts'
import { placeNames } from './placeNames.ts'

/** Hand-overs as reports read them: their distribution records with the names of places. */

export async function servedFactsOf(records: readonly DistributionRecord[]): Promise<ServedFacts[]> {
  const names = await placeNames(records)
  return records.map((record) => ServedFacts.parse({ ...record, Place: names(record) }))
}

interface Asked {
  readonly start: string
  readonly end: string
  /** One agency of the food bank. */
  readonly agencyId?: number | undefined
}

/** What the caller's pantries handed over: of a food bank with its agencies, or of one of them. */
export async function servedRecords(caller: Caller, { start, end, agencyId }: Asked): Promise<DistributionRecord[]> {
  if (asksAboutOtherAgency(caller, agencyId)) return []
  const owner = isFoodBankRole(caller.Role) ? agencyId : caller.EntityID
  const records = await (owner === undefined
    ? distributionsOfFoodBank(caller.EntityID, start, end)
    : distributionsOf(owner, start, end))
  return records.filter((record) => canAccess(caller, shownToFoodBank(record)))
}

/** Records of one query; most households are known by their first. */
const rows = 10

/** Whether a household took TEFAP products before a day. */
export async function tookTefapBefore(customerId: number, day: string): Promise<boolean> {
  let cursor: string | undefined
  do {
    const to = `${addDays(day, -1)}#~`
    const page = await table.page(
      { ...distributionLists.customer(customerId), to, limit: rows, cursor },
      DistributionRecord,
    )
    const orderIds = page.items.filter(isTefapServed).map(({ OrderID }) => OrderID)
    if (orderIds.length > 0 && (await distributionsOfOrders([...new Set(orderIds)])).some(isTefapServed)) return true
    cursor = page.cursor
  } while (cursor)
  return false
}
