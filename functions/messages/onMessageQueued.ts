import { reaction } from '../reaction.ts'
import { deliverWaiting, messageById } from './messageTable.ts'

/** Writes the copies of a message to many. Delivered again after a failure, it goes on with the batches that are left. */
export const handler = reaction('messages/onMessageQueued', async ({ Subject, EntityID }, now) => {
  const message = await messageById(Subject.ID)
  if (message) await deliverWaiting(message, { by: null, now, EntityID })
})
