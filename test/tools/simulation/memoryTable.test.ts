import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { absent, and, atVersion, oneOf } from '../../../functions/core/table/conditions.ts'
import { table } from '../../../functions/core/table/table.ts'
import { ConditionFailed, type Write } from '../../../functions/core/table/write.ts'
import { copyTable, unfilledTable } from '../../engine/copyTable.ts'
import { maxLag } from './memoryIndexes.ts'
import { MemoryTable } from './memoryTable.ts'
import { SeededRandom } from './seededRandom.ts'

/** Random commits and reads by the table kit, at the embedded engine and in memory: the answers must be the same. */

const partition = fc.constantFrom('A', 'B')
const key = fc.record({ pk: partition, sk: fc.constantFrom('1', '2', '3', '4', '5', '6') })
const condition = fc.option(
  fc.oneof(
    fc.constant(absent),
    fc.integer({ min: 1, max: 3 }).map(atVersion),
    fc.integer({ min: 1, max: 3 }).map((version) =>
      and(atVersion(version), {
        expression: '#offers[1].#until > :now',
        names: { '#offers': 'Offers', '#until': 'Until' },
        values: { ':now': '2026-01-02' },
      }),
    ),
    fc.constant({ expression: 'attribute_exists(pk)' }),
    fc.integer({ min: 1, max: 3 }).map((version) => oneOf('Version', [version, 2])),
  ),
  { nil: undefined },
)
const put = fc
  .record({
    key,
    version: fc.integer({ min: 1, max: 3 }),
    list: partition,
    sort: fc.integer({ min: 1, max: 9 }),
    until: fc.constantFrom('2026-01-01', '2026-01-03'),
    condition,
  })
  .map(
    ({ key: at, version, list, sort, until, condition: when }): Write => ({
      put: {
        ...at,
        Version: version,
        Offers: [{ Until: null }, { Until: until }],
        Packed: Uint8Array.of(version, 255),
        list1: `L${list}`,
        sort: `${sort}`,
        row: `row ${version}`,
        ...(sort > 6 ? { due: 'DUE#1', dueAt: `${sort}` } : {}),
      },
      ...(when ? { when } : {}),
    }),
  )
const update = fc.record({ key, add: fc.integer({ min: 1, max: 5 }), condition }).map(
  ({ key: at, add, condition: when }): Write => ({
    update: at,
    set: { Name: 'x' },
    add: { Count: add },
    ...(when ? { when } : {}),
  }),
)
const removal = fc
  .record({ key, condition })
  .map(({ key: at, condition: when }): Write => ({ remove: at, ...(when ? { when } : {}) }))
const keyOf = (write: Write) => {
  const at =
    'put' in write ? write.put : 'remove' in write ? write.remove : 'update' in write ? write.update : write.check
  return `${at.pk} ${at.sk}`
}
const commit = fc.uniqueArray(fc.oneof(put, update, removal), { minLength: 1, maxLength: 4, selector: keyOf })

const Anything = z.looseObject({})
type Step = () => Promise<unknown>

/** Answers to one history of commits, and what every kind of read shows after it. */
async function told(commits: readonly (readonly Write[])[]): Promise<unknown[]> {
  const results: unknown[] = []
  for (const writes of commits) {
    const [only] = writes
    const isUpdate = only && writes.length === 1 && 'update' in only
    const outcome = await (isUpdate ? table.update(only) : table.commit(writes)).then(
      () => 'done',
      (fault: unknown) => (fault instanceof ConditionFailed ? fault.failed.map(keyOf) : Promise.reject(fault)),
    )
    results.push(outcome)
  }
  const reads: Step[] = [
    () => table.get({ pk: 'A', sk: '1' }, Anything),
    async () =>
      (
        await table.getMany(
          [
            { pk: 'A', sk: '2' },
            { pk: 'B', sk: '3' },
            { pk: 'C', sk: '1' },
          ],
          Anything,
        )
      ).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    () => table.all({ pk: 'A' }, Anything),
    () => table.all({ pk: 'B', from: '2', to: '4', newestFirst: true }, Anything),
    () => table.count({ index: 'list1', pk: 'LA' }),
    () => table.keys({ index: 'due', pk: 'DUE#1', to: '8' }),
    () => pages(),
  ]
  for (const read of reads) results.push(await read())
  return results
}

/** All pages of an index, two lines each. */
async function pages(): Promise<unknown[]> {
  const found: unknown[] = []
  let cursor: string | undefined
  do {
    const page = await table.page({ pk: 'A', newestFirst: true, limit: 2, cursor }, Anything)
    found.push(page.items)
    cursor = page.cursor
  } while (cursor)
  return found.flat()
}

it('answers as the embedded engine does', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(commit, { minLength: 1, maxLength: 8 }), async (commits) => {
      await copyTable(unfilledTable, process.env.TABLE_NAME ?? '')
      const real = await told(commits)
      const memory = new MemoryTable()
      const send = vi
        .spyOn(DynamoDBDocumentClient.prototype, 'send')
        .mockImplementation(((command: object) => Promise.resolve().then(() => memory.execute(command))) as never)
      try {
        expect(await told(commits)).toEqual(real)
      } finally {
        send.mockRestore()
      }
    }),
    { numRuns: 40, seed: 1 },
  )
})

it('fails a transaction as the SDK reports it', () => {
  const memory = new MemoryTable()
  expect(TransactionCanceledException.name).toBe('TransactionCanceledException')
  expect(memory.items()).toEqual([])
})

it('says that nothing was written after reads and cancelled transactions alone', () => {
  const memory = new MemoryTable()
  const add = new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName: 't', Item: { pk: 'A', sk: '1' }, ConditionExpression: 'attribute_not_exists(pk)' } },
    ],
  })
  memory.execute(add)
  const { changes } = memory
  expect(() => memory.execute(add)).toThrow(TransactionCanceledException)
  memory.execute(new GetCommand({ TableName: 't', Key: { pk: 'A', sk: '1' } }))
  expect(memory.changes).toBe(changes)
  memory.execute(
    new UpdateCommand({
      TableName: 't',
      Key: { pk: 'A', sk: '1' },
      UpdateExpression: 'SET #name = :name',
      ExpressionAttributeNames: { '#name': 'Name' },
      ExpressionAttributeValues: { ':name': 'Apples' },
    }),
  )
  expect(memory.changes).toBeGreaterThan(changes)
  expect(new MemoryTable().take(memory).changes).toBeGreaterThan(new MemoryTable().changes)
})

it('takes over a table as it is then: what either changes afterwards is its own', () => {
  const of = (sk: string, Value: number) => ({
    TransactItems: [{ Put: { TableName: 't', Item: { pk: 'A', sk, Value } } }],
  })
  const query = new QueryCommand({
    TableName: 't',
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': 'pk' },
    ExpressionAttributeValues: { ':pk': 'A' },
  })
  const valuesIn = (table: MemoryTable) =>
    (table.execute(query) as { Items: { Value: number }[] }).Items.map(({ Value }) => Value)
  const first = new MemoryTable()
  first.execute(new TransactWriteCommand(of('1', 1)))
  const second = new MemoryTable().take(first)
  first.execute(new TransactWriteCommand(of('2', 2)))
  second.execute(new TransactWriteCommand(of('1', 3)))
  expect([valuesIn(first), valuesIn(second)]).toEqual([[1, 2], [3]])
  expect(first.items(second).map(({ Value }) => Value)).toEqual([1, 2])
  expect(second.items(first).map(({ Value }) => Value)).toEqual([3])
})

describe('with lag', () => {
  const at = { pk: 'A', sk: '1' }
  const write = (memory: MemoryTable, Version: number, list: string | undefined) =>
    memory.execute(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName: 't',
              Item: { ...at, row: { Version }, sort: '1', ...(list ? { list1: list, state1: list } : {}) },
            },
          },
        ],
      }),
    )
  const versionsIn = (memory: MemoryTable, index: string, list: string) => {
    const query = new QueryCommand({
      TableName: 't',
      IndexName: index,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': index },
      ExpressionAttributeValues: { ':pk': list },
    })
    const { Items } = memory.execute(query) as { Items: { row: { Version: number } }[] }
    return Items.map(({ row }) => row.Version)
  }
  const lagging = (seed: number) => {
    let now = 0
    const memory = new MemoryTable()
    memory.lagIndexes(() => now, new SeededRandom(seed))
    return { memory, wait: (ms: number) => (now += ms) }
  }

  it('each index shows a write up to three seconds later, and the table at once', () => {
    const shown = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const { memory, wait } = lagging(seed)
      write(memory, 1, 'L')
      expect(memory.execute(new GetCommand({ TableName: 't', Key: at }))).toMatchObject({
        Item: { row: { Version: 1 } },
      })
      wait(1500)
      shown.add(['list1', 'state1'].map((index) => versionsIn(memory, index, 'L').length).join())
      wait(maxLag - 1500)
      expect(versionsIn(memory, 'list1', 'L')).toEqual([1])
      expect(versionsIn(memory, 'state1', 'L')).toEqual([1])
    }
    expect([...shown].sort()).toEqual(['0,0', '0,1', '1,0', '1,1'])
  })

  it('an index shows the former version of an item until the next one comes, and never goes back', () => {
    const shown: unknown[] = []
    for (let seed = 0; seed < 100; seed++) {
      const { memory, wait } = lagging(seed)
      for (const version of [1, 2, 3]) write(memory, version, 'L')
      write(memory, 4, 'M')
      write(memory, 5, undefined)
      let last = 0
      for (let waited = 0; waited <= maxLag; waited += 10) {
        const found = [...versionsIn(memory, 'list1', 'L'), ...versionsIn(memory, 'list1', 'M')]
        expect(found.length).toBeLessThanOrEqual(1)
        const version = found[0] ?? (last > 0 ? 5 : 0)
        expect(version).toBeGreaterThanOrEqual(last)
        last = version
        shown.push(version)
        wait(10)
      }
      expect([...versionsIn(memory, 'list1', 'L'), ...versionsIn(memory, 'list1', 'M')]).toEqual([])
      expect(memory.staleReads).toBeGreaterThan(0)
    }
    expect(new Set(shown)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  })

  it('a table that takes another over has its lists with all that was on the way to them', () => {
    const { memory } = lagging(1)
    write(memory, 1, 'L')
    expect(versionsIn(new MemoryTable().take(memory), 'list1', 'L')).toEqual([1])
  })
})
