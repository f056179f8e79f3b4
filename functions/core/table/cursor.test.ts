import { expect, it } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor.ts'

const names = ['pk', 'sk', 'sort']
const position = { pk: 'DONATION#7', sk: 'DONATION', sort: '2026-11-20T15:00:00.000Z#7' }
const sealed = encodeCursor(names, { ...position, list1: 'FOODBANK#10' })
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

it('opens as the position it was made of, without the partition', () => {
  expect(decodeCursor(names, sealed)).toEqual(position)
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('FOODBANK')
})

it('is the same for any order of the key’s attributes', () => {
  const reversed = Object.fromEntries(Object.entries(position).reverse())
  expect(encodeCursor(names, reversed)).toBe(sealed)
})

it.each([
  ['nothing', ''],
  ['no base64url', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['a cursor cut short', sealed.slice(0, -3)],
  ['an object', encoded({ ...position })],
  ['fewer values', encoded(['DONATION#7', 'DONATION'])],
  ['more values', encoded(['DONATION#7', 'DONATION', 'sort', 'FOODBANK#10'])],
  ['an empty value', encoded(['DONATION#7', '', 'sort'])],
  ['a number', encoded(['DONATION#7', 'DONATION', 7])],
  ['half a character', encoded(['DONATION#7', 'DONATION', '\ud800'])],
])('does not open as a position when it is %s', (_, cursor) => {
  expect(decodeCursor(names, cursor)).toBeUndefined()
})
