import { MetricUnit } from '@aws-lambda-powertools/metrics'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { countedEvents } from '../../../events/subscriptions.ts'
import { background } from '../http/background.ts'
import { metrics } from '../metrics.ts'
import { eventOfItem, markMissed, type StoredEvent, unpublished } from '../table/outbox.ts'
import { eventPrefix, type Key, key } from '../table/shape.ts'
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

/** Events from before the first that can't be read, and the place of that one in the stream and in the table. */
interface Read {
  readonly events: readonly NewEvent[]
  readonly unreadable?: { readonly sequence: string; readonly at: Key }
}

/** Of every other change of the table, and of imported events, nothing is read. */
function read(records: readonly DynamoDBRecord[]): Read {
  const events: NewEvent[] = []
  for (const { eventName, dynamodb } of records) {
    const image = dynamodb?.NewImage
    const sk = image?.sk?.S
    if (eventName !== 'INSERT' || !sk?.startsWith(eventPrefix) || image?.[unpublished]?.BOOL) continue
    const sequence = dynamodb?.SequenceNumber ?? ''
    const at = key(image?.pk?.S ?? '', sk)
    const event = eventOfItem(at, unmarshall(image as Parameters<typeof unmarshall>[0]))
    if (!event) return { events, unreadable: { sequence, at } }
    events.push({ sequence, at, event, isMarked: image?.due !== undefined })
  }
  return { events }
}

/**
 * Publishes new events to the bus in order, whatever their subject is. After a failure the stream continues from the first
 * event that was not accepted; an event may be published twice, and reactions apply it once. One that is never accepted is
 * given up after some attempts (`maxPublishings`) and goes to the dead letters, and the stream goes on.
 */
export const handler = background<DynamoDBStreamEvent, DynamoDBBatchResponse>('outbox/publishEvents').handler(
  async ({ Records }) => {
    const { events, unreadable } = read(Records)
    const refused = await publish(events, 'stream')
    const done = refused ? events.indexOf(refused) : events.length
    count(events.slice(0, done))
    if (unreadable) await markMissed(unreadable.at, new Date())
    const failed = refused?.sequence ?? unreadable?.sequence
    return { batchItemFailures: failed === undefined ? [] : [{ itemIdentifier: failed }] }
  },
)
