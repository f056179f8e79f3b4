import { expect, it } from 'vitest'
import { gtin14, isGtin } from './gtin.ts'

it.each([
  ['96385074', true],
  ['036000291452', true],
  ['4006381333931', true],
  ['10614141543219', true],
  ['036000291453', false],
  ['4006381333913', false],
  ['12345', false],
  ['03600029145a', false],
  ['', false],
])('%s is a GTIN: %s', (text, expected) => {
  expect(isGtin(text)).toBe(expected)
})

it('is the same number however it was scanned', () => {
  expect(gtin14('036000291452')).toBe(gtin14('0036000291452'))
})
