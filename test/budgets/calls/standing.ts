import { table } from '../../../functions/core/table/table.ts'
import { ordersOfCustomer } from '../../../functions/pantry/orders/customerOrders.ts'
import { newOrderCode } from '../../../functions/pantry/orders/orderCodes.ts'
import { settleStandingOrder } from '../../../functions/pantry/standing/settleStandingOrder.ts'
import { asCustomer } from '../../engine/ordering.ts'
import { headersOf } from '../../engine/runs.ts'
import { firstRegularDay, orderedFamily, regularFamily } from '../../engine/standing.ts'
import { addedPickupTimes } from '../../engine/windows.ts'
import type { Calls } from './making.ts'

const wish = { Every: 'week', FirstDay: firstRegularDay, StartTime: '08:00:00' } as const

export const standingCalls: Calls = {
  getStandingOrder: async ({ foodBank }) => {
    const { customer } = await regularFamily({ owner: foodBank })
    return { by: asCustomer(customer), input: { id: customer.ID } }
  },
  setStandingOrder: async ({ foodBank }) => {
    const { customer, orderId: OrderID } = await orderedFamily({ owner: foodBank })
    return { by: asCustomer(customer), input: { id: customer.ID, OrderID, ...wish } }
  },
  changeStandingOrder: async ({ foodBank }) => {
    const { customer } = await regularFamily({ owner: foodBank })
    return { by: asCustomer(customer), input: { id: customer.ID, Change: { Action: 'skip', Day: firstRegularDay } } }
  },
  endLinkedStandingOrder: async ({ foodBank }) => {
    const { customer, pantry } = await regularFamily({ owner: foodBank })
    const day = { PickupDay: firstRegularDay, CloseTime: `${firstRegularDay}T04:30:00.000Z` }
    await addedPickupTimes(foodBank, pantry.locationId, [day])
    await settleStandingOrder(customer.ID, new Date('2026-11-30T18:00:00.000Z'))
    const order = (await ordersOfCustomer(customer.ID)).find(({ Standing }) => Standing)
    if (!order) throw new Error('The regular order is not placed')
    const { code, write } = newOrderCode(order, new Date())
    await table.commit([write])
    return { by: foodBank, input: { id: order.ID }, headers: headersOf(code) }
  },
}
