import * as z from 'zod/mini'
import type { Caller } from '../../../../shared/core/access.ts'
import { refuse } from '../../../../shared/core/answer.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import {
  answerRefusal,
  Conversation,
  newConversation,
  ShownConversation,
} from '../../../../shared/pantry/customers/conversation.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as refusals from '../../../../shared/pantry/customers/refusals.ts'
import { absent, atVersion } from '../../../core/table/conditions.ts'
import { expiryAfter } from '../../../core/table/expiry.ts'
import { customerKeys, customerLists } from '../../../core/table/keys/customers.ts'
import { type List, listAttributes } from '../../../core/table/lists.ts'
import { storedShape } from '../../../core/table/storedShape.ts'
import { table } from '../../../core/table/table.ts'
import type { Write } from '../../../core/table/write.ts'
import { isTextStopped } from '../../../core/texting/textTable.ts'
import { customerById } from '../customerTable.ts'

/** Conversations by text in the table: in the lists of the food bank and of the agencies at which the family is at home. */

const shape = storedShape(Conversation)

/** A year after its last change it is gone. */
const keptDays = 365
/** Home agencies that list it: a family has one, rarely two. */
const maxAgencies = 3

export const conversationOf = (customerId: number): Promise<Conversation | undefined> =>
  table.get(customerKeys.texts(customerId), shape.schema)

/** A line of the lists: what was written is read from the item itself. */
export const ConversationRow = z.pick(Conversation, { CustomerID: true })

/** In any order; those that are gone are left out. */
export const conversationsOf = (customerIds: readonly number[]): Promise<Conversation[]> =>
  table.getMany(customerIds.map(customerKeys.texts), shape.schema)

/** The conversation, or an empty one, about the number that the customer has. `id`: of a duplicate that was merged into them. */
export async function conversationWith(
  customer: Customer,
  { phone = customer.PhoneNumber ?? '', id = customer.ID }: { readonly phone?: string; readonly id?: number } = {},
): Promise<Conversation> {
  const { Messages, Version, WaitingSince } = (await conversationOf(id)) ?? newConversation(customer, phone)
  return { ...newConversation(customer, phone), CustomerID: id, Messages, Version, WaitingSince }
}

/** Places in lists, which one that waits has alone. */
const listed = ({ FoodBankID, AgencyIDs, CustomerID, WaitingSince }: Conversation) =>
  WaitingSince === null
    ? {}
    : {
        ...listAttributes([
          customerLists.foodBankTexts(FoodBankID),
          ...AgencyIDs.slice(0, maxAgencies).map((id, place) => customerLists.agencyTexts(id, place)),
        ]),
        sort: WaitingSince,
        row: { CustomerID },
      }

/** The next version, unless somebody else was faster. The longest waiting stands first. */
export const conversationWrite = (after: Conversation, now: Date): Write => ({
  put: {
    ...customerKeys.texts(after.CustomerID),
    ...after,
    Shape: shape.version,
    ...listed(after),
    expires: expiryAfter(now, keptDays),
  },
  when: after.Version === 1 ? absent : atVersion(after.Version - 1),
})

/** Lists of those that wait for the caller's pantry. */
export const waitingTexts = ({ Role, EntityID }: Pick<Caller, 'Role' | 'EntityID'>): List[] => {
  const places = Array.from({ length: maxAgencies }, (_, place) => customerLists.agencyTexts(EntityID, place))
  return Role === 'agency' ? places : [customerLists.foodBankTexts(EntityID)]
}

/** Number of them; volunteers read none. */
export async function countWaitingTexts(caller: Pick<Caller, 'Role' | 'EntityID'>): Promise<number> {
  if (caller.Role === 'pantryvolunteer') return 0
  const counts = await Promise.all(waitingTexts(caller).map((list) => table.count(list)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** View of staff, with the reason that the family can't be texted. */
export async function shownConversation(conversation: Conversation, language: Language): Promise<ShownConversation> {
  const customer = await customerById(conversation.CustomerID)
  const isStopped = await isTextStopped(conversation.PhoneNumber, customer?.TextConsent?.At)
  const refusal = customer ? answerRefusal(customer, conversation, isStopped) : refuse(refusals.textsNeedPhone)
  return ShownConversation.parse({ ...conversation, Hindrance: refusal?.refused[language] ?? null })
}

/** For whoever is forgotten. */
export const conversationGone = (customerId: number): Write => ({ remove: customerKeys.texts(customerId) })
