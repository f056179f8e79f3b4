import { describe, expect, it } from 'vitest'
import { bytesOf, readUnits, storedBytes, writeUnits } from './units.ts'

it.each([
  ['é', 2],
  [12345, 4],
  [-0.5, 2],
  [true, 1],
  [null, 1],
  [['ab', 1], 3 + 1 + 2 + 1 + 2],
  [{ Name: 'ab' }, 3 + 1 + 4 + 2],
])('%j takes %d bytes', (value, bytes) => expect(bytesOf(value)).toBe(bytes))

const item = (kilobytes: number, more: object = {}) => ({
  pk: 'A',
  sk: 'B',
  text: 'x'.repeat(kilobytes * 1024 - 10),
  ...more,
})

it.each([
  [[], false, 0.5],
  [[item(4)], true, 1],
  [[item(4)], false, 0.5],
  [[item(3), item(3)], false, 1],
] as const)('reading %#', (items, isConsistent, units) => expect(readUnits(items, isConsistent)).toBe(units))

describe('writing', () => {
  const listed = (list: string, row = 1) => item(1, { list1: list, sort: '1', row: { row } })
  it.each([
    ['a new item', undefined, item(2), 2],
    ['a smaller item over a larger one', item(3), item(1), 3],
    ['nothing over an item', item(2), undefined, 2],
    ['an item with a line in a list', undefined, listed('L'), 2 + 1],
    ['a line that stays', listed('L'), listed('L'), 2],
    ['a line that says something else', listed('L'), listed('L', 2), 2 + 1],
    ['a line that moves', listed('L'), listed('M'), 2 + 2],
    ['a line that goes', listed('L'), item(1), 2 + 1],
  ] as const)('%s', (_, before, after, units) => expect(writeUnits(before, after, false)).toBe(units))

  it('in a transaction doubles what the table takes, and not the lists', () => {
    expect(writeUnits(undefined, item(1, { list1: 'L', sort: '1' }), true)).toBe(2 * 2 + 1)
  })
})

it('a line in a list is stored beside its item', () => {
  const line = 'pkA'.length + 'skB'.length + 'list1L'.length + 'sort1'.length
  expect(storedBytes([item(1)])).toBe(1024 + 100)
  expect(storedBytes([item(1, { list1: 'L', sort: '1' })])).toBe(1024 + 11 + 100 + line + 100)
})
