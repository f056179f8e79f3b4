import { MetricUnit } from '@aws-lambda-powertools/metrics'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { Event } from '../../events/event.ts'
import { countedEvents } from '../../events/subscriptions.ts'
import { background } from '../background.ts'
import { metrics } from '../metrics.ts'
import { type StoredEvent, unpublished } from '../table/outbox.ts'
import { eventPrefix, key } from '../table/shape.ts'
import { publish } from './publishing.ts'

/** For the dashboard; after a failure some may be counted twice. */
function count(published: readonly StoredEvent[]): void {
  const counted: readonly string[] = countedEvents
  const mine = published.filter(({ event }) => counted.includes(event.Type))
  for (const { event } of mine) metrics.addMetric(event.Type, MetricUnit.Count, 1)
  if (mine.length > 0) metrics.publishStoredMetrics()
}

interface NewEvent extends StoredEvent {
  readonly sequence: string
}

/** The event of a stream record; undefined for every other change of the table, and for imported events. */
function eventOf(record: DynamoDBRecord): NewEvent | undefined {
  const image = record.dynamodb?.NewImage
  if (record.eventName !== 'INSERT' || !image?.sk?.S?.startsWith(eventPrefix)) return undefined
  if (image[unpublished]?.BOOL) return undefined
  return {
    sequence: record.dynamodb?.SequenceNumber ?? '',
    at: key(image.pk?.S ?? '', image.sk.S),
    event: Event.parse(unmarshall(image as Parameters<typeof unmarshall>[0])),
  }
}

/**
 * Publishes new events to the bus in order, whatever their subject is. After a failure the stream continues from the first
 * event that was not accepted; an event may be published twice, and reactions apply it once.
 */
export const handler = background<DynamoDBStreamEvent, DynamoDBBatchResponse>('outbox/publishEvents').handler(
  async ({ Records }) => {
    const events = Records.flatMap((record) => eventOf(record) ?? [])
    const refused = await publish(events)
    const done = refused ? events.indexOf(refused) : events.length
    count(events.slice(0, done))
    return { batchItemFailures: events.slice(done, done + 1).map(({ sequence }) => ({ itemIdentifier: sequence })) }
  },
)
