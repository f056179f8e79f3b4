import * as messages from '../../../shared/work/messages/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { discard, ownCopy } from './messageTable.ts'

/** Removing a removed copy succeeds, so that a call can be repeated after a lost answer. */
export const handler = endpointOn(messages.removeMessage, ownCopy, async ({ resource, now }) => {
  await discard(resource, now)
  return null
})
