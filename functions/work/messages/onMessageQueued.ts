import { reaction } from '../../core/http/reaction.ts'
import { deliverWaiting, messageById } from './messageTable.ts'

/** Delivers what the version before put into this queue; messages to many have a job now. */
export const handler = reaction('messages/onMessageQueued', async ({ Subject, EntityID }, now) => {
  const message = await messageById(Subject.ID)
  if (message) await deliverWaiting(message, { by: null, now, EntityID })
})
