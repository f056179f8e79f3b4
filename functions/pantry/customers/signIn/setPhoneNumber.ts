import { isRefusal, refuse } from '../../../../shared/core/answer.ts'
import { phoneNumberOf } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as refusals from '../../../../shared/pantry/customers/refusals.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { followCustomer, isOfStaff } from '../account.ts'
import { changeCustomer, customerOf } from '../customerTable.ts'
import { shownWithPrograms } from '../fullCustomer.ts'
import { accountFollows } from '../withContacts.ts'
import { spendCode, textCode } from './oneTimeCodes.ts'

async function withNumber(before: Customer, PhoneNumber: string) {
  const also = (await isOfStaff(before)) ? undefined : followCustomer
  const fields = { PhoneNumber, ConfirmedPhone: PhoneNumber }
  return accountFollows(before, { EMailAddress: before.EMailAddress, PhoneNumber }, () =>
    changeCustomer(before.ID, () => fields, also ? { also } : {}),
  )
}

/** Without a code one is sent to the number; with it the number is the customer's, and signs them in. */
export const handler = endpointOn(
  customers.setPhoneNumber,
  customerOf,
  async ({ resource, input: { PhoneNumber, Code }, caller, now, language }) => {
    const phone = phoneNumberOf(PhoneNumber)
    if (phone === undefined) return refuse(refusals.phoneNumberInvalid)
    const of = { phone, customerId: resource.ID }
    const refusal =
      Code === null
        ? await textCode({ ...of, language: resource.Language, isSent: true }, { language, now })
        : await spendCode({ ...of, code: Code }, { language, now })
    if (refusal) return refusal
    const shown = Code === null ? resource : await withNumber(resource, phone)
    return isRefusal(shown) ? shown : shownWithPrograms(shown, caller, now)
  },
)
