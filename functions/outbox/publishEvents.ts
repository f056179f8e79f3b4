import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { Event } from '../../events/event.ts'
import { background } from '../background.ts'
import { unpublished } from '../table/outbox.ts'
import { eventPrefix } from '../table/shape.ts'

const bus = new EventBridgeClient({})

/** Entries of one PutEvents call. */
const maxEntries = 10

/** The event of a stream record; undefined for every other change of the table, and for imported events. */
function eventOf(record: DynamoDBRecord): { sequence: string; event: Event } | undefined {
  const image = record.dynamodb?.NewImage
  if (record.eventName !== 'INSERT' || !image?.sk?.S?.startsWith(eventPrefix)) return undefined
  if (image[unpublished]?.BOOL) return undefined
  return {
    sequence: record.dynamodb?.SequenceNumber ?? '',
    event: Event.parse(unmarshall(image as Parameters<typeof unmarshall>[0])),
  }
}

/**
 * Publishes new events to the bus in order, whatever their subject. After a failure the stream continues from the first event that
 * was not accepted; an event may be published twice, and reactions apply it once.
 */
export const handler = background<DynamoDBStreamEvent, DynamoDBBatchResponse>('outbox/publishEvents').handler(
  async ({ Records }) => {
    const events = Records.flatMap((record) => eventOf(record) ?? [])
    for (let start = 0; start < events.length; start += maxEntries) {
      const part = events.slice(start, start + maxEntries)
      const answer = await bus.send(
        new PutEventsCommand({
          Entries: part.map(({ event }) => ({
            EventBusName: process.env.BUS_NAME,
            Source: 'gleanery',
            DetailType: event.Type,
            Detail: JSON.stringify(event),
          })),
        }),
      )
      const refused = answer.Entries?.findIndex((entry) => entry.ErrorCode) ?? -1
      if (refused >= 0) return { batchItemFailures: [{ itemIdentifier: part[refused]?.sequence ?? '' }] }
    }
    return { batchItemFailures: [] }
  },
)
