import { refuse } from '../../../../shared/core/answer.ts'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import { phoneNumberOf } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as refusals from '../../../../shared/pantry/customers/refusals.ts'
import { householdName } from '../../../../shared/pantry/customers/signInCode.ts'
import { openEndpoint } from '../../../core/http/http.ts'
import type { Write } from '../../../core/table/write.ts'
import { accountOfHousehold, householdsOf } from './households.ts'
import { newTicket, spendCode } from './oneTimeCodes.ts'

export const handler = openEndpoint(customers.takeSignInCode, async ({ input, ...sender }) => {
  const phone = phoneNumberOf(input.PhoneNumber)
  if (phone === undefined) return refuse(refusals.phoneNumberInvalid)
  const Households: Value<typeof customers.takeSignInCode>['Households'] = []
  const refusal = await spendCode({ phone, code: input.Code }, sender, async () => {
    const tickets: Write[] = []
    // One after the other: of two without an account the first gets the number's.
    for (const household of await householdsOf(phone)) {
      const subject = await accountOfHousehold(household)
      const issued = subject === undefined ? undefined : newTicket(subject, sender.now)
      if (issued) tickets.push(issued.write)
      Households.push({
        Name: householdName(household.customer),
        SignIn: subject !== undefined && issued ? { UserName: subject, Ticket: issued.ticket } : null,
      })
    }
    return tickets
  })
  return refusal ?? { Households }
})
