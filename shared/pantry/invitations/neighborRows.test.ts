import { describe, expect, it } from 'vitest'
import { neighborRows } from './neighborRows.ts'

const row = (ID: number, EMailAddress: string, PhoneNumber: string) => ({ ID, EMailAddress, PhoneNumber })

describe('a spreadsheet of neighbors', () => {
  it.each([
    ['Email', 'Phone'],
    ['E-MAIL ADDRESS', 'Mobile'],
    ['Contact e-mail', 'Contact number'],
    ['email', 'Cell'],
    ['Correo electrónico', 'Teléfono'],
  ])('[bulk-header-email] [bulk-header-phone] is read under %s and %s', (mail, phone) => {
    const lines = [
      ['Name', mail, phone],
      ['Ann', 'ann@example.org', '(865) 555-0134'],
    ]
    expect(neighborRows(lines)?.rows).toEqual([row(2, 'ann@example.org', '(865) 555-0134')])
  })

  it('[bulk-header-email] has an e-mail column before a phone column where a header names both', () => {
    const lines = [
      ['Email number', 'Number'],
      ['ann@example.org', '8655550134'],
    ]
    expect(neighborRows(lines)?.rows).toEqual([row(2, 'ann@example.org', '8655550134')])
  })

  it('[bulk-rows-need-contact] loses rows without e-mail and phone, and says how many', () => {
    const lines = [
      ['Email', 'Phone', 'Name'],
      ['', ' ', 'Ann'],
      ['', '', ''],
      ['', '8655550134', 'Bo'],
    ]
    expect(neighborRows(lines)).toEqual({ rows: [row(4, '', '8655550134')], leftOut: 1, twice: [] })
  })

  it('lists a neighbor once, however the number is written', () => {
    const lines = [
      ['Email', 'Phone'],
      ['a@b.org', '865-555-0134'],
      ['A@B.org', '(865) 555 0134'],
      ['a@b.org', ''],
    ]
    expect(neighborRows(lines)).toMatchObject({ rows: [{ ID: 2 }, { ID: 4 }], twice: [{ ID: 3, of: 2 }] })
  })

  it('names rows of the same contact over the whole file, however address and number are written', () => {
    const other = Array.from({ length: 99 }, (_, index) => [`n${index}@example.org`, ''])
    const same = [
      ['Rosa@example.org', '(865) 555-0134'],
      ['rosa@example.org', '+1 865.555.0134'],
      [' ROSA@EXAMPLE.ORG', '18655550134'],
    ]
    const found = neighborRows([['Email', 'Phone'], ...same.flatMap((row) => [row, ...other.splice(0, 33)])])
    expect(found?.rows).toHaveLength(100)
    expect(found?.twice).toEqual([
      { ID: 36, of: 2 },
      { ID: 70, of: 2 },
    ])
  })

  it('is found below a title in merged cells', () => {
    const lines = [['Neighbors of the west side', '', ''], [], ['Email', '', 'Phone'], ['a@b.org', '', '1']]
    expect(neighborRows(lines)?.rows).toEqual([row(4, 'a@b.org', '1')])
  })

  it('may have one of the columns alone, and short lines', () => {
    expect(neighborRows([['Phone'], ['8655550134'], []])?.rows).toEqual([row(2, '', '8655550134')])
    expect(neighborRows([['Name', 'Email'], ['Ann'], ['Bo', 'bo@example.org']])?.leftOut).toBe(1)
  })

  it.each([[[]], [[['Name', 'Street']]], [[['cell@example.org', '8655550134']]]])(
    'is refused without headers',
    (lines) => {
      expect(neighborRows(lines)).toBeUndefined()
    },
  )

  it('of 50,000 rows is read within its order', () => {
    const lines = [['Email', 'Phone'], ...Array.from({ length: 50_000 }, (_, index) => [`n${index}@example.org`, ''])]
    const found = neighborRows(lines)
    expect([found?.rows.length, found?.rows.at(-1)?.ID]).toEqual([50_000, 50_001])
  })
})
