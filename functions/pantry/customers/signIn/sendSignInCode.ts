import { refuse } from '../../../../shared/core/answer.ts'
import { phoneNumberOf } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as refusals from '../../../../shared/pantry/customers/refusals.ts'
import { openEndpoint } from '../../../core/http/http.ts'
import { pause } from '../../../core/pause.ts'
import { householdsOf } from './households.ts'
import { textCode } from './oneTimeCodes.ts'

/** Longer than a text is taken over in: the time of the answer does not tell whether one was. */
const answerMs = 400

/** The answer is the same whether the number is known or not. */
export const handler = openEndpoint(customers.sendSignInCode, async ({ input, ...sender }) => {
  const phone = phoneNumberOf(input.PhoneNumber)
  if (phone === undefined) return refuse(refusals.phoneNumberInvalid)
  const [refusal] = await Promise.all([
    householdsOf(phone).then(([first]) =>
      textCode({ phone, language: first?.customer.Language ?? sender.language, isSent: first !== undefined }, sender),
    ),
    pause(answerMs),
  ])
  return refusal ?? null
})
