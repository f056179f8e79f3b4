import type { ReceivedText } from '../../../../events/texts.ts'
import { languages } from '../../../../shared/core/text/languages.ts'
import { fill } from '../../../../shared/core/text/text.ts'
import { withText } from '../../../../shared/pantry/customers/conversation.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { textReplies } from '../../../../shared/pantry/orders/texts/neighborTexts.ts'
import { webUrl } from '../../../core/mail/webUrl.ts'
import { readCorrections } from '../../../core/reference/corrections.ts'
import { retryConflicts } from '../../../core/table/aggregate.ts'
import { table } from '../../../core/table/table.ts'
import {
  answeredBefore,
  isTextStopped,
  receivedWrite,
  unknownTexts,
  unknownTextWrite,
} from '../../../core/texting/textTable.ts'
import { anyEntity } from '../../../network/organizations/entityTable.ts'
import { customersByPhone } from '../customerTable.ts'
import { conversationWith, conversationWrite } from './conversationTable.ts'

/** A text that no rule understands: it waits for staff of the family's pantry; of a number that is nobody's it is kept for itself. */

/** The household of a shared phone that came last. */
const latest = (found: readonly Customer[]) => found.toSorted((a, b) => b.Created.localeCompare(a.Created))[0]

/** The sender hears once that somebody will read it, and nothing more until staff have answered: machines would go on for ever. */
async function keepOf(
  customer: Customer,
  { originationNumber: phone, messageBody, inboundMessageId: id }: ReceivedText,
  now: Date,
) {
  await readCorrections([customer.Language], now)
  const pantry = (await anyEntity(customer.FoodBankID))?.Name ?? 'Gleanery'
  const isStopped = await isTextStopped(phone, customer.TextConsent?.At)
  const reload = () => conversationWith(customer, { phone })
  return retryConflicts({ loaded: await reload(), now, reload }, async (before, at) => {
    // Another delivery was faster.
    const known = await answeredBefore(id)
    if (known) return known.Reply
    const isQuiet = isStopped || before.WaitingSince !== null
    const reply = isQuiet ? '' : fill(textReplies[customer.Language].passedOn, { pantry })
    const after = withText(before, { ID: id, Text: messageBody }, at)
    await table.commit([conversationWrite(after, at), receivedWrite(id, reply, at)])
    return reply
  })
}

async function keepOfNobody({ originationNumber: phone, messageBody, inboundMessageId: id }: ReceivedText, now: Date) {
  const isKnown = (await unknownTexts(phone)).length > 0
  const isQuiet = isKnown || (await isTextStopped(phone))
  if (!isQuiet) await readCorrections(languages, now)
  const reply = isQuiet ? '' : languages.map((one) => fill(textReplies[one].unknownNumber, { url: webUrl() })).join(' ')
  await table.commit([unknownTextWrite(phone, { id, text: messageBody }, now), receivedWrite(id, reply, now)])
  return reply
}

export async function keepText(received: ReceivedText, now: Date): Promise<string | undefined> {
  if (!/[\p{L}\p{N}]/u.test(received.messageBody)) return undefined
  const customer = latest(await customersByPhone(received.originationNumber))
  return customer ? keepOf(customer, received, now) : keepOfNobody(received, now)
}
