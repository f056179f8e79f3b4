import { ReceivedText } from '../../../events/texts.ts'
import { fill } from '../../../shared/core/text/text.ts'
import { type ReadText, readText } from '../../../shared/core/texting/keywords.ts'
import { textReplies } from '../../../shared/pantry/orders/texts/neighborTexts.ts'
import { queueWorker } from '../../core/http/background.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { table } from '../../core/table/table.ts'
import { texter } from '../../core/texting/texter.ts'
import { preferenceWrite } from '../../core/texting/textTable.ts'
import { cancelByText } from './cancelByText.ts'

/**
 * Texts that people send back. STOP and START in any language hold for the number, whoever's it is, and are confirmed once;
 * HELP is answered, CANCEL cancels an order; everything else is not answered, or two machines would go on for ever.
 */

const send = texter()
const states = { stop: 'stopped', start: 'started' } as const

/** CANCEL without an order that it could mean is a STOP, as carriers read it. */
async function answerTo(to: string, { request, language }: ReadText, now: Date): Promise<string> {
  const asked = request === 'cancel' ? 'stop' : request
  if (asked !== 'help') await table.commit([preferenceWrite(to, states[asked], now)])
  const told = request === 'cancel' ? 'cancelNone' : asked
  return fill(textReplies[language][told], { url: webUrl() })
}

export const handler = queueWorker('notifications/answerText', async (body, now) => {
  const { originationNumber: to, messageBody, inboundMessageId } = ReceivedText.parse(body)
  const read = readText(messageBody)
  if (!read) return
  const text =
    (read.request === 'cancel' ? await cancelByText(to, read, now) : undefined) ?? (await answerTo(to, read, now))
  await sendOnce({ eventId: `text-${inboundMessageId}`, subject: 'reply', kind: 'textReply' }, { to, text }, send, now)
})
