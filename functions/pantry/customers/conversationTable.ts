import { Conversation, newConversation } from '../../../shared/pantry/customers/conversation.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { customerKeys, customerLists } from '../../core/table/keys/customers.ts'
import { inState, listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** Conversations by text in the table: in the lists of the food bank and of the agencies at which the family is at home. */

const shape = storedShape(Conversation)

/** A year after its last change it is gone. */
const keptDays = 365
/** Home agencies that list it: a family has one, rarely two. */
const maxAgencies = 3

export const conversationOf = (customerId: number): Promise<Conversation | undefined> =>
  table.get(customerKeys.texts(customerId), shape.schema)

/** The conversation, or an empty one about the number that the customer has. */
export const conversationWith = async (
  customer: Customer,
  phone = customer.PhoneNumber ?? '',
): Promise<Conversation> => {
  const found = (await conversationOf(customer.ID)) ?? newConversation(customer, phone)
  const { AgencyIDs, Name, FoodBankID } = newConversation(customer, phone)
  return { ...found, AgencyIDs, Name, FoodBankID, PhoneNumber: phone }
}

const listsOf = ({ FoodBankID, AgencyIDs, WaitingSince }: Conversation) => {
  const lists = [
    customerLists.foodBankTexts(FoodBankID),
    ...AgencyIDs.slice(0, maxAgencies).map((id, place) => customerLists.agencyTexts(id, place)),
  ]
  return listAttributes([...lists, ...(WaitingSince === null ? [] : lists.map((list) => inState(list, 'waiting')))])
}

/** The next version, unless somebody else was faster. The longest waiting stands first. */
export const conversationWrite = (after: Conversation, now: Date): Write => ({
  put: {
    ...customerKeys.texts(after.CustomerID),
    ...after,
    Shape: shape.version,
    ...listsOf(after),
    sort: after.WaitingSince ?? after.Messages.at(-1)?.At ?? now.toISOString(),
    expires: expiryAfter(now, keptDays),
  },
  when: after.Version === 1 ? absent : atVersion(after.Version - 1),
})

/** For whoever is forgotten. */
export const conversationGone = (customerId: number): Write => ({ remove: customerKeys.texts(customerId) })

export { shape as conversationShape }
