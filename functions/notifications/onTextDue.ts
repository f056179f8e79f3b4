import { customerTagged } from '../../events/mail.ts'
import { textAddress } from '../../shared/texting/consent.ts'
import { neighborMessageKinds } from '../../shared/texting/kinds.ts'
import { customerById } from '../customers/customerTable.ts'
import { reaction } from '../reaction.ts'
import { table } from '../table/table.ts'
import { sendText } from './sendText.ts'
import { texter } from './texter.ts'
import { type DelayedText, delayedTexts, removeDelayedText } from './textTable.ts'

/** Sends a text that was held back over the quiet hours, unless the customer has withdrawn the consent or left since. */

const send = texter()

async function isStillWanted({ Person, To }: DelayedText): Promise<boolean> {
  const customerId = customerTagged(Person)
  if (customerId === undefined) return true
  const customer = await customerById(customerId)
  return customer !== undefined && textAddress(customer) === To
}

export const handler = reaction('notifications/onTextDue', async ({ ID: eventId, Subject }) => {
  const delayed = await delayedTexts.load(Subject.ID)
  if (!delayed) return
  const kind = neighborMessageKinds.find((known) => known === delayed.Kind)
  if (kind && (await isStillWanted(delayed))) {
    const { Person: person, To: to, Text: text, EntityID: entityId, TimeZone: zone } = delayed
    await sendText({ eventId, kind, person, to, text, entityId, zone }, send, new Date())
  }
  await table.commit([removeDelayedText(delayed.ID)])
})
