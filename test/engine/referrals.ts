import { nextId } from '../../functions/core/table/ids.ts'
import { table } from '../../functions/core/table/table.ts'
import type { Write } from '../../functions/core/table/write.ts'
import { customerInvitations } from '../../functions/pantry/invitations/customerInvitationTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import {
  type CustomerInvitation,
  type CustomerInvitationDraft,
  newCustomerInvitation,
} from '../../shared/pantry/invitations/customerInvitation.ts'
import { referralCodeOf } from '../../shared/pantry/invitations/referralCode.ts'
import { counter } from './counter.ts'
import { withoutConditions } from './organizationWrites.ts'
import { ids } from './smallTenant.ts'

/** Invitations of customers as stored, with codes that the tests know. */

const nextReferral = counter()
/** Another code each time. */
export const nextCode = () => {
  const made = nextReferral()
  return referralCodeOf(Array.from({ length: 12 }, (_, digit) => Math.floor(made / 30 ** (11 - digit)) % 30))
}

export async function referralOf(
  { EntityID, FoodBankIDs }: Pick<Caller, 'EntityID' | 'FoodBankIDs'>,
  more: Partial<CustomerInvitationDraft> = {},
): Promise<CustomerInvitation> {
  const draft: CustomerInvitationDraft = {
    ID: await nextId('customerInvitation'),
    FoodBankID: FoodBankIDs[0] ?? ids.foodBank,
    EntityID,
    Code: nextCode(),
    EMailAddress: 'rosa@example.org',
    PhoneNumber: null,
    Message: 'Welcome!',
    PreferredLanguageCode: 'en',
    PantryLocationIDs: [],
    DeliveryProgramIDs: [],
    ...more,
  }
  const { state } = newCustomerInvitation(draft, new Date())
  await table.commit(customerInvitations.importWrites({ state, events: [] }))
  return state
}

export const signUpOf = (more: object = {}) => ({
  FirstName: 'Rosa',
  LastName: 'Medina',
  EMailAddress: null,
  PhoneNumber: null,
  PostalCode: '37902',
  HouseholdSize: 3,
  Password: 'Tomatoes-and-rice-7',
  Language: 'es' as const,
  IsEmailNotificationEnabled: true,
  IsTextMessageNotificationEnabled: false,
  IsPhoneCallNotificationEnabled: false,
  ...more,
})

/** Codes that the suites over all endpoints know: one that opens, and one that was used. */
export const openCode = 'ABCDEFGHJKMN'
export const usedCode = 'NMKJHGFEDCBA'

/** Both, of the food bank, in a table that may have them already. */
export function knownReferrals(): Write[] {
  const offer = { FoodBankID: ids.foodBank, EntityID: ids.foodBank, PantryLocationIDs: [], DeliveryProgramIDs: [] }
  const contact = { EMailAddress: 'known@example.org', PhoneNumber: null }
  const draft = { ...offer, ...contact, Message: 'Welcome!', PreferredLanguageCode: 'en' } as const
  const now = new Date()
  const open = newCustomerInvitation({ ...draft, ID: 800_001, Code: openCode }, now).state
  const fresh = newCustomerInvitation({ ...draft, ID: 800_002, Code: usedCode }, now).state
  const used = { ...fresh, Redeemed: now.toISOString(), AppliedUserID: 999_999 }
  return withoutConditions([open, used].flatMap((state) => customerInvitations.importWrites({ state, events: [] })))
}
