import { setTimeout as pause } from 'node:timers/promises'
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams'
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import type { DynamoDBBatchResponse } from 'aws-lambda'
import { maxPublishings } from '../../events/subscriptions.ts'
import { asciiJson } from '../../functions/core/outbox/asciiJson.ts'
import { unpublished } from '../../functions/core/table/outbox.ts'
import { eventPrefix } from '../../functions/core/table/shape.ts'

/**
 * Reads the table's stream in order and hands new events to the publisher, as the event source mapping does in the cloud.
 * The caller stores its position; after a kill it continues there, and the last events may be published again.
 */
export interface StreamReaderOptions {
  readonly client: DynamoDBStreamsClient
  readonly streamArn: string
  readonly publish: (event: unknown) => Promise<unknown>
  readonly position: { load(): string | undefined; save(sequenceNumber: string): void }
  /** Gets an event that was refused `maxPublishings` times; the stream goes on after it. */
  readonly giveUp: (record: StreamRecord) => Promise<unknown>
  /** Milliseconds before an event is tried again. */
  readonly failurePause?: number
}

/** Milliseconds between looks: few while something is being written, more as it stays quiet. */
const shortestPause = 60
const longestPause = 480
const usualFailurePause = 1000

const startOf = ({ SequenceNumberRange }: Shard) => BigInt(SequenceNumberRange?.StartingSequenceNumber ?? 0)
const sequenceOf = (record: StreamRecord | undefined) => record?.dynamodb?.SequenceNumber

/** Events only, as the filter of the event source mapping lets through; imported events are not handed over. */
const isEvent = (record: StreamRecord) =>
  record.eventName === 'INSERT' &&
  record.dynamodb?.NewImage?.sk?.S?.startsWith(eventPrefix) === true &&
  !record.dynamodb.NewImage[unpublished]?.BOOL

export class StreamReader {
  readonly #options: StreamReaderOptions
  #running = true
  #isAtEnd = false
  /** The shard that is read, and those that were read to their end. */
  #shard: string | undefined
  readonly #finished = new Set<string | undefined>()
  /** The event that stands first and is refused, and how often. */
  #refusal: { readonly sequence: string; readonly count: number } | undefined
  #loop: Promise<void> | undefined

  constructor(options: StreamReaderOptions) {
    this.#options = options
  }

  start(): void {
    this.#loop = this.#read()
  }

  /** Tells if everything written so far was handed over when it last looked. */
  get isAtEnd(): boolean {
    return this.#isAtEnd
  }

  async stop(): Promise<void> {
    this.#running = false
    await this.#loop
  }

  get #failurePause(): number {
    return this.#options.failurePause ?? usualFailurePause
  }

  async #read(): Promise<void> {
    let iterator = await this.#iterator()
    let idlePause = shortestPause
    while (this.#running) {
      try {
        const answer = await this.#options.client.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: 100 }))
        const records = answer.Records ?? []
        const { NextShardIterator } = answer
        this.#isAtEnd = records.length === 0 && NextShardIterator !== undefined
        if (records.length === 0) {
          iterator = NextShardIterator ?? (await this.#nextShard())
          await pause(idlePause)
          idlePause = Math.min(idlePause * 2, longestPause)
          continue
        }
        idlePause = shortestPause
        if (await this.#handOver(records)) iterator = NextShardIterator ?? (await this.#nextShard())
        else {
          await pause(this.#failurePause)
          iterator = await this.#iterator()
        }
      } catch (fault) {
        if (!this.#running) return
        console.error('The table’s stream:', fault instanceof Error ? fault.message : fault)
        await pause(this.#failurePause)
        iterator = await this.#iterator().catch(() => iterator)
      }
    }
  }

  /** True when all of them were taken or given up; otherwise the position is before the first that was not. */
  async #handOver(records: StreamRecord[]): Promise<boolean> {
    const failed = await this.#failedOf(records.filter(isEvent))
    const taken = failed ? records.slice(0, records.indexOf(failed)) : records
    if (failed && (await this.#isGivenUp(failed))) taken.push(failed)
    const last = sequenceOf(taken.at(-1))
    if (last) this.#options.position.save(last)
    return taken.length === records.length
  }

  /** The first that was not taken. When the publisher fails altogether, the half that it fails for is looked for. */
  async #failedOf(events: StreamRecord[]): Promise<StreamRecord | undefined> {
    if (events.length === 0) return undefined
    try {
      const answer = (await this.#options.publish({ Records: events })) as DynamoDBBatchResponse | undefined
      const failed = answer?.batchItemFailures[0]?.itemIdentifier
      return events.find((event) => sequenceOf(event) === failed)
    } catch (fault) {
      console.error('The publisher of events:', fault instanceof Error ? fault.message : fault)
      const half = Math.floor(events.length / 2)
      if (half === 0) return events[0]
      return (await this.#failedOf(events.slice(0, half))) ?? this.#failedOf(events.slice(half))
    }
  }

  async #isGivenUp(record: StreamRecord): Promise<boolean> {
    const sequence = sequenceOf(record) ?? ''
    const count = this.#refusal?.sequence === sequence ? this.#refusal.count + 1 : 1
    this.#refusal = { sequence, count }
    if (count < maxPublishings) return false
    await this.#options.giveUp(record)
    return true
  }

  #nextShard(): Promise<string> {
    this.#finished.add(this.#shard)
    return this.#iterator()
  }

  /** In the first shard that has something beyond the position, where that stands in it, and at its beginning otherwise. */
  async #iterator(): Promise<string> {
    const { client, streamArn, position } = this.#options
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }))
    const after = position.load()
    const read = BigInt(after ?? -1)
    const isRead = ({ ShardId, SequenceNumberRange }: Shard) =>
      this.#finished.has(ShardId) || BigInt(SequenceNumberRange?.EndingSequenceNumber ?? read + 1n) <= read
    const shards = (StreamDescription?.Shards ?? []).toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
    // The last one is written to, whatever end it names.
    const last = shards.at(-1)
    const shard = shards.find((candidate) => !isRead(candidate)) ?? last
    if (!shard) throw new Error('The table has no stream')
    this.#shard = shard.ShardId
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shard.ShardId,
        ...(after && startOf(shard) <= read
          ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
          : { ShardIteratorType: 'TRIM_HORIZON' }),
      }),
    )
    if (!ShardIterator && shard === last) throw new Error('The table’s stream cannot be read')
    return ShardIterator ?? this.#nextShard()
  }
}

/** To the dead letters, as the event source mapping in the cloud names what it gave up; the console shows how many there are. */
export async function giveUpEvent(sqs: SQSClient, QueueUrl: string, { dynamodb }: StreamRecord): Promise<void> {
  const { ID, pk, sk } = dynamodb?.NewImage ?? {}
  const event = { ID: ID?.S, pk: pk?.S, sk: sk?.S, sequence: dynamodb?.SequenceNumber }
  const failed = `The event ${ID?.S ?? pk?.S} could not be published ${maxPublishings} times. It lies in the dead letters of the`
  console.error(`${failed} publisher (/local shows them); later events go on, and the hourly check tries it again.`)
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: asciiJson(event) }))
}
