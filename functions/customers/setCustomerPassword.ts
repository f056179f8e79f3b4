import { isRefusal, type Refusal } from '../../shared/answer.ts'
import * as customers from '../../shared/api/customers.ts'
import type { Customer } from '../../shared/customer/customer.ts'
import { passwordRefusal } from '../../shared/person/password.ts'
import { endpointOn } from '../http.ts'
import { createCustomerAccount, customerUserWrite, setAccountPassword } from './account.ts'
import { changeCustomer, customerOf } from './customerTable.ts'

/** An account is made for a customer without one; its person and the customer name each other. */
async function newAccount(customer: Customer, password: string): Promise<Refusal | null> {
  const subject = await createCustomerAccount(customer, password)
  if (isRefusal(subject)) return subject
  const user = await customerUserWrite(customer, subject)
  const changed = await changeCustomer(customer.ID, () => ({ Subject: subject }), { also: () => [user] })
  return isRefusal(changed) ? changed : null
}

export const handler = endpointOn(
  customers.setCustomerPassword,
  customerOf,
  async ({ resource, input: { NewPassword } }) => {
    const { FirstName, LastName, EMailAddress, PhoneNumber } = resource
    const refusal = passwordRefusal(NewPassword, [FirstName, LastName, EMailAddress, PhoneNumber])
    if (refusal) return refusal
    if (resource.Subject === null) return newAccount(resource, NewPassword)
    return (await setAccountPassword(resource.Subject, NewPassword)) ?? null
  },
)
