import * as messages from '../../../shared/work/messages/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { openCopy, ownCopy, received } from './messageTable.ts'

/** The first opening tells the sender that the message was read (decision 24). */
export const handler = endpointOn(messages.getMessageByRecipientId, ownCopy, async ({ resource, now }) => {
  if (resource.copy.IsRemoved) throw notFound()
  return received(await openCopy(resource, now))
})
