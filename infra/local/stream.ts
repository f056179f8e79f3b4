import { setTimeout as pause } from 'node:timers/promises'
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBBatchResponse } from 'aws-lambda'
import { unpublished } from '../../functions/table/outbox.ts'
import { eventPrefix } from '../../functions/table/shape.ts'

/**
 * Reads the table's stream in order and hands new events to the publisher, as the event source mapping does in the cloud.
 * The caller stores its position; after a kill it continues there, and the last events may be published again.
 */
export interface StreamReaderOptions {
  readonly client: DynamoDBStreamsClient
  readonly streamArn: string
  readonly publish: (event: unknown) => Promise<unknown>
  readonly position: { load(): string | undefined; save(sequenceNumber: string): void }
}

/** Milliseconds between looks: few while something is being written, more as it stays quiet. */
const shortestPause = 60
const longestPause = 480
const failurePause = 1000

/** Events only, as the filter of the event source mapping lets through; imported events are not handed over. */
const isEvent = (record: StreamRecord) =>
  record.eventName === 'INSERT' &&
  record.dynamodb?.NewImage?.sk?.S?.startsWith(eventPrefix) === true &&
  !record.dynamodb.NewImage[unpublished]?.BOOL

export class StreamReader {
  readonly #options: StreamReaderOptions
  #running = true
  #isAtEnd = false
  #loop: Promise<void> | undefined

  constructor(options: StreamReaderOptions) {
    this.#options = options
  }

  start(): void {
    this.#loop = this.#read()
  }

  /** Whether everything written so far was handed over when it last looked. */
  get isAtEnd(): boolean {
    return this.#isAtEnd
  }

  async stop(): Promise<void> {
    this.#running = false
    await this.#loop
  }

  async #read(): Promise<void> {
    let iterator = await this.#iterator()
    let idlePause = shortestPause
    while (this.#running) {
      try {
        const answer = await this.#options.client.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: 100 }))
        const records = answer.Records ?? []
        this.#isAtEnd = records.length === 0
        if (records.length === 0) {
          iterator = answer.NextShardIterator ?? (await this.#iterator())
          await pause(idlePause)
          idlePause = Math.min(idlePause * 2, longestPause)
          continue
        }
        idlePause = shortestPause
        if (await this.#handOver(records)) iterator = answer.NextShardIterator ?? (await this.#iterator())
        else {
          await pause(failurePause)
          iterator = await this.#iterator()
        }
      } catch (fault) {
        if (!this.#running) return
        console.error('The table’s stream:', fault instanceof Error ? fault.message : fault)
        await pause(failurePause)
        iterator = await this.#iterator().catch(() => iterator)
      }
    }
  }

  /** True when all of them were taken; otherwise the position is before the first that was not. */
  async #handOver(records: StreamRecord[]): Promise<boolean> {
    const events = records.filter(isEvent)
    const last = records.at(-1)?.dynamodb?.SequenceNumber
    if (events.length > 0) {
      const answer = (await this.#options.publish({ Records: events })) as DynamoDBBatchResponse | undefined
      const failed = answer?.batchItemFailures[0]?.itemIdentifier
      if (failed !== undefined) {
        const before =
          records[records.findIndex((record) => record.dynamodb?.SequenceNumber === failed) - 1]?.dynamodb
            ?.SequenceNumber
        if (before) this.#options.position.save(before)
        return false
      }
    }
    if (last) this.#options.position.save(last)
    return true
  }

  async #iterator(): Promise<string> {
    const { client, streamArn, position } = this.#options
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }))
    const ShardId = StreamDescription?.Shards?.[0]?.ShardId
    const after = position.load()
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId,
        ...(after
          ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
          : { ShardIteratorType: 'TRIM_HORIZON' }),
      }),
    )
    if (!ShardIterator) throw new Error('The table has no stream')
    return ShardIterator
  }
}
