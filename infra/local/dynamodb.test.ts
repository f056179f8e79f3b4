import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams'
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LocalDynamoDb, startDynamoDb } from './dynamodb.ts'
import { embeddedProgram } from './embeddedEngine.ts'

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
const started: LocalDynamoDb[] = []
const directories: string[] = []

async function start(options?: Parameters<typeof startDynamoDb>[0]) {
  const engine = await startDynamoDb(options)
  started.push(engine)
  const client = new DynamoDBClient({ endpoint: engine.endpoint, region: 'us-east-1', credentials })
  const streams = new DynamoDBStreamsClient({ endpoint: engine.endpoint, region: 'us-east-1', credentials })
  return { engine, client, streams, items: DynamoDBDocumentClient.from(client) }
}

function newDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'gleanery-table-'))
  directories.push(directory)
  return directory
}

beforeEach(() => vi.stubEnv('GLEANERY_DYNAMODB_ENDPOINT', ''))
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(started.splice(0).map((engine) => engine.stop()))
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
})

async function createTable(client: DynamoDBClient, indexes = 1) {
  const names = Array.from({ length: indexes }, (_, index) => `index${index}`)
  const keys = ['pk', 'sk', ...names.flatMap((name) => [`${name}pk`, `${name}sk`])]
  const key = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ]
  const { TableDescription } = await client.send(
    new CreateTableCommand({
      TableName: 'donations',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: key('pk', 'sk'),
      GlobalSecondaryIndexes: names.map((name) => ({
        IndexName: name,
        KeySchema: key(`${name}pk`, `${name}sk`),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['Pounds'] },
      })),
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  )
  return TableDescription?.LatestStreamArn as string
}

const put = (items: DynamoDBDocumentClient, sk: string, rest: Record<string, unknown> = {}) =>
  items.send(
    new PutCommand({ TableName: 'donations', Item: { pk: 'd1', sk, ...rest }, ReturnConsumedCapacity: 'INDEXES' }),
  )

async function readStream(streams: DynamoDBStreamsClient, StreamArn: string, after?: string) {
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }))
  const { ShardIterator } = await streams.send(
    new GetShardIteratorCommand({
      StreamArn,
      ShardId: StreamDescription?.Shards?.[0]?.ShardId,
      ...(after
        ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
        : { ShardIteratorType: 'TRIM_HORIZON' }),
    }),
  )
  const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }))
  return Records.map((record) => ({
    number: record.dynamodb?.SequenceNumber as string,
    sk: record.dynamodb?.Keys?.sk?.S as string,
    what: record.eventName as string,
  }))
}

const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))

describe.skipIf(!embeddedProgram())('the embedded DynamoDB', () => {
  it('keeps 20 indexes with INCLUDE projections and tells what each request cost', async () => {
    const { client, items } = await start()
    await createTable(client, 20)
    const written = await put(items, 'a', { index19pk: 'x', index19sk: '1', Pounds: 240, Note: 'not projected' })
    expect(written.ConsumedCapacity?.GlobalSecondaryIndexes?.index19?.CapacityUnits).toBe(1)
    const found = await items.send(
      new QueryCommand({
        TableName: 'donations',
        IndexName: 'index19',
        KeyConditionExpression: 'index19pk = :x',
        ExpressionAttributeValues: { ':x': 'x' },
        ReturnConsumedCapacity: 'INDEXES',
      }),
    )
    expect(found.Items).toEqual([{ pk: 'd1', sk: 'a', index19pk: 'x', index19sk: '1', Pounds: 240 }])
    expect(found.ConsumedCapacity?.GlobalSecondaryIndexes?.index19?.CapacityUnits).toBe(0.5)
  })

  it('writes a transaction wholly or not at all and returns the item whose condition failed', async () => {
    const { client, items } = await start()
    await createTable(client)
    await put(items, 'offer', { Version: 7 })
    const refused = items.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName: 'donations', Item: { pk: 'd1', sk: 'event' } } },
          {
            Update: {
              TableName: 'donations',
              Key: { pk: 'd1', sk: 'offer' },
              UpdateExpression: 'SET Version = :next',
              ConditionExpression: 'Version = :seen',
              ExpressionAttributeValues: { ':next': 7, ':seen': 6 },
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            },
          },
        ],
      }),
    )
    await expect(refused).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Item: { Version: { N: '7' } } }],
    })
    const event = await items.send(new GetCommand({ TableName: 'donations', Key: { pk: 'd1', sk: 'event' } }))
    expect(event.Item).toBeUndefined()
  })

  it('keeps items, stream and position over a kill of the engine', async () => {
    const directory = newDirectory()
    const first = await start({ directory })
    const stream = await createTable(first.client)
    for (const sk of ['a', 'b', 'c']) await put(first.items, sk)
    const [a] = await readStream(first.streams, stream)
    process.kill(first.engine.pid as number, 'SIGKILL')
    const second = await start({ directory })
    await put(second.items, 'd')
    const later = await readStream(second.streams, stream, a?.number)
    expect(later.map(({ sk, what }) => `${what} ${sk}`)).toEqual(['INSERT b', 'INSERT c', 'INSERT d'])
  })

  it('drops acknowledged stream records, and continues their numbers', async () => {
    const { engine, client, items, streams } = await start({ directory: newDirectory() })
    const stream = await createTable(client)
    for (const sk of ['a', 'b', 'c']) await put(items, sk)
    const read = await readStream(streams, stream)
    engine.forgetStream('donations', read[1]?.number as string)
    expect((await readStream(streams, stream)).map(({ sk }) => sk)).toEqual(['c'])
    engine.forgetStream('donations', read[2]?.number as string)
    await put(items, 'd')
    const rest = await readStream(streams, stream, read[2]?.number)
    expect(rest).toEqual([{ number: '4', sk: 'd', what: 'INSERT' }])
  })

  it('finds the last number of a long stream by an index, as every write asks for it', async () => {
    const directory = newDirectory()
    const { client } = await start({ directory })
    await createTable(client)
    const database = new DatabaseSync(join(directory, 'table.db'), { readOnly: true })
    const asked =
      'SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?'
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${asked}`).all('donations')
    database.close()
    expect(plan).toEqual([expect.objectContaining({ detail: expect.stringContaining('INDEX _stream_by_sequence') })])
  })

  it('gives every engine without a directory its own tables, and leaves nothing behind', async () => {
    const [one, other] = await Promise.all([start(), start()])
    await createTable(one.client)
    expect((await other.client.send(new ListTablesCommand())).TableNames).toEqual([])
    const arguments_ = readFileSync(`/proc/${one.engine.pid}/cmdline`, 'utf8').split('\0')
    const file = arguments_[arguments_.indexOf('--db-path') + 1] as string
    expect(existsSync(file)).toBe(true)
    await one.engine.stop()
    await vi.waitFor(() => expect(existsSync(file)).toBe(false))
  })

  it('ends with the process that started it, even when that is killed', async () => {
    const script = `const { startDynamoDb } = await import(${JSON.stringify(join(import.meta.dirname, 'dynamodb.ts'))})
      console.log((await startDynamoDb()).pid); setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line)
    expect(isRunning(pid)).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 5000 })
  })

  it('reports when it ends by itself', async () => {
    const died = vi.fn()
    const { engine } = await start({ onDeath: died })
    process.kill(engine.pid as number, 'SIGKILL')
    await vi.waitFor(() => expect(died).toHaveBeenCalledWith(expect.stringContaining('SIGKILL')))
  })

  it('refuses a port that is taken', async () => {
    const { engine } = await start()
    await expect(start({ port: Number(new URL(engine.endpoint).port) })).rejects.toThrow('already in use')
  })

  it('starts no engine when another DynamoDB is named', async () => {
    vi.stubEnv('GLEANERY_DYNAMODB_ENDPOINT', 'http://127.0.0.1:8000')
    const { engine } = await start()
    expect(engine).toMatchObject({ endpoint: 'http://127.0.0.1:8000' })
    expect(engine.pid).toBeUndefined()
  })
})
