import { describe, expect, it } from 'vitest'
import { beginningOf, fill, plural } from './text.ts'

it.each([
  ['en', 0, 'rows_other'],
  ['en', 1, 'rows_one'],
  ['en', 2, 'rows_other'],
  ['en', 1.5, 'rows_other'],
  ['es', 1, 'rows_one'],
  ['es', 21, 'rows_other'],
  ['es', 1_000_000, 'rows_many'],
] as const)('in %s the form for %d is %s', (language, count, key) => {
  expect(plural(language, 'rows', count)).toBe(key)
})

describe('a text with values', () => {
  it('is filled by name, and shows a name without a value', () => expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}'))
  it.each([
    ['Abierto hasta las {time}.', '5 p.m.', 'Abierto hasta las 5 p.m.'],
    ['Open until {time}.', '5 PM', 'Open until 5 PM.'],
    ['{time}. {time}.', '5 p.m.', '5 p.m. 5 p.m.'],
    ['{time}, or later.', '5 p.m.', '5 p.m., or later.'],
    ['{time}.pdf', 'a.', 'a..pdf'],
  ])('%s with %s has one full stop at the end of a sentence', (template, time, text) =>
    expect(fill(template, { time })).toBe(text),
  )
})

it.each([
  ['plain', 3, 'pla'],
  ['ab😢', 3, 'ab'],
  ['ab😢', 4, 'ab😢'],
  ['👩‍👩‍👧‍👦!', 10, ''],
  ['👩‍👩‍👧‍👦!', 11, '👩‍👩‍👧‍👦'],
  ['Joses\u0301a', 5, 'Jose'],
  ['🇺🇸🇲🇽', 6, '🇺🇸'],
])('the beginning of %j is at most %d long and cuts no character: %j', (text, max, beginning) => {
  expect(beginningOf(text, max)).toBe(beginning)
})
