import { expect, it } from 'vitest'
import { plural } from './text.ts'

it.each([
  ['en', 0, 'rows_other'],
  ['en', 1, 'rows_one'],
  ['en', 2, 'rows_other'],
  ['en', 1.5, 'rows_other'],
  ['es', 1, 'rows_one'],
  ['es', 21, 'rows_other'],
  ['es', 1_000_000, 'rows_other'],
] as const)('in %s the form for %d is %s', (language, count, key) => {
  expect(plural(language, 'rows', count)).toBe(key)
})
