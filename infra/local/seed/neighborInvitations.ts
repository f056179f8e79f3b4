import { nextId } from '../../../functions/core/table/ids.ts'
import { customerLists } from '../../../functions/core/table/keys/customers.ts'
import { table } from '../../../functions/core/table/table.ts'
import { customerInvitations } from '../../../functions/pantry/invitations/customerInvitationTable.ts'
import { locationsOfOwner } from '../../../functions/pantry/locations/locationTable.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import { phoneNumberOf } from '../../../shared/network/people/contact.ts'
import { CustomerRow } from '../../../shared/pantry/customers/customer.ts'
import {
  type CustomerInvitation,
  delivered,
  newCustomerInvitation,
  redeemed,
} from '../../../shared/pantry/invitations/customerInvitation.ts'
import { defaultMessage } from '../../../shared/pantry/invitations/defaultMessage.ts'
import { referralCodeOf } from '../../../shared/pantry/invitations/referralCode.ts'
import { mailAddress } from './context.ts'
import { firstNames, lastNames } from './names.ts'
import type { PlannedPantry } from './pantries.ts'
import { type Random, randomFrom } from './random.ts'

/** Invitations of the demonstration: used, waiting to be used, and with each result of sending. */

const minutes = (at: Date, count: number) => new Date(at.getTime() + count * 60_000)
const invited = 14
const used = 6

async function sentInvitation(
  { owner, EntityID, FoodBankID }: PlannedPantry,
  index: number,
  random: Random,
  now: Date,
): Promise<CustomerInvitation> {
  const language = random.chance(0.3) ? 'es' : 'en'
  const at = minutes(now, -random.whole(1, 55) * 1440 - index * 7)
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)} ${EntityID}-${index}`
  const phone = phoneNumberOf(`(865) 555-02${String(random.whole(10, 99))}`) ?? null
  const locations = random.shuffled((await locationsOfOwner(EntityID)).filter(({ IsActive }) => IsActive))
  const draft = {
    ID: await nextId('customerInvitation'),
    EntityID,
    FoodBankID,
    Code: referralCodeOf(Array.from({ length: 12 }, () => random.whole(0, 29))),
    EMailAddress: index % 4 === 3 ? null : mailAddress(name, 'neighbors'),
    PhoneNumber: index % 4 === 1 || index % 4 === 3 ? phone : null,
    Message: defaultMessage(language, owner.Name),
    PreferredLanguageCode: language,
    PantryLocationIDs: locations.slice(0, 2).map(({ ID }) => ID),
    DeliveryProgramIDs: [],
  } as const
  const made = newCustomerInvitation(draft, at).state
  const mailed = delivered(made, 'EMail', index === 12 ? 'failed' : 'sent', minutes(at, 1)).state
  return delivered(mailed, 'Text', index === 13 ? 'uncertain' : 'sent', minutes(at, 2)).state
}

export async function writeNeighborInvitations(pantries: readonly PlannedPantry[], now: Date): Promise<void> {
  for (const pantry of pantries) {
    const random = randomFrom(pantry.EntityID, 71)
    const neighbors = await table.page({ ...customerLists.foodBank(pantry.FoodBankID), limit: used }, CustomerRow)
    for (let index = 0; index < invited; index++) {
      const sent = await sentInvitation(pantry, index, random, now)
      const customer = neighbors.items[index]
      const taken = customer && redeemed(sent, customer.ID, minutes(new Date(sent.Created), 300))
      const state = taken && !isRefusal(taken) ? taken.state : sent
      await table.commit(customerInvitations.importWrites({ state, events: [] }))
    }
  }
}
