import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { type CustomerDraft, contactsOf } from '../../../shared/pantry/customers/changes.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import * as refusals from '../../../shared/pantry/customers/refusals.ts'
import { changeAccountContacts, isOfStaff } from './account.ts'

/** Contacts that staff send, with the account that follows. */
export function withContacts<T>(
  before: Customer,
  draft: CustomerDraft,
  change: () => Promise<T>,
): Promise<T | Refusal> {
  const contacts = contactsOf(before, draft)
  return isRefusal(contacts) ? change() : accountFollows(before, contacts, change)
}

/** The account follows before the table does, and goes back when the table refuses. */
export async function accountFollows<T>(
  before: Customer,
  contacts: Pick<Customer, 'EMailAddress' | 'PhoneNumber'>,
  change: () => Promise<T>,
): Promise<T | Refusal> {
  const isSame = contacts.EMailAddress === before.EMailAddress && contacts.PhoneNumber === before.PhoneNumber
  const { Subject } = before
  if (isSame || Subject === null) return change()
  if (await isOfStaff(before)) return refuse(refusals.contactOfStaff)
  const refusal = await changeAccountContacts(Subject, contacts)
  if (refusal) return refusal
  const takeBack = () => changeAccountContacts(Subject, before)
  try {
    const changed = await change()
    if (isRefusal(changed)) await takeBack()
    return changed
  } catch (error) {
    await takeBack()
    throw error
  }
}
