import { expect, it } from 'vitest'
import { openCursor, sealCursor } from './cursor.ts'

const key = { pk: 'DONATION#7', sk: 'DONATION', list1: 'FOODBANK#10', sort: '2026-11-20T15:00:00.000Z#7' }
const sealed = sealCursor(key, 'list1|FOODBANK#10|true', 'secret')

it('opens for the question it was made for, and hides nothing but says nothing either', () => {
  expect(openCursor(sealed, 'list1|FOODBANK#10|true', 'secret')).toEqual(key)
  expect(sealed).toMatch(/^[\w-]+\.[\w-]{22}$/)
})

it('is the same whatever order the table names the key in', () => {
  expect(sealCursor(Object.fromEntries(Object.entries(key).reverse()), 'list1|FOODBANK#10|true', 'secret')).toBe(sealed)
})

it.each([
  ['another question', sealed, 'list1|FOODBANK#20|true', 'secret'],
  ['another tenant', sealed, 'list1|FOODBANK#10|true', 'other'],
  [
    'another place',
    `${sealCursor({ pk: 'x' }, 'q', 'secret').split('.')[0]}.${sealed.split('.')[1]}`,
    'list1|FOODBANK#10|true',
    'secret',
  ],
  ['no signature', sealed.split('.')[0] ?? '', 'list1|FOODBANK#10|true', 'secret'],
  ['a signature cut short', sealed.slice(0, -1), 'list1|FOODBANK#10|true', 'secret'],
  ['nothing', '', 'list1|FOODBANK#10|true', 'secret'],
])('does not open for %s', (_, cursor, question, secret) => {
  expect(openCursor(cursor, question, secret)).toBeUndefined()
})
