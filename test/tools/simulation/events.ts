import { marshall } from '@aws-sdk/util-dynamodb'
import type { TableItem } from './expression.ts'

/** Events as queues and streams bring them to a function. */

export const queueEvent = (events: readonly TableItem[]) => ({
  Records: events.map((event, index) => ({
    messageId: String(index),
    body: JSON.stringify({ 'detail-type': event.Type, detail: event }),
    attributes: {},
  })),
})

export const streamEvent = (events: readonly TableItem[], position = 0) => ({
  Records: events.map((event, index) => ({
    eventName: 'INSERT',
    dynamodb: { SequenceNumber: String(position + index), NewImage: marshall(event, { removeUndefinedValues: true }) },
  })),
})
