import { type Caller, canAccess } from '../../../../shared/core/access.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import type { CustomerEvent } from '../../../../shared/pantry/customers/events.ts'
import { notFound } from '../../../core/http/fault.ts'
import { revokeTokens } from '../../../core/http/revokedTable.ts'
import { present } from '../../../core/table/conditions.ts'
import { customerKeys } from '../../../core/table/keys/customers.ts'
import { entityKeys } from '../../../core/table/keys/entities.ts'
import { type Actor, eventsAbout, eventWrites } from '../../../core/table/outbox.ts'
import type { Write } from '../../../core/table/write.ts'
import { homeCustomerOf, storedCustomer } from '../customerTable.ts'

/** Common part of merging and its undoing. */

/** The record that is or was merged; 404 for one that the caller does not serve. */
export async function duplicateNamed(id: number, caller: Caller): Promise<Customer> {
  const duplicate = await storedCustomer(id)
  if (!duplicate || duplicate.Forgotten || !canAccess(caller, homeCustomerOf.owner(duplicate))) throw notFound()
  return duplicate
}

/** A person who signs in as the duplicate acts as this customer from now on; their tokens are renewed. */
export const actingWrites = ({ Subject }: Customer, customerId: number, now: Date): Write[] =>
  Subject === null
    ? []
    : [
        { update: entityKeys.user(Subject), set: { CustomerID: customerId }, when: present },
        revokeTokens(Subject, now, 'earlier'),
      ]

export function customerEventWrites(customer: Customer, event: CustomerEvent, actor: Actor): Write[] {
  const subject = { kind: 'customer', id: customer.ID, entityId: customer.FoodBankID, version: customer.Version }
  return eventWrites(customerKeys.customer(customer.ID), eventsAbout(subject, [event], actor))
}
