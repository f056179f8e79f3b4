import { describe, expect, it } from 'vitest'
import { readGs1 } from './gs1.ts'

/** Rules of the GS1 General Specifications: identifiers, FNC1 after data of no fixed length, century and day 00 of dates. */

const today = '2026-11-30'
const end = '\u001D'
const gtin = '09501101530003'

describe('an element string', () => {
  it.each<[string, string, ReturnType<typeof readGs1>]>([
    ['has trade item, day and lot', `01${gtin}1727022810AB-12`, { gtin, lot: 'AB-12', bestBy: '2027-02-28' }],
    ['ends a lot with FNC1', `01${gtin}10AB-12${end}17270228`, { gtin, lot: 'AB-12', bestBy: '2027-02-28' }],
    ['begins with FNC1', `${end}01${gtin}10A1`, { gtin, lot: 'A1' }],
    ['begins with the scanner’s identifier', `]C101${gtin}10A1`, { gtin, lot: 'A1' }],
    ['begins with that of DataMatrix', `]d201${gtin}10A1`, { gtin, lot: 'A1' }],
    ['may have no FNC1 after data of fixed length', `17270228${end}10A1`, { lot: 'A1', bestBy: '2027-02-28' }],
    ['is typed as it is printed', `(01)${gtin}(17)270228(10)AB-12`, { gtin, lot: 'AB-12', bestBy: '2027-02-28' }],
    ['is typed with spaces between', `(01)${gtin} (10)AB-12`, { gtin, lot: 'AB-12' }],
    ['has other elements', `01${gtin}11261101310200150021SN7${end}10A1`, { gtin, lot: 'A1' }],
    ['has a best-before day', `15270228`, { bestBy: '2027-02-28' }],
    ['prefers the expiration day', `1527020117270228`, { bestBy: '2027-02-28' }],
    ['has a lot with parentheses in it', `10A(1)`, { lot: 'A(1)' }],
    ['has a lot of digits that look like an element', `1017270228`, { lot: '17270228' }],
  ])('%s', (_, text, reading) => {
    expect(readGs1(text, today)).toEqual(reading)
  })

  it.each<[string, string]>([
    ['is no trade item number alone', '9501101530003'],
    ['is no word', 'AB-12'],
    ['has a right check digit', '0109501101530004'],
    ['has all digits of its trade item', '0109501101'],
    ['has a month of the year', '17271328'],
    ['has a day of the month', '17270229'],
    ['has a lot of at most 20 characters', `10${'A'.repeat(21)}`],
    ['has a lot of the characters that there are', '10Ä1'],
    ['has a lot that is not empty', '10'],
    ['is empty', ''],
  ])('%s, or is none', (_, text) => {
    expect(readGs1(text, today)).toBeUndefined()
  })
})

describe('a day', () => {
  it.each<[string, string, string]>([
    ['00 is the last of the month', '270200', '2027-02-28'],
    ['00 is the last of February in a leap year', '280200', '2028-02-29'],
    ['00 is the last of the year', '261200', '2026-12-31'],
    ['up to 50 years ahead is ahead', '761231', '2076-12-31'],
    ['over 50 years ahead is of the last century', '771231', '1977-12-31'],
  ])('%s', (_, data, bestBy) => {
    expect(readGs1(`17${data}`, today)).toEqual({ bestBy })
  })

  it('of the next century is ahead when it is at least 50 years ago by its digits', () => {
    expect(readGs1('17010101', '2060-01-01')).toEqual({ bestBy: '2101-01-01' })
  })
})
