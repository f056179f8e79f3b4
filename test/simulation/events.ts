import { marshall } from '@aws-sdk/util-dynamodb'
import type { Item } from './expression.ts'

/** Facts as queues and streams bring them to a function. */

export const factEvent = (facts: readonly Item[]) => ({
  Records: facts.map((fact, place) => ({
    messageId: String(place),
    body: JSON.stringify({ 'detail-type': fact.Type, detail: fact }),
    attributes: {},
  })),
})

export const streamEvent = (facts: readonly Item[], position = 0) => ({
  Records: facts.map((fact, place) => ({
    eventName: 'INSERT',
    dynamodb: { SequenceNumber: String(position + place), NewImage: marshall(fact, { removeUndefinedValues: true }) },
  })),
})
