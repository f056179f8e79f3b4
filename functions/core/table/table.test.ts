import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { absent, and, atVersion } from './conditions.ts'
import { listAttributes, listOn } from './lists.ts'
import { rowText } from './rowText.ts'
import { table } from './table.ts'
import { ConditionFailed, TransactionConflict, type Write } from './write.ts'

const Item = z.object({ pk: z.string(), sk: z.string(), Version: z.optional(z.int()), Text: z.optional(z.string()) })
const at = (sk: string) => ({ pk: 'TEST', sk })
const read = (sk: string) => table.get(at(sk), Item)

it('writes all or nothing, and names the writes whose condition did not hold', async () => {
  await table.commit([{ put: { ...at('one'), Version: 1 }, when: absent }])
  const fresh: Write = { put: { ...at('two') } }
  const taken: Write = { put: { ...at('one'), Version: 9 }, when: absent }
  const stale: Write = { update: at('one'), set: { Text: 'x' }, when: atVersion(7) }
  await expect(table.commit([fresh, taken])).rejects.toMatchObject({ failed: [taken] })
  const failure = await table.commit([fresh, stale]).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConditionFailed)
  expect((failure as ConditionFailed).failed).toEqual([stale])
  expect(await read('two')).toBeUndefined()
  expect(await read('one')).toEqual({ ...at('one'), Version: 1 })
})

it('holds both conditions of two', async () => {
  await table.commit([{ put: { ...at('both'), Version: 1, Text: 'b' } }])
  const after = (text: string) => ({
    expression: '#text > :text',
    names: { '#text': 'Text' },
    values: { ':text': text },
  })
  const write = (version: number, text: string) =>
    table.commit([{ update: at('both'), set: { Version: version + 1 }, when: and(atVersion(version), after(text)) }])
  await expect(write(2, 'a')).rejects.toBeInstanceOf(ConditionFailed)
  await expect(write(1, 'c')).rejects.toBeInstanceOf(ConditionFailed)
  await write(1, 'a')
  expect((await read('both'))?.Version).toBe(2)
})

it('checks an item without writing it', async () => {
  await table.commit([{ put: { ...at('checked'), Version: 1 } }])
  const check = (version: number) =>
    table.commit([{ check: at('checked'), when: atVersion(version) }, { put: at('by-check') }])
  await expect(check(2)).rejects.toBeInstanceOf(ConditionFailed)
  expect(await read('by-check')).toBeUndefined()
  await check(1)
  expect(await read('by-check')).toBeDefined()
})

it('reads a row that is one text like a map of attributes, and restores one that can’t be read', async () => {
  const list = listOn(1, 'TEST#ROWS')
  const Row = z.object({ Text: z.string() })
  const put = (sk: string, row: unknown): Write => ({ put: { ...at(sk), ...listAttributes([list]), sort: sk, row } })
  await table.commit([put('r1', { Text: 'map' }), put('r2', rowText({ Text: 'text' })), put('r3', '{"Text')])
  const restore = async ({ sk }: { sk: string }) => ({ Text: `restored ${sk}` })
  const { items } = await table.page({ ...list, restore, limit: 9 }, Row)
  expect(items.map(({ Text }) => Text)).toEqual(['map', 'text', 'restored r3'])
  expect(await table.all(list, Row)).toEqual(items.slice(0, 2))
})

it('makes a change of what lists show in the item’s row as well', async () => {
  const row = { Text: 'old', Count: 4, Kept: true }
  await table.commit([{ put: { ...at('listed'), ...row, row } }])
  const change = { set: { Text: 'new', Version: 7 }, add: { Count: -1 }, alsoInRow: ['Text', 'Count'] }
  await table.commit([{ update: at('listed'), ...change, atLeast: { Count: 1 } }])
  const Listed = z.object({ Text: z.string(), Count: z.number(), Version: z.int(), row: z.record(z.string(), z.any()) })
  expect(await table.get(at('listed'), Listed)).toEqual({
    Text: 'new',
    Count: 3,
    Version: 7,
    row: { Text: 'new', Count: 3, Kept: true },
  })
})

describe('a guarded counter', () => {
  const take = (count: number): Write => ({
    update: at('stock'),
    add: { Quantity: -count },
    atLeast: { Quantity: count },
  })
  const Stock = z.object({ Quantity: z.number() })

  it('goes down to 0 and never below, and names the write that would', async () => {
    await table.commit([{ put: { ...at('stock'), Quantity: 5 } }])
    await table.commit([take(3)])
    const other: Write = { put: at('beside-stock') }
    const tooMuch = take(3)
    await expect(table.commit([other, tooMuch])).rejects.toMatchObject({ failed: [tooMuch] })
    await table.commit([take(2)])
    expect(await table.get(at('stock'), Stock)).toEqual({ Quantity: 0 })
    expect(await read('beside-stock')).toBeUndefined()
  })

  it('of an absent item holds nothing, and joins another condition of the same write', async () => {
    await expect(table.commit([{ ...take(1), update: at('no-stock') } as Write])).rejects.toBeInstanceOf(
      ConditionFailed,
    )
    await table.commit([{ put: { ...at('stock'), Quantity: 5, Version: 1 } }])
    await expect(table.commit([{ ...take(1), when: atVersion(2) } as Write])).rejects.toBeInstanceOf(ConditionFailed)
    await expect(table.commit([{ ...take(6), when: atVersion(1) } as Write])).rejects.toBeInstanceOf(ConditionFailed)
    await table.commit([{ ...take(1), when: atVersion(1) } as Write])
    expect(await table.get(at('stock'), Stock)).toEqual({ Quantity: 4 })
  })

  it('holds for each of several attributes of one write', async () => {
    await table.commit([{ put: { ...at('two-stocks'), Bread: 5, Milk: 0 } }])
    const takeBoth: Write = {
      update: at('two-stocks'),
      add: { Bread: -1, Milk: -1 },
      atLeast: { Bread: 1, Milk: 1 },
    }
    await expect(table.commit([takeBoth])).rejects.toMatchObject({ failed: [takeBoth] })
    const Both = z.object({ Bread: z.number(), Milk: z.number() })
    expect(await table.get(at('two-stocks'), Both)).toEqual({ Bread: 5, Milk: 0 })
  })
})

it('reads many by their keys, leaving out what is not there', async () => {
  await table.commit(['a', 'b', 'c'].map((name) => ({ put: at(`many-${name}`) })))
  const found = await table.getMany([at('many-a'), at('many-x'), at('many-c')], Item)
  expect(found.map((item) => item.sk).sort()).toEqual(['many-a', 'many-c'])
  expect(await table.getMany([], Item)).toEqual([])
  const further = Array.from({ length: 120 }, (_, index) => at(`many-x${index}`))
  expect((await table.getMany([...further, at('many-b')], Item)).map((item) => item.sk)).toEqual(['many-b'])
  expect((await table.getMany([at('many-b'), at('many-b')], Item)).map((item) => item.sk)).toEqual(['many-b'])
})

it('reads items of different kinds at once, each as what it is, and says which there are not', async () => {
  const Counted = z.object({ Count: z._default(z.int(), 0) })
  await table.commit([{ put: { ...at('each-text'), Text: 'x' } }, { update: at('each-count'), add: { Count: 3 } }])
  const found = await table.getEach({
    absent: { at: at('each-absent'), as: Counted },
    count: { at: at('each-count'), as: Counted },
    text: { at: at('each-text'), as: Item },
    unasked: undefined,
  })
  expect(found).toEqual({ absent: undefined, count: { Count: 3 }, text: { ...at('each-text'), Text: 'x' } })
  const wrong = { text: { at: at('each-text'), as: z.object({ Text: z.int() }) } }
  await expect(table.getEach(wrong)).rejects.toThrow('Text')
})

it('reads all of a list that fills more than one answer', async () => {
  const text = 'x'.repeat(300_000)
  for (const name of ['a', 'b', 'c', 'd', 'e']) await table.commit([{ put: { pk: 'LONG', sk: name, Text: text } }])
  expect((await table.all({ pk: 'LONG' }, Item)).map((item) => item.sk)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(await table.count({ pk: 'LONG' })).toBe(5)
  expect((await table.all({ pk: 'LONG', from: 'b', to: 'd' }, Item)).map((item) => item.sk)).toEqual(['b', 'c', 'd'])
})

describe('what DynamoDB does and the embedded engine never', () => {
  afterEach(() => void vi.restoreAllMocks())
  const sent = () => vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
  const conflict = (Code = 'TransactionConflict') =>
    new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons: [{ Code: 'None' }, { Code }] })
  const write = (sk: string) => table.commit([{ put: at(sk), when: absent }])

  it('is a conflict with another transaction: the same is tried again, four times at most', async () => {
    const send = sent()
    for (let times = 0; times < 3; times++) send.mockImplementationOnce(() => Promise.reject(conflict()))
    await write('fourth-try')
    expect(send).toHaveBeenCalledTimes(4)
    for (let times = 0; times < 4; times++) send.mockImplementationOnce(() => Promise.reject(conflict()))
    await expect(write('given-up')).rejects.toBeInstanceOf(TransactionConflict)
    expect(send).toHaveBeenCalledTimes(8)
    expect(await read('fourth-try')).toBeDefined()
    expect(await read('given-up')).toBeUndefined()
  })

  it.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'is cancelling a transaction with %s: the same is tried again',
    async (code) => {
      sent().mockImplementationOnce(() => Promise.reject(conflict(code)))
      await write(`after-${code}`)
      expect(await read(`after-${code}`)).toBeDefined()
    },
  )

  it('is leaving keys of a batch for later: they are asked for again', async () => {
    await table.commit(['a', 'b'].map((name) => ({ put: at(`later-${name}`) })))
    const name = process.env.TABLE_NAME ?? ''
    const part = { Responses: { [name]: [at('later-a')] }, UnprocessedKeys: { [name]: { Keys: [at('later-b')] } } }
    sent().mockImplementationOnce(() => Promise.resolve(part))
    const found = await table.getMany([at('later-a'), at('later-b')], Item)
    expect(found.map((item) => item.sk)).toEqual(['later-a', 'later-b'])
  })

  it('is leaving keys for later again and again: each pause may be twice as long, up to five seconds', async () => {
    const name = process.env.TABLE_NAME ?? ''
    const later = { Responses: {}, UnprocessedKeys: { [name]: { Keys: [at('busy')] } } }
    const send = sent()
    for (let times = 0; times < 9; times += 1) send.mockImplementationOnce(() => Promise.resolve(later))
    send.mockImplementationOnce(() => Promise.resolve({ Responses: { [name]: [at('busy')] } }))
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const pauses = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void) => {
      queueMicrotask(work)
    }) as typeof setTimeout)
    expect(await table.getMany([at('busy')], Item)).toHaveLength(1)
    expect(pauses.mock.calls.map(([, ms]) => ms)).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000])
  })

  it('is answering with what was stored a moment ago: items and their lists are read as they are now', async () => {
    const send = sent()
    await read('one')
    await table.all({ pk: 'TEST' }, Item)
    await table.page({ pk: 'TEST', limit: 1 }, Item)
    expect(send.mock.calls.map(([command]) => command.input)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ ConsistentRead: true })),
    )
    send.mockClear()
    await table.getEach({ one: { at: at('one'), as: Item } })
    const asked = { [process.env.TABLE_NAME ?? '']: { Keys: [at('one')], ConsistentRead: true } }
    expect(send.mock.calls.map(([command]) => command.input)).toEqual([{ RequestItems: asked }])
  })
})
