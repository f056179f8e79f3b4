import type { TextToSend } from '../../functions/notifications/sendText.ts'
import { sendText } from '../../functions/notifications/sendText.ts'
import { texter } from '../../functions/notifications/texter.ts'
import type { DelayedText } from '../../functions/notifications/textTable.ts'
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
