import { expect, it } from 'vitest'
import { type CsvContent, readRecords } from '../../core/csv/records.ts'
import { systemCategories } from '../../core/reference/reference.ts'
import { codeKey } from '../../network/donors/donor.ts'
import { bulkColumnLabel, bulkColumns, leftOutEarly, readBulkRows } from './bulkFile.ts'

const head = 'Reference,Location,Category,Pounds,Storage,Pickup Date,Pickup Time,Notes'
const recordsOf = (content: CsvContent) => ('records' in content ? content.records : [])
const read = (...lines: string[]) =>
  readBulkRows(recordsOf(readRecords([head, ...lines].join('\n'), bulkColumns)), systemCategories)

it('reads rows by names, codes and spreadsheet dates', () => {
  const rows = read('PO-1,M31,Produce,12.5,Dry; Frozen,11/23/2026,Morning,=1+1', 'PO-2,M31,2,40,,,10:30AMTO9:00PM,')
  expect(rows.map(({ offer }) => offer)).toEqual([
    {
      Reference: 'PO-1',
      LocationCode: 'M31',
      categories: [{ DonationCategoryID: 1, Pounds: 12.5 }],
      StorageRequirementIDs: [1, 3],
      DonorRecordedPickupDate: '2026-11-23',
      PickupTimeTypeID: 2,
      Notes: '=1+1',
    },
    {
      Reference: 'PO-2',
      LocationCode: 'M31',
      categories: [{ DonationCategoryID: 2, Pounds: 40 }],
      StorageRequirementIDs: [],
      DonorRecordedPickupDate: null,
      PickupTimeTypeID: 7,
      CustomPickupTimeCode: '10:30AMTO9:00PM',
      Notes: '',
    },
  ])
})

it('reads a file in Spanish alike', () => {
  const header = bulkColumns.map(({ name }) => bulkColumnLabel(name, 'es')).join(',')
  const content = readRecords(`${header}\nPO-1,M31,panadería,5,Seco; congelado,,Mañana,`, bulkColumns)
  expect(readBulkRows(recordsOf(content), systemCategories)).toMatchObject([
    { offer: { categories: [{ DonationCategoryID: 2 }], StorageRequirementIDs: [1, 3], PickupTimeTypeID: 2 } },
  ])
})

it.each([
  [',M31,Produce,5,,,,', 'cellMissing'],
  ['PO-1,M31,Gold,5,,,,', 'cellUnknown'],
  ['PO-1,M31,Produce,0,,,,', 'cellNoNumber'],
  ['PO-1,M31,Produce,5,Warm,,,', 'cellUnknown'],
  ['PO-1,M31,Produce,5,,someday,,', 'cellNoDay'],
  ['PO-1,M31,Produce,5,,,teatime,', 'cellUnknown'],
  ['PO-1,M31,Produce,5,,,,Notes,with,commas', 'tooManyCells'],
])('%s is refused: %s', (line, key) => {
  const [row] = read(line)
  expect(row?.offer).toBeUndefined()
  expect(row?.reasons.map((reason) => reason.key)).toContain(key)
})

it('a row is told all that is wrong with it', () => {
  const [row] = read('PO-1,,Gold,0,Warm,someday,teatime,')
  expect(row?.reasons.map(({ key, values }) => [key, values?.column])).toEqual([
    ['cellMissing', 'Location'],
    ['cellNoNumber', 'Pounds'],
    ['cellNoDay', 'Pickup Date'],
    ['cellUnknown', 'Category'],
    ['cellUnknown', 'Storage'],
    ['cellUnknown', 'Pickup Time'],
  ])
})

it('of two rows with the same reference the first counts', () => {
  const [first, second] = read('PO-1,M31,Produce,5,,,,', 'po-1,M31,Produce,6,,,,')
  expect(first?.offer).toBeDefined()
  expect(second).toMatchObject({ offer: undefined, reasons: [{ key: 'itemTwice', values: { row: 2 } }] })
})

it('5,000 rows with a wrong location code or a day that has passed are left out before they are sent', () => {
  const lines = Array.from({ length: 5000 }, (_, index) => {
    const [code, day] = [index % 2 === 0 ? 'm31' : 'X99', index % 5 === 0 ? '2020-01-01' : '2026-11-20']
    return `PO-${index},${code},Produce,5,,${day},,`
  })
  const rows = leftOutEarly(read(...lines), { codes: new Set([codeKey('M31')]), today: '2026-11-20' })
  expect(rows.filter(({ offer }) => offer)).toHaveLength(2000)
  expect(rows.slice(0, 3).map(({ reasons }) => reasons.map(({ key }) => key))).toEqual([
    ['cellPast'],
    ['cellUnknown'],
    [],
  ])
  expect(rows[5]?.reasons.map(({ key }) => key)).toEqual(['cellUnknown', 'cellPast'])
  const unloaded = leftOutEarly(read('PO-1,X99,Produce,5,,,,'), { codes: undefined, today: '2026-11-20' })
  expect(unloaded[0]?.offer).toBeDefined()
})
