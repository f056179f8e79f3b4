import { expect, it } from 'vitest'
import { csv } from './csv.ts'

it('quotes what needs it and keeps numbers numbers', () => {
  expect(
    csv([
      ['Name', 'lb'],
      ['Ann "A", Ltd', -5],
    ]),
  ).toBe('\uFEFFName,lb\r\n"Ann ""A"", Ltd",-5\r\n')
})

it.each([
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\tx',
  '\rx',
  '\n=x',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\uFEFF=1',
  '\u200B=1',
  ' \u200B\u2060＝1',
  '\u200F@x',
])('makes %j harmless to a spreadsheet', (text) => {
  expect(csv([[text]])).toContain(`'${text}`)
})
