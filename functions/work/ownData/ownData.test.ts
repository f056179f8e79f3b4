import { describe, expect, it } from 'vitest'
import { type DictionaryLine, dictionaryOf } from '../../../shared/work/jobs/dataFiles.ts'
import { ownData } from './ownData.ts'

/** The dictionary of a food bank's full export: what its fields mean where their names do not say it. */

const lines = Object.entries(ownData).flatMap(([name, file]) => dictionaryOf(name, file))
const meaningOf = (file: string, field: string) =>
  lines.find((line) => line.file === file && line.field === field)?.meaning
const pathOf = ({ file, field }: DictionaryLine) => `${file} ${field}`

/** A reference is told by the file's own line. */
const isReference = ({ field }: DictionaryLine) => /(ID|IDs|From|Into|SubstituteOf|By)$/.test(field)
const isNumber = ({ type }: DictionaryLine) => /\b(integer|number)\b/.test(type) && !/\bobject\b/.test(type)
const isCode = ({ type, field }: DictionaryLine) => type.includes(' | ') || /Code$|TimeZone$/.test(field)
const isTime = ({ type, field }: DictionaryLine) => /date/.test(type) || /(Start|End|Pickup)Time$/.test(field)

describe('the dictionary of a full export', () => {
  it.each([
    ['number', (line: DictionaryLine) => isNumber(line) && !isReference(line)],
    ['code', isCode],
    ['time', isTime],
  ])('has a meaning for each field that is a %s', (_, isOfKind) => {
    const found = lines.filter(isOfKind)
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(({ meaning }) => meaning === '').map(pathOf)).toEqual([])
  })

  it('names units, zones and codes, of the file before those of all files', () => {
    expect(meaningOf('donations', 'AdHocTransactionDonationCategories[].Pounds')).toBe('Pounds (lb).')
    expect(meaningOf('donations', 'Created')).toBe('A moment, in UTC.')
    expect(meaningOf('orderWindows', 'StartTime')).toContain('HH:mm:ss')
    expect(meaningOf('products', 'UnitOfMeasureID')).toMatch(/^By number: 1 Pounds?, 2 Ounces?/)
    expect(meaningOf('stock', 'Quantity')).not.toBe(meaningOf('orders', 'PantryOrderItems[].Quantity'))
    expect(meaningOf('erpImportItems', 'Quantity')).toContain('ERP')
    expect(meaningOf('orderWindows', 'PackedOrders')).toBe('Number of orders with the status PACKED.')
  })

  it('says nothing of a name that says all itself, nor of a field that is described by its own fields', () => {
    expect(meaningOf('agencies', 'Address')).toBe('')
    expect(meaningOf('agencies', 'Address.City')).toBe('')
  })
})
