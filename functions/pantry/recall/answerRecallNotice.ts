import * as recall from '../../../shared/pantry/recall/api.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { answerWrite } from './recallLinks.ts'
import { openRecallNotice, recallNotice } from './recallNotice.ts'

export const handler = openEndpoint(recall.answerRecallNotice, async (context) => {
  const { input, now, table } = context
  const link = await openRecallNotice(context)
  await table.commit([answerWrite(input.id, link, { At: now.toISOString(), Kind: input.Answer })])
  return recallNotice(input.id, link)
})
