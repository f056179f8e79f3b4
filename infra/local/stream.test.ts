import type {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams'
import { expect, it, vi } from 'vitest'
import { StreamReader } from './stream.ts'

/**
 * A stream whose shard was closed and followed by another one, as DynamoDB Local and the cloud do every few hours; the embedded
 * engine never does. An iterator is `<shard> <sequence number>`.
 */
const shards = [
  { ShardId: 'one', SequenceNumberRange: { StartingSequenceNumber: '001', EndingSequenceNumber: '004' } },
  { ShardId: 'two', ParentShardId: 'one', SequenceNumberRange: { StartingSequenceNumber: '005' } },
]
const written: Readonly<Record<string, readonly string[]>> = { one: ['001', '002'], two: ['005', '006'] }

const client = (trimmed: number) => ({
  async send({ input }: DescribeStreamCommand | GetShardIteratorCommand | GetRecordsCommand) {
    if ('StreamArn' in input && !('ShardId' in input)) return { StreamDescription: { Shards: shards.slice(trimmed) } }
    if ('ShardIteratorType' in input) return { ShardIterator: `${input.ShardId} ${input.SequenceNumber ?? '000'}` }
    const [shard = '', after = ''] = ('ShardIterator' in input && input.ShardIterator?.split(' ')) || []
    const numbers = written[shard]?.filter((number) => number > after) ?? []
    const Records = numbers.map((SequenceNumber) => ({
      eventName: 'INSERT',
      dynamodb: { SequenceNumber, NewImage: { sk: { S: `EVENT#${SequenceNumber}` } } },
    }))
    return { Records, NextShardIterator: shard === 'one' ? undefined : `two ${numbers.at(-1) ?? after}` }
  },
})

it.each([
  ['that was never read', 0, undefined, ['001', '002', '005', '006']],
  ['that was read in part', 0, '001', ['002', '005', '006']],
  ['whose first shard was read', 0, '002', ['005', '006']],
  ['that was read to its end', 0, '006', []],
  ['whose first shard has gone with what was not read of it', 1, '001', ['005', '006']],
] as const)('reads a stream %s shard by shard', async (_, trimmed, from, expected) => {
  let position: string | undefined = from
  const seen: string[] = []
  const reader = new StreamReader({
    client: client(trimmed) as unknown as DynamoDBStreamsClient,
    streamArn: 'stream',
    publish: async (event) => {
      const { Records } = event as { Records: { dynamodb: { SequenceNumber: string } }[] }
      seen.push(...Records.map(({ dynamodb }) => dynamodb.SequenceNumber))
    },
    position: {
      load: () => position,
      save: (sequence) => {
        position = sequence
      },
    },
    giveUp: async () => undefined,
  })
  reader.start()
  await vi.waitFor(() => expect(reader.isAtEnd).toBe(true))
  await vi.waitFor(() => expect(position).toBe('006'))
  await reader.stop()
  expect(seen).toEqual(expected)
})
