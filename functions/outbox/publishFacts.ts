import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import middy from '@middy/core'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { Envelope } from '../../events/event.ts'
import { unpublished } from '../table/outbox.ts'
import { eventPrefix } from '../table/shape.ts'

const bus = new EventBridgeClient({})

/** Entries of one PutEvents call. */
const maxEntries = 10

/** The fact a stream record tells of; undefined for every other change of the table, and for a past that is no news. */
function factOf(record: DynamoDBRecord): { sequence: string; fact: Envelope } | undefined {
  const image = record.dynamodb?.NewImage
  if (record.eventName !== 'INSERT' || !image?.sk?.S?.startsWith(eventPrefix)) return undefined
  if (image[unpublished]?.BOOL) return undefined
  return {
    sequence: record.dynamodb?.SequenceNumber ?? '',
    fact: Envelope.parse(unmarshall(image as Parameters<typeof unmarshall>[0])),
  }
}

/**
 * Publishes new facts to the bus, in order. After a failure the stream comes again from the first one that was not taken;
 * a fact may so be published twice, and reactions apply it once.
 */
export const handler = middy<DynamoDBStreamEvent, DynamoDBBatchResponse>().handler(async (event) => {
  const facts = event.Records.flatMap((record) => factOf(record) ?? [])
  for (let start = 0; start < facts.length; start += maxEntries) {
    const part = facts.slice(start, start + maxEntries)
    const answer = await bus.send(
      new PutEventsCommand({
        Entries: part.map(({ fact }) => ({
          EventBusName: process.env.BUS_NAME,
          Source: 'gleanery',
          DetailType: fact.Type,
          Detail: JSON.stringify(fact),
        })),
      }),
    )
    const refused = answer.Entries?.findIndex((entry) => entry.ErrorCode) ?? -1
    if (refused >= 0) return { batchItemFailures: [{ itemIdentifier: part[refused]?.sequence ?? '' }] }
  }
  return { batchItemFailures: [] }
})
