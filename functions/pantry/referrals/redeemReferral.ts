import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { redeemed } from '../../../shared/pantry/invitations/customerInvitation.ts'
import * as referrals from '../../../shared/pantry/referrals/api.ts'
import * as refusals from '../../../shared/pantry/referrals/refusals.ts'
import { notFound } from '../../core/http/fault.ts'
import { type Context, endpoint } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { customerInvitations, referralByCode } from '../invitations/customerInvitationTable.ts'
import { grantWrites, type Redeeming } from './referralGrants.ts'

async function loaded(code: string, customerId: number | null): Promise<Redeeming> {
  const [invitation, customer] = await Promise.all([
    referralByCode(code),
    customerId === null ? undefined : customerById(customerId),
  ])
  if (!invitation || !customer) throw notFound()
  return { invitation, customer }
}

async function redeem(redeeming: Redeeming, { caller }: Pick<Context<unknown>, 'caller'>, now: Date) {
  const { invitation, customer } = redeeming
  const transition = redeemed(invitation, customer.ID, now)
  if (isRefusal(transition) || transition.events.length === 0) return transition
  const also = await grantWrites(redeeming, now)
  return customerInvitations.save(invitation, transition, { by: caller, now, also })
}

async function placeRefusal({ invitation, customer }: Redeeming): Promise<Refusal | undefined> {
  if (invitation.FoodBankID === customer.FoodBankID) return undefined
  const { Name: foodBank } = await knownEntity('foodBank', customer.FoodBankID)
  return refuse(refusals.referralElsewhere, { foodBank })
}

/** Once, by the condition on the invitation's version: of two customers at the same moment one is refused. */
export const handler = endpoint(referrals.redeemReferral, async (context) => {
  const { input, caller, now } = context
  const load = () => loaded(input.code, caller.CustomerID)
  const first = await load()
  const refusal = await placeRefusal(first)
  if (refusal) return refusal
  const saved = await retryConflicts({ loaded: first, now, reload: load }, (current, at) =>
    redeem(current, context, at),
  )
  return isRefusal(saved) ? saved : null
})
