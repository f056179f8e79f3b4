import { nextId } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import { customerInvitations } from '../../../functions/pantry/invitations/customerInvitationTable.ts'
import { locationsOfOwner } from '../../../functions/pantry/locations/locationTable.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { delivered, newCustomerInvitation, redeemed } from '../../../shared/pantry/invitations/customerInvitation.ts'
import { defaultMessage } from '../../../shared/pantry/invitations/defaultMessage.ts'
import { referralCodeOf } from '../../../shared/pantry/invitations/referralCode.ts'
import { mailAddress } from './context.ts'
import type { PlannedPantry } from './pantries.ts'
import { randomFrom } from './random.ts'

/** Invitations of neighbors from a pantry, with every result: sent, partly sent, failed, and redeemed by somebody. */

interface Invited {
  readonly name: string | null
  /** Without its last digit: each pantry invites others. */
  readonly phone: string | null
  readonly language: Language
  readonly mail?: 'sent' | 'failed'
  readonly text?: 'sent' | 'failed'
  readonly isRedeemed?: boolean
}

const plan: readonly Invited[] = [
  { name: 'Nadia Okoye', phone: null, language: 'en', mail: 'sent' },
  { name: null, phone: '+1865555018', language: 'es', text: 'sent' },
  { name: 'Tomás Rivera', phone: '+1865555019', language: 'es', mail: 'sent', text: 'failed' },
  { name: 'Wrong Address', phone: null, language: 'en', mail: 'failed' },
  { name: 'Rosa Figueroa', phone: null, language: 'en', mail: 'sent', isRedeemed: true },
]

const hours = (count: number) => count * 3_600_000

export async function writePantryInvitations(
  { owner, EntityID, FoodBankID }: PlannedPantry,
  customers: readonly Customer[],
  now: Date,
): Promise<void> {
  const random = randomFrom(EntityID, 71)
  const [location] = (await locationsOfOwner(EntityID)).toSorted(
    (a, b) => Number(b.IsRestricted) - Number(a.IsRestricted),
  )
  for (const [index, { name, phone, language, mail, text, isRedeemed }] of plan.entries()) {
    const at = new Date(now.getTime() - hours(20 + 27 * index))
    const draft = {
      ID: await nextId('customerInvitation'),
      FoodBankID,
      EntityID,
      Code: referralCodeOf(Array.from({ length: 64 }, () => random.whole(0, 255))),
      EMailAddress: name === null ? null : mailAddress(`${name} ${EntityID}`, 'neighbors'),
      PhoneNumber: phone && `${phone}${EntityID % 10}`,
      PantryLocationIDs: location ? [location.ID] : [],
      DeliveryProgramIDs: [],
      Message: defaultMessage(language, owner.Name),
      PreferredLanguageCode: language,
    }
    let { state } = newCustomerInvitation(draft, at)
    if (mail) state = delivered(state, 'EMail', mail, at).state
    if (text) state = delivered(state, 'Text', text, at).state
    const [customer] = customers
    const taken = isRedeemed && customer ? redeemed(state, customer.ID, new Date(at.getTime() + hours(3))) : undefined
    if (taken && !isRefusal(taken)) state = taken.state
    await table.commit(customerInvitations.importWrites({ state, events: [] }))
  }
}
