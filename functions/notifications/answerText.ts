import { ReceivedText } from '../../events/texts.ts'
import { textReplies } from '../../shared/text/neighborTexts.ts'
import { fill } from '../../shared/text/text.ts'
import { readText } from '../../shared/texting/keywords.ts'
import { queueWorker } from '../background.ts'
import { table } from '../table/table.ts'
import { sendOnce } from './sendOnce.ts'
import { texter } from './texter.ts'
import { preferenceWrite } from './textTable.ts'
import { webUrl } from './webUrl.ts'

/**
 * Texts that people send back. STOP and START in any language hold for the number, whoever's it is, and are confirmed once;
 * HELP is answered; everything else is not, or two machines would go on for ever.
 */

const send = texter()
const states = { stop: 'stopped', start: 'started' } as const

export const handler = queueWorker('notifications/answerText', async (body, now) => {
  const { originationNumber: to, messageBody, inboundMessageId } = ReceivedText.parse(body)
  const read = readText(messageBody)
  if (!read) return
  if (read.request !== 'help') await table.commit([preferenceWrite(to, states[read.request], now)])
  const text = fill(textReplies[read.language][read.request], { url: webUrl() })
  await sendOnce({ eventId: `text-${inboundMessageId}`, subject: 'reply', kind: 'textReply' }, { to, text }, send, now)
})
