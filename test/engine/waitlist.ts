import { table } from '../../functions/core/table/table.ts'
import { newPlaceCode } from '../../functions/pantry/waitlist/waitlistTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { Customer } from '../../shared/pantry/customers/customer.ts'
import * as waitlist from '../../shared/pantry/waitlist/api.ts'
import { call } from './call.ts'
import { asCustomer, customerFor, lines, type OpenPantry, openPantry, pickupOf, place } from './ordering.ts'

/** Families who wait for a place in a full window, for tests. */

/** A pantry whose window is full; answers the orders that fill it. */
export async function fullPantry(owner: Caller, { maximum = 1, stock = 40 } = {}) {
  const pantry = await openPantry(owner, { maximum, stock })
  const orderIds: number[] = []
  for (let placed = 0; placed < maximum; placed++) {
    const { answer } = await place(await customerFor(owner), { at: pantry, of: lines([pantry.beans, 1]) })
    if (!answer.Value?.OrderID) throw new Error(`Not placed: ${answer.FailureReason}`)
    orderIds.push(answer.Value.OrderID)
  }
  return { pantry, orderIds }
}

export const joinFull = (customer: Customer, pantry: OpenPantry, of = lines([pantry.beans, 1])) =>
  call(waitlist.joinWaitlist, asCustomer(customer), {
    id: customer.ID,
    ...pickupOf(pantry),
    PantryOrderItems: of,
  } as never)

/** A family that waits for the one place of a window, with a code of an offer’s link. */
export async function waitingFamily(owner: Caller) {
  const { pantry, orderIds } = await fullPantry(owner)
  const customer = await customerFor(owner)
  const { answer } = await joinFull(customer, pantry)
  if (!answer.Successful) throw new Error(`Does not wait: ${answer.FailureReason}`)
  return {
    pantry,
    customer,
    windowId: pantry.windowId,
    orderId: orderIds[0] ?? 0,
    code: await placeCodeOf(pantry, customer),
  }
}

export async function placeCodeOf({ windowId }: Pick<OpenPantry, 'windowId'>, { ID }: Pick<Customer, 'ID'>) {
  const { code, write } = newPlaceCode(windowId, ID, new Date())
  await table.commit([write])
  return code
}
