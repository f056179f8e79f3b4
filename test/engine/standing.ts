import type { Caller } from '../../shared/core/access.ts'
import type { Customer } from '../../shared/pantry/customers/customer.ts'
import type { OrderDraftLine } from '../../shared/pantry/ordering/placing.ts'
import * as standing from '../../shared/pantry/standing/api.ts'
import { call } from './call.ts'
import { asCustomer, customerFor, lines, type OpenPantry, openPantry, place } from './ordering.ts'

/** Families with a regular order, for tests. */

export interface RegularFamily {
  readonly customer: Customer
  readonly pantry: OpenPantry
  /** The order that it begins with, for Friday, 27 November. */
  readonly orderId: number
}

/** The week after the pantry's window, on the same weekday and hour. */
export const firstRegularDay = '2026-12-04'

export const setRegular = (
  { customer, orderId }: Pick<RegularFamily, 'customer' | 'orderId'>,
  more: Partial<{ Every: 'week' | 'twoWeeks' | 'month'; FirstDay: string; StartTime: string }> = {},
  by: Caller = asCustomer(customer),
) =>
  call(standing.setStandingOrder, by, {
    id: customer.ID,
    OrderID: orderId,
    Every: 'week',
    FirstDay: firstRegularDay,
    StartTime: '08:00:00',
    ...more,
  })

interface Family {
  readonly owner: Caller
  readonly more?: Partial<Customer>
  readonly of?: (pantry: OpenPantry) => OrderDraftLine[]
  readonly stock?: number
}

/** An order of two beans and one milk. */
export async function orderedFamily({ owner, more = {}, of, stock = 40 }: Family): Promise<RegularFamily> {
  const pantry = await openPantry(owner, { stock })
  const customer = await customerFor(owner, more)
  const food = of?.(pantry) ?? lines([pantry.beans, 2], [pantry.milk, 1])
  const { answer } = await place(customer, { at: pantry, of: food })
  if (!answer.Value?.OrderID) throw new Error(`Not placed: ${answer.FailureReason}`)
  return { customer, pantry, orderId: answer.Value.OrderID }
}

export async function regularFamily(family: Family): Promise<RegularFamily> {
  const made = await orderedFamily(family)
  const { answer } = await setRegular(made)
  if (!answer.Successful) throw new Error(`Not set: ${answer.FailureReason}`)
  return made
}
