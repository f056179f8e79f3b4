import { DistributionRecord } from '../../shared/order/distribution.ts'
import { distributionLists, orderKeys } from '../table/keys/orders.ts'
import { type List, listAttributes } from '../table/lists.ts'
import { storedShape } from '../table/storedShape.ts'
import { table } from '../table/table.ts'
import { absent, type Write } from '../table/write.ts'

/** Distribution records in the table, beside their order, in the lists of owner, food bank and customer by day. */

const shape = storedShape(DistributionRecord)

/** For the transaction of the hand-over; an order has one. */
export const newDistributionWrite = (record: DistributionRecord): Write => ({
  put: {
    ...orderKeys.handOver(record.OrderID),
    ...record,
    Shape: shape.version,
    ...listAttributes([
      distributionLists.owner(record.EntityID),
      distributionLists.foodBank(record.FoodBankID),
      distributionLists.customer(record.CustomerID),
    ]),
    sort: `${record.Day}#${record.OrderID}`,
    row: record,
  },
  when: absent,
})

const between = (list: List, from: string, to: string) =>
  table.all({ ...list, from, to: `${to}#~` }, DistributionRecord)

/** What a pantry handed over from one day to another, both included. */
export const distributionsOf = (entityId: number, from: string, to: string) =>
  between(distributionLists.owner(entityId), from, to)

/** As well with those of the food bank's agencies. */
export const distributionsOfFoodBank = (foodBankId: number, from: string, to: string) =>
  between(distributionLists.foodBank(foodBankId), from, to)

/** What a customer received. */
export const distributionsOfCustomer = (customerId: number, from: string, to: string) =>
  between(distributionLists.customer(customerId), from, to)

/** Orders that were not handed over have none. */
export const distributionsOfOrders = (orderIds: readonly number[]) =>
  table.getMany(orderIds.map(orderKeys.handOver), shape.schema)
