import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { passwordRefusal } from '../../../shared/network/people/password.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import * as refusals from '../../../shared/pantry/customers/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { endAllSignIns, forgetRevoked } from '../../core/http/revokedTable.ts'
import type { Write } from '../../core/table/write.ts'
import { createCustomerAccount, customerUserWrite, isOfStaff, setAccountPassword } from './account.ts'
import { neighborAuditWrites } from './customerAudit.ts'
import { changeCustomer, homeCustomerOf } from './customerTable.ts'

/** An account is made for a customer without one; its person and the customer name each other. It may be of a lost attempt. */
async function newAccount(customer: Customer, password: string, audit: readonly Write[]): Promise<Refusal | null> {
  const subject = await createCustomerAccount(customer, password)
  if (isRefusal(subject)) return subject
  const user = await customerUserWrite(customer, subject)
  const changed = await changeCustomer(customer.ID, () => ({ Subject: subject }), {
    also: () => [user, ...endAllSignIns(subject, new Date()), ...audit],
  })
  forgetRevoked()
  return isRefusal(changed) ? changed : null
}

export const handler = endpointOn(
  customers.setCustomerPassword,
  homeCustomerOf,
  async ({ resource, input: { NewPassword }, caller, now, table }) => {
    const { FirstName, LastName, EMailAddress, PhoneNumber } = resource
    const refusal = passwordRefusal(NewPassword, [FirstName, LastName, EMailAddress, PhoneNumber])
    if (refusal) return refusal
    const audit = await neighborAuditWrites(caller, resource.ID, 'passwordSet', now)
    if (await isOfStaff(resource)) return refuse(refusals.passwordOfStaff)
    if (resource.Subject === null) return newAccount(resource, NewPassword, audit)
    const refused = await setAccountPassword(resource.Subject, NewPassword)
    if (refused) return refused
    // The moment is that after which the password before signs nobody in.
    await table.commit([...endAllSignIns(resource.Subject, new Date()), ...audit])
    forgetRevoked()
    return null
  },
)
