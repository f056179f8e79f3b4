import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { isActive, type StandingEvent, StandingOrder } from '../../../shared/pantry/standing/standing.ts'
import { Aggregate } from '../../core/table/aggregate.ts'
import { standingKeys, standingLists } from '../../core/table/keys/standing.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'

/** Regular orders in the table: one item a customer, with its timer. */

const shape = storedShape(StandingOrder)

export const standingOrders = new Aggregate<StandingOrder, StandingEvent>({
  kind: 'standingOrder',
  schema: shape.schema,
  key: standingKeys.standing,
  entityId: ({ EntityID }) => EntityID,
  attributes: (standing) => ({
    Shape: shape.version,
    ...(isActive(standing) ? { ...listAttributes([standingLists.all()]), sort: String(standing.ID) } : {}),
  }),
  dueAt: ({ DueAt }) => DueAt,
})

export const standingOfCustomers = (customerIds: readonly number[]): Promise<StandingOrder[]> =>
  table.getMany(customerIds.map(standingKeys.standing), shape.schema)

/** The regular order of a customer: their own, else the one that goes on of a duplicate that was merged into them. */
export async function standingOfCustomer({ ID, MergedIDs }: Customer): Promise<StandingOrder | undefined> {
  const own = await standingOrders.load(ID)
  if (MergedIDs.length === 0 || (own && isActive(own))) return own
  const others = await Promise.all(MergedIDs.map((id) => standingOrders.load(id)))
  return others.find((one) => one && isActive(one)) ?? own
}
