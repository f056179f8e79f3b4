import * as donors from '../../../shared/network/donors/api.ts'
import * as refusals from '../../../shared/network/donors/refusals.ts'
import { newPendingDonor } from '../../../shared/network/donors/signUp.ts'
import type { PublicContext } from '../../core/http/context.ts'
import { HttpFault, notFound } from '../../core/http/fault.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { addressHash, isOverLimit } from '../../core/http/throttle.ts'
import { nextId } from '../../core/table/ids.ts'
import { donorKeys } from '../../core/table/keys/donors.ts'
import { ConditionFailed } from '../../core/table/write.ts'
import { findEntity } from '../organizations/entityTable.ts'
import { holdSignUp, pendingDonors } from './pendingDonorTable.ts'

const hour = 3_600_000
/** A chain signs its stores up from one office; more than that at once is a program. */
const limits = { address: { max: 100, spanMs: hour }, foodBank: { max: 500, spanMs: 24 * hour } } as const

async function assertNotTooMany(
  { address, now, language }: Pick<PublicContext<unknown>, 'address' | 'now' | 'language'>,
  foodBankId: number,
): Promise<void> {
  const sender = addressHash(address)
  const tooMany = await Promise.all([
    isOverLimit(limits.address, now, (span) => donorKeys.signUpsFrom(sender, span)),
    isOverLimit(limits.foodBank, now, (span) => donorKeys.signUpsAt(foodBankId, span)),
  ])
  if (tooMany.includes(true)) throw new HttpFault(429, refusals.tooManySignUps[language])
}

/**
 * The answer is the same whether the sign-up is new, waits already, or comes from a program that filled in the hidden field:
 * nobody learns from it who has signed up.
 */
export const handler = openEndpoint(donors.signUpDonor, async ({ input, ...context }) => {
  await assertNotTooMany(context, input.FoodBankID)
  if (!(await findEntity('foodBank', input.FoodBankID))) throw notFound()
  if (input.Website !== '') return null
  const transition = newPendingDonor(await nextId('pendingDonor'), input, context.now)
  const hold = holdSignUp(transition.state)
  try {
    await pendingDonors.save(undefined, transition, { by: null, now: context.now, also: [hold] })
  } catch (error) {
    if (!(error instanceof ConditionFailed) || !error.failed.includes(hold)) throw error
  }
  return null
})
