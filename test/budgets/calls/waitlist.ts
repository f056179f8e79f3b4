import { settleWaitlist } from '../../../functions/pantry/waitlist/settleWaitlist.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { asCustomer, customerFor, lines, pickupOf } from '../../engine/ordering.ts'
import { headersOf } from '../../engine/runs.ts'
import { fullPantry, waitingFamily } from '../../engine/waitlist.ts'
import { succeed } from '../participants.ts'
import type { Calls, Prepare } from './making.ts'

/** A family for which a place got free. */
const offered =
  (input: (family: Awaited<ReturnType<typeof waitingFamily>>) => object): Prepare =>
  async ({ foodBank }) => {
    const family = await waitingFamily(foodBank)
    await succeed(orders.setOrderStatus, foodBank, { id: family.orderId, statusCode: 'CANCELLED' } as never)
    await settleWaitlist(family.windowId, new Date())
    return { by: asCustomer(family.customer), input: input(family), headers: headersOf(family.code) }
  }
const ofPlace = offered(({ customer, windowId }) => ({ id: customer.ID, windowId }))
const byLink = offered(({ windowId: id }) => ({ id }))

export const waitlistCalls: Calls = {
  listWaitingPlaces: offered(({ customer }) => ({ id: customer.ID })),
  joinWaitlist: async ({ foodBank }) => {
    const { pantry } = await fullPantry(foodBank)
    const customer = await customerFor(foodBank)
    const input = { id: customer.ID, ...pickupOf(pantry), PantryOrderItems: lines([pantry.beans, 1]) }
    return { by: asCustomer(customer), input }
  },
  takePlace: ofPlace,
  leaveWaitlist: ofPlace,
  getOfferedPlace: byLink,
  takeOfferedPlace: byLink,
  declineOfferedPlace: byLink,
}
