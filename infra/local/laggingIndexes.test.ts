import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { createTable } from './createTable.ts'
import { localCredentials, localRegion } from './environment.ts'
import { type LaggingIndexes, startLaggingIndexes } from './laggingIndexes.ts'

/** Time passes when a test lets it: what is on its way to the indexes waits in a list. */

const TableName = 'lagging'
let lagging: LaggingIndexes
let items: DynamoDBDocumentClient
let onTheWay: (() => Promise<void>)[]

beforeEach(async () => {
  onTheWay = []
  lagging = await startLaggingIndexes({
    endpoint: inject('dynamodb'),
    lag: () => 1000,
    later: (happens) => onTheWay.push(happens),
  })
  const access = { region: localRegion, credentials: localCredentials }
  const client = new DynamoDBClient({ ...access, endpoint: lagging.endpoint })
  await createTable(client, TableName)
  items = DynamoDBDocumentClient.from(client)
  for (const sk of ['1', '2', '3', '4']) await items.send(new DeleteCommand({ TableName, Key: { pk: 'A', sk } }))
})
afterEach(async () => {
  await lagging.stop()
  items.destroy()
})

const item = (sk: string, name: string, list = 'L') => ({ pk: 'A', sk, list1: list, sort: sk, row: { name } })
const put = (...given: Parameters<typeof item>) => items.send(new PutCommand({ TableName, Item: item(...given) }))
async function namesIn(list = 'L') {
  const { Items = [] } = await items.send(
    new QueryCommand({
      TableName,
      IndexName: 'list1',
      KeyConditionExpression: 'list1 = :list',
      ExpressionAttributeValues: { ':list': list },
    }),
  )
  return Items.map(({ row }) => row.name)
}
const arrive = async () => {
  for (const happens of onTheWay.splice(0)) await happens()
}

it('shows writes at once until it begins, and what was there then', async () => {
  await put('1', 'before')
  expect(await namesIn()).toEqual(['before'])
  expect(onTheWay).toEqual([])
  await lagging.begin(TableName)
  expect(await namesIn()).toEqual(['before'])
})

it('shows an index as it was until each write has arrived, and the table as it is', async () => {
  for (const sk of ['1', '2', '3']) await put(sk, `old ${sk}`)
  await lagging.begin(TableName)
  await put('4', 'new 4')
  await items.send(
    new UpdateCommand({
      TableName,
      Key: { pk: 'A', sk: '1' },
      UpdateExpression: 'SET #row.#name = :name',
      ExpressionAttributeNames: { '#row': 'row', '#name': 'name' },
      ExpressionAttributeValues: { ':name': 'new 1' },
    }),
  )
  await items.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: item('2', 'moved', 'M') } },
        { Delete: { TableName, Key: { pk: 'A', sk: '3' } } },
      ],
    }),
  )
  expect([await namesIn(), await namesIn('M')]).toEqual([['old 1', 'old 2', 'old 3'], []])
  const { Item } = await items.send(new GetCommand({ TableName, Key: { pk: 'A', sk: '1' }, ConsistentRead: true }))
  expect(Item?.row).toEqual({ name: 'new 1' })
  expect(onTheWay).toHaveLength(4)
  await arrive()
  expect([await namesIn(), await namesIn('M')]).toEqual([['new 1', 'new 4'], ['moved']])
})

it('brings the newest state of an item, whichever write arrives first', async () => {
  await lagging.begin(TableName)
  await put('1', 'first')
  await put('1', 'second')
  await Promise.all(onTheWay.splice(0).map((happens) => happens()))
  expect(await namesIn()).toEqual(['second'])
})

it('passes a refusal on, which brings nothing', async () => {
  await lagging.begin(TableName)
  const refused = items.send(
    new PutCommand({ TableName, Item: item('1', 'new'), ConditionExpression: 'attribute_exists(pk)' }),
  )
  await expect(refused).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' })
  expect(onTheWay).toEqual([])
})
