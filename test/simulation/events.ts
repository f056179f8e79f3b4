import { marshall } from '@aws-sdk/util-dynamodb'
import type { Item } from './expression.ts'

/** Events as queues and streams bring them to a function. */

export const factEvent = (events: readonly Item[]) => ({
  Records: events.map((event, place) => ({
    messageId: String(place),
    body: JSON.stringify({ 'detail-type': event.Type, detail: event }),
    attributes: {},
  })),
})

export const streamEvent = (events: readonly Item[], position = 0) => ({
  Records: events.map((event, place) => ({
    eventName: 'INSERT',
    dynamodb: { SequenceNumber: String(position + place), NewImage: marshall(event, { removeUndefinedValues: true }) },
  })),
})
