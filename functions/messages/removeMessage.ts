import * as messages from '../../shared/api/messages.ts'
import { endpointOn } from '../http.ts'
import { discard, ownCopy } from './messageTable.ts'

/** Removing a removed copy succeeds, so that a call can be repeated after a lost answer. */
export const handler = endpointOn(messages.removeMessage, ownCopy, async ({ resource, now }) => {
  await discard(resource, now)
  return null
})
