import { isRefusal, type Refusal } from '../../../../shared/core/answer.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import type { Write } from '../../../core/table/write.ts'
import { createCustomerAccount, customerUserWrite } from '../account.ts'
import { changeCustomer } from '../customerTable.ts'

/**
 * Makes an account for a customer without one; its person and the customer name each other. It may be of a lost attempt. `also`
 * are more writes of the same transaction.
 */
export async function giveAccount(
  customer: Customer,
  password: string,
  also: (subject: string) => readonly Write[] = () => [],
): Promise<Customer | Refusal> {
  const subject = await createCustomerAccount(customer, password)
  if (isRefusal(subject)) return subject
  const user = await customerUserWrite(customer, subject)
  return changeCustomer(customer.ID, () => ({ Subject: subject }), { also: () => [user, ...also(subject)] })
}
