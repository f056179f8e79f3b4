import * as recall from '../../../shared/pantry/recall/api.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { openRecallNotice, recallNotice } from './recallNotice.ts'

export const handler = openEndpoint(recall.getRecallNotice, async (context) =>
  recallNotice(context.input.id, await openRecallNotice(context)),
)
