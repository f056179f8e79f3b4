import { expect, it } from 'vitest'
import { unitsOfMeasure } from './reference.ts'
import { poundsOf } from './weight.ts'

const unit = (code: string) => unitsOfMeasure.find(({ Code }) => Code === code)?.ID ?? 0

it.each([
  ['[weight-pounds]', 2.5, 'POUNDS', 2.5],
  ['[weight-ounces]', 14.5, 'OUNCES', 0.90625],
  ['[weight-ounces]', 16, 'OUNCES', 1],
  ['[weight-other]', 12, 'COUNT', undefined],
  ['[weight-other]', 1, 'GALLONS', undefined],
])('%s of %s %s is %s lb', (_, amount, code, pounds) => {
  expect(poundsOf(amount, unit(code))).toBe(pounds)
})

it('[uom-codes] the units POUNDS and OUNCES exist', () => {
  expect(unitsOfMeasure.map(({ Code }) => Code)).toEqual(expect.arrayContaining(['POUNDS', 'OUNCES']))
})
