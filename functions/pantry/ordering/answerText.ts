import { ReceivedText } from '../../../events/texts.ts'
import { fill } from '../../../shared/core/text/text.ts'
import { type ReadText, readText } from '../../../shared/core/texting/keywords.ts'
import { textReplies } from '../../../shared/pantry/orders/texts/neighborTexts.ts'
import { queueWorker } from '../../core/http/background.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { table } from '../../core/table/table.ts'
import { texter } from '../../core/texting/texter.ts'
import { answeredBefore, preferenceWrite, receivedWrite } from '../../core/texting/textTable.ts'
import { keepText } from '../customers/texts/keepText.ts'
import { cancelByText } from '../orders/cancelByText.ts'
import { repeatByText } from './repeatByText.ts'

/**
 * Texts that people send back. STOP and START in any language hold for the number, whoever's it is, and are confirmed once;
 * HELP is answered, CANCEL cancels an order, 1 repeats the last one; what nobody asks with waits for staff. What a text does and
 * what is answered are one transaction: a second delivery does nothing, and gets the same answer once.
 */

const send = texter()
const states = { stop: 'stopped', start: 'started' } as const
type Received = ReceivedText

/** CANCEL without an order that it could mean is a STOP, as carriers read it. */
async function answerWord({ originationNumber: to, inboundMessageId: id }: Received, read: ReadText, now: Date) {
  const { request, language } = read
  const asked = request === 'cancel' ? 'stop' : request
  if (asked === 'thanks' || asked === 'repeat') return undefined
  const words = fill(textReplies[language][request === 'cancel' ? 'cancelNone' : asked], { url: webUrl() })
  const preference = asked === 'help' ? [] : [preferenceWrite(to, states[asked], now)]
  await table.commit([...preference, receivedWrite(id, words, now)])
  return words
}

/** Answer to the text; undefined for none. */
async function answerTo(received: Received, now: Date): Promise<string | undefined> {
  const { originationNumber: from, messageBody, inboundMessageId: id } = received
  const read = readText(messageBody)
  if (!read) return keepText(received, now)
  await readCorrections([read.language], now)
  if (read.request === 'repeat') return (await repeatByText(received, read, now)) ?? keepText(received, now)
  const cancelled = read.request === 'cancel' ? await cancelByText({ phone: from, id }, read, now) : undefined
  return cancelled ?? answerWord(received, read, now)
}

export const handler = queueWorker('notifications/answerText', async (body, now) => {
  const received = ReceivedText.parse(body)
  const { originationNumber: to, inboundMessageId: id } = received
  const before = await answeredBefore(id)
  const text = before ? before.Reply : await answerTo(received, now)
  if (!text) return
  await sendOnce({ eventId: `text-${id}`, subject: 'reply', kind: 'textReply' }, { to, text }, send, now)
})
