import { customerKeys } from '../../functions/core/table/keys/customers.ts'
import { table } from '../../functions/core/table/table.ts'
import type { TextToSend } from '../../functions/core/texting/sendText.ts'
import { sendText } from '../../functions/core/texting/sendText.ts'
import { texter } from '../../functions/core/texting/texter.ts'
import type { DelayedText } from '../../functions/core/texting/textTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { Order } from '../../shared/pantry/orders/order.ts'
import { newPantry, placeTestOrder } from './orders.ts'
import { neighbor } from './smallTenant.ts'
import { everything } from './stored.ts'

/** A text to somebody who is no customer of the test's world. */
export const someText = {
  eventId: 'order-1-1-0',
  kind: 'orderReady',
  person: 'invitation-7',
  to: '+18655550107',
  text: 'Your food is ready.',
  entityId: 10,
  zone: 'America/New_York',
} as const satisfies TextToSend

/** Half past ten in the evening on the East Coast. */
export const lateEvening = new Date('2026-11-21T03:30:00.000Z')

/** Held back over the quiet hours; its number. */
export async function delayedTextOf(text: TextToSend = someText): Promise<number> {
  const result = await sendText(text, texter(), lateEvening)
  if (result !== 'delayed') throw new Error(`The text is ${result}`)
  const waiting = (await everything()).filter(({ sk }) => sk === 'DELAYEDTEXT') as unknown as DelayedText[]
  return Math.max(...waiting.map(({ ID }) => ID))
}

/** An order of the test's neighbor, who wants e-mails and texts about it. */
export async function orderOfNeighbor(owner: Caller): Promise<Order> {
  const { ID, FirstName, LastName, PostalCode } = neighbor
  const wishes = {
    PhoneNumber: '+18655550161',
    IsEmailNotificationEnabled: true,
    IsTextMessageNotificationEnabled: true,
    TextConsent: { At: '2026-11-02T15:00:00.000Z', Wording: 'Text me about my orders.' },
  }
  await table.commit([{ update: customerKeys.customer(ID), set: wishes }])
  return placeTestOrder(await newPantry(owner), { FoodInsecureNeighbor: { ID, FirstName, LastName, PostalCode } })
}
