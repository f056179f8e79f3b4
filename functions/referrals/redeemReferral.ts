import { isRefusal, type Refusal, refuse } from '../../shared/answer.ts'
import * as referrals from '../../shared/api/referrals.ts'
import type { Customer } from '../../shared/customer/customer.ts'
import { type CustomerInvitation, redeemed } from '../../shared/customerInvitation/customerInvitation.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { changeCustomerWrites, customerById } from '../customers/customerTable.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { type Context, endpoint, HttpFault } from '../http.ts'
import { customerInvitations, referralByCode } from '../invitations/customerInvitationTable.ts'
import { accessesOfCustomer, grantAccessWrite } from '../locations/accessTable.ts'
import { retryConflicts } from '../table/aggregate.ts'
import type { Write } from '../table/write.ts'
import { grantsOf } from './referralGrants.ts'

interface Redeeming {
  readonly invitation: CustomerInvitation
  readonly customer: Customer
}

async function loaded(code: string, customerId: number | null): Promise<Redeeming> {
  const [invitation, customer] = await Promise.all([
    referralByCode(code),
    customerId === null ? undefined : customerById(customerId),
  ])
  if (!invitation || !customer) throw new HttpFault(404, 'Not found.')
  return { invitation, customer }
}

const joined = (held: readonly number[], more: readonly number[]) => [...new Set([...held, ...more])]

async function grantWrites({ invitation, customer }: Redeeming, now: Date): Promise<Write[]> {
  const [grants, accesses] = await Promise.all([grantsOf(invitation), accessesOfCustomer(customer.ID)])
  const held = new Set(accesses.map(({ PantryLocationID }) => PantryLocationID))
  const fields = {
    DeliveryProgramIDs: joined(customer.DeliveryProgramIDs, grants.programIds),
    AgencyIDs: joined(customer.AgencyIDs, grants.agencyIds),
  }
  const granted = grants.locationIds.filter((id) => !held.has(id))
  return [
    ...changeCustomerWrites(customer, fields).writes,
    ...granted.map((PantryLocationID) =>
      grantAccessWrite({ PantryLocationID, CustomerID: customer.ID, Granted: now.toISOString() }),
    ),
  ]
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
