import { isRefusal } from '../../../../shared/core/answer.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import { isDisabled } from '../../../../shared/network/people/person.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { opensByPhone } from '../../../../shared/pantry/customers/signInCode.ts'
import { userBySubject } from '../../../network/organizations/entityTable.ts'
import { isNeighborAlone } from '../../../network/people/join.ts'
import { randomPassword } from '../../../network/people/randomPassword.ts'
import { customersByPhone } from '../customerTable.ts'
import { giveAccount } from './ownAccount.ts'

/** Households that a code sent to a phone number signs in: families share a phone. */

interface Household {
  readonly customer: Customer
  /** Of their account; undefined for a household without one. */
  readonly user: User | undefined
}

/** A person who acts for an organization as well signs in with a password and what that organization asks for beside it. */
export async function householdsOf(phone: string): Promise<Household[]> {
  const found = await customersByPhone(phone)
  const households = await Promise.all(
    found.filter(opensByPhone).map(async (customer): Promise<Household[]> => {
      const user = customer.Subject === null ? undefined : await userBySubject(customer.Subject)
      if (user) return isNeighborAlone(user) && !isDisabled(user) ? [{ customer, user }] : []
      return customer.Subject === null ? [{ customer, user }] : []
    }),
  )
  return households.flat().toSorted((a, b) => a.customer.ID - b.customer.ID)
}

/**
 * The household's account, made when there is none, with a password that nobody knows. Undefined where the number signs another
 * household in already: the pool knows it once.
 */
export async function accountOfHousehold({ customer }: Household): Promise<string | undefined> {
  if (customer.Subject !== null) return customer.Subject
  const made = await giveAccount(customer, randomPassword())
  return isRefusal(made) ? undefined : (made.Subject ?? undefined)
}
