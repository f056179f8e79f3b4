import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type Caller, isFoodBankRole } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import {
  CustomerInvitation,
  CustomerInvitationRow,
  withoutContact,
} from '../../../shared/pantry/invitations/customerInvitation.ts'
import type { CustomerInvitationEvent } from '../../../shared/pantry/invitations/events.ts'
import { referralCodeOf } from '../../../shared/pantry/invitations/referralCode.ts'
import { Aggregate } from '../../core/table/aggregate.ts'
import { absent } from '../../core/table/conditions.ts'
import { customerInvitationKeys, customerInvitationLists } from '../../core/table/keys/invitations.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** Invitations of customers in the table, each in the lists of its inviter and of the food bank, and found by its code. */

const shape = storedShape(CustomerInvitation)
const StoredReferral = z.object({ InvitationID: ID })

const referralWrite = ({ ID: InvitationID, Code }: CustomerInvitation): Write => ({
  put: { ...customerInvitationKeys.referral(Code), InvitationID },
  when: absent,
})

export const customerInvitations = new Aggregate<CustomerInvitation, CustomerInvitationEvent>({
  kind: 'customerInvitation',
  schema: shape.schema,
  key: customerInvitationKeys.invitation,
  entityId: ({ EntityID }) => EntityID,
  attributes: (invitation) => ({
    Shape: shape.version,
    ...listAttributes([
      customerInvitationLists.owner(invitation.EntityID),
      customerInvitationLists.foodBank(invitation.FoodBankID),
    ]),
    sort: `${invitation.Created}#${invitation.ID}`,
    row: CustomerInvitationRow.parse(invitation),
  }),
  projections: (before, after) => (before ? [] : [referralWrite(after)]),
})

/** List of a caller: of a food bank with its agencies, of an agency its own. */
export const invitationsOfCaller = ({ Role, EntityID }: Pick<Caller, 'Role' | 'EntityID'>) =>
  isFoodBankRole(Role) ? customerInvitationLists.foodBank(EntityID) : customerInvitationLists.owner(EntityID)

/** Invitations that customers redeemed, or that went to their addresses or numbers. All of the food bank are looked through. */
async function invitationsOfPeople(foodBankId: number, people: readonly Customer[]): Promise<number[]> {
  const rows = await table.all(customerInvitationLists.foodBank(foodBankId), CustomerInvitationRow)
  const holds = (row: CustomerInvitationRow) =>
    people.some(
      ({ ID: id, EMailAddress, PhoneNumber }) =>
        row.AppliedUserID === id ||
        (EMailAddress !== null && row.EMailAddress === EMailAddress) ||
        (PhoneNumber !== null && row.PhoneNumber === PhoneNumber),
    )
  return rows.filter(holds).map(({ ID: id }) => id)
}

/** For people who are forgotten. A repeat finds nothing left to do. */
export async function forgetInvitations(foodBankId: number, people: readonly Customer[], now: Date): Promise<void> {
  for (const id of await invitationsOfPeople(foodBankId, people)) {
    const invitation = await customerInvitations.load(id)
    if (invitation) await customerInvitations.change(invitation, withoutContact, { by: null, now })
  }
}

/** Twelve fair letters are in 64 bytes but once in 10^20 times. */
export const newReferralCode = () => referralCodeOf(randomBytes(64))

/** By a code in any case. */
export async function referralByCode(code: string): Promise<CustomerInvitation | undefined> {
  const referral = await table.get(customerInvitationKeys.referral(code.toUpperCase()), StoredReferral)
  return referral && customerInvitations.load(referral.InvitationID)
}
