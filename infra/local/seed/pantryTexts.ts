import { table } from '../../../functions/core/table/table.ts'
import { conversationWrite } from '../../../functions/pantry/customers/texts/conversationTable.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import { newConversation, withAnswer, withText } from '../../../shared/pantry/customers/conversation.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'

/** Texts of families that no rule understands: two wait for an answer, one was answered. */

const minute = 60_000

type Said = readonly [minutesAgo: number, text: string, isStaff?: boolean]

const waiting: Readonly<Record<'en' | 'es', readonly Said[]>> = {
  en: [
    [95, 'Hi, can my sister pick up my order? I have to work'],
    [93, 'She has a different last name'],
  ],
  es: [[40, '¿Puedo llegar media hora más tarde? Mi hijo tiene cita con el médico']],
}
const answered: readonly Said[] = [
  [1500, 'Is the parking lot open on Saturday?'],
  [1440, 'Yes, the gate on Main Street is open from 8 am.', true],
]

async function write(customer: Customer, said: readonly Said[], by: User, now: Date): Promise<void> {
  const conversation = said.reduce(
    (before, [minutesAgo, Text, isStaff], index) => {
      const at = new Date(now.getTime() - minutesAgo * minute)
      const message = { ID: `demo-${customer.ID}-${index}`, Text }
      const By = { UserID: by.ID, Name: by.Name }
      return isStaff ? withAnswer(before, { ...message, At: at.toISOString(), By }) : withText(before, message, at)
    },
    newConversation(customer, customer.PhoneNumber ?? ''),
  )
  await table.commit([conversationWrite({ ...conversation, Version: 1 }, now)])
}

export async function writeTexts(customers: readonly Customer[], staff: User | undefined, now: Date): Promise<void> {
  const texted = customers.filter(({ Subject, TextConsent }) => Subject === null && TextConsent !== null)
  const [first, third] = texted.filter(({ Language }) => Language === 'en')
  const second = texted.find(({ Language }) => Language === 'es')
  if (!staff) return
  if (first) await write(first, waiting.en, staff, now)
  if (second) await write(second, waiting.es, staff, now)
  if (third) await write(third, answered, staff, now)
}
