import type { Event } from '../../events/event.ts'
import { messageEvents } from '../../shared/work/messages/events.ts'
import { morning } from './morning.ts'

/** The event by which the version before told its worker of a message to many. */
export const queuedBefore = (messageId: number, EntityID: number): Event => ({
  ID: `message-${messageId}-0-0`,
  Type: messageEvents.MessageQueued.type,
  At: morning.toISOString(),
  Subject: { Kind: 'message', ID: messageId },
  EntityID,
  By: null,
  Detail: messageEvents.MessageQueued.sample,
})
