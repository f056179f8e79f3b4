import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import { passwordRefusal } from '../../../shared/network/people/password.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import * as refusals from '../../../shared/pantry/customers/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { endAllSignIns, forgetRevoked } from '../../core/http/revokedTable.ts'
import { isOfStaff, setAccountPassword } from './account.ts'
import { neighborAuditWrites } from './customerAudit.ts'
import { homeCustomerOf } from './customerTable.ts'
import { giveAccount } from './signIn/ownAccount.ts'

export const handler = endpointOn(
  customers.setCustomerPassword,
  homeCustomerOf,
  async ({ resource, input: { NewPassword }, caller, now, table }) => {
    const { FirstName, LastName, EMailAddress, PhoneNumber } = resource
    const refusal = passwordRefusal(NewPassword, [FirstName, LastName, EMailAddress, PhoneNumber])
    if (refusal) return refusal
    const audit = await neighborAuditWrites(caller, resource.ID, 'passwordSet', now)
    if (await isOfStaff(resource)) return refuse(refusals.passwordOfStaff)
    if (resource.Subject === null) {
      const made = await giveAccount(resource, NewPassword, (subject) => [
        ...endAllSignIns(subject, new Date()),
        ...audit,
      ])
      forgetRevoked()
      return isRefusal(made) ? made : null
    }
    const refused = await setAccountPassword(resource.Subject, NewPassword)
    if (refused) return refused
    // The moment is that after which the password before signs nobody in.
    await table.commit([...endAllSignIns(resource.Subject, new Date()), ...audit])
    forgetRevoked()
    return null
  },
)
