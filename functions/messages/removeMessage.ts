import * as messages from '../../shared/api/messages.ts'
import { endpointOn } from '../http.ts'
import { discard, ownCopy } from './messageTable.ts'

/** A copy that is gone already is gone: deleting it again after a lost answer is no failure. */
export const handler = endpointOn(messages.removeMessage, ownCopy, async ({ resource }) => {
  await discard(resource)
  return null
})
