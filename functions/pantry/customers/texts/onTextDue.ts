import { conversationTagged, customerInvitationTagged, customerTagged } from '../../../../events/mail.ts'
import { neighborMessageKinds } from '../../../../shared/core/texting/kinds.ts'
import { textAddress } from '../../../../shared/pantry/customers/consent.ts'
import { reaction } from '../../../core/http/reaction.ts'
import { table } from '../../../core/table/table.ts'
import { sendText, type TextResult } from '../../../core/texting/sendText.ts'
import { texter } from '../../../core/texting/texter.ts'
import { type DelayedText, delayedTexts, removeDelayedText } from '../../../core/texting/textTable.ts'
import { recordDelivery } from '../../invitations/recordDelivery.ts'
import { customerById } from '../customerTable.ts'

/** Sends a text that was held back over the quiet hours, unless the customer has withdrawn the consent or left since. */

const send = texter()

/** Tells if it is still to go out, and to a customer by which consent. */
async function wishFor({
  Person,
  To,
}: DelayedText): Promise<{ readonly consentedAt?: string | undefined } | undefined> {
  const answered = conversationTagged(Person)
  const customerId = customerTagged(Person) ?? answered
  if (customerId === undefined) return {}
  const customer = await customerById(customerId)
  // A family that asked by text is answered there.
  const address = answered === undefined ? customer && textAddress(customer) : customer?.PhoneNumber
  if (!customer || address !== To) return undefined
  return { consentedAt: customer.TextConsent?.At }
}

/** Result that the invitation gets; none for a text that waits again, or was reported before. */
const outcomes: Readonly<Partial<Record<TextResult, 'sent' | 'failed' | 'uncertain'>>> = {
  sent: 'sent',
  refused: 'failed',
  stopped: 'failed',
  off: 'failed',
  uncertain: 'uncertain',
}

export const handler = reaction('notifications/onTextDue', async ({ ID: eventId, Subject }) => {
  const delayed = await delayedTexts.load(Subject.ID)
  if (!delayed) return
  const kind = neighborMessageKinds.find((known) => known === delayed.Kind)
  const wish = await wishFor(delayed)
  if (kind && wish) {
    const { Person: person, To: to, Text: text, EntityID: entityId, TimeZone: zone } = delayed
    const now = new Date()
    const result = await sendText({ eventId, kind, person, to, text, entityId, zone, ...wish }, send, now)
    const invitationId = customerInvitationTagged(person)
    const outcome = outcomes[result]
    if (invitationId && outcome) await recordDelivery(invitationId, 'Text', outcome, now)
  }
  await table.commit([removeDelayedText(delayed.ID)])
})
