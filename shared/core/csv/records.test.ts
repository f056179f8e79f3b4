import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  coordinateCell,
  countCell,
  dayCell,
  decimalCell,
  flagCell,
  optionalDayCell,
  optionalInstantCell,
  textCell,
} from './columns.ts'
import { readRecords } from './records.ts'

const columns = [
  { name: 'Reference', isNeeded: true },
  { name: 'PickupDate', isNeeded: true },
  { name: 'Note', isNeeded: false },
]
const read = (text: string) => {
  const content = readRecords(text, columns)
  return 'missing' in content
    ? content
    : content.records.map(({ row, cells, problem }) => [row, cells.Reference, problem])
}

describe('a file', () => {
  it.each([',', ';', '\t'])('is read with %j between its cells', (between) => {
    const lines = [
      ['reference', 'Pickup Date', 'ignored'],
      ['PO-1', '2026-11-23', 'x'],
    ]
    const content = readRecords(lines.map((line) => line.join(between)).join('\n'), columns)
    expect(content).toEqual({
      records: [{ row: 2, cells: { Reference: 'PO-1', PickupDate: '2026-11-23', Note: '' }, problem: undefined }],
    })
  })

  it.each([
    ['semicolons, with commas in its cells', 'Reference;PickupDate;Note\nA,1;2,5;x,y,z\n', ['A,1', '2,5', 'x,y,z']],
    ['commas, with semicolons in its cells', 'Reference,PickupDate,Note\nA;1,2;5,x;y;z;w\n', ['A;1', '2;5', 'x;y;z;w']],
    ['semicolons, and an empty line', 'Reference;PickupDate\n\nA;2\n', ['A', '2', '']],
  ])('is read with %s', (_, text, cells) => {
    const content = readRecords(text, columns)
    const [Reference, PickupDate, Note] = cells
    expect(content).toMatchObject({ records: [{ cells: { Reference, PickupDate, Note }, problem: undefined }] })
  })

  it('of one column is read whole, whatever its cells hold', () => {
    const content = readRecords('Name\nSmith, Ann\nOpen; Table\n"A\tB"\n', [{ name: 'Name', isNeeded: true }])
    expect(content).toMatchObject({
      records: ['Smith, Ann', 'Open; Table', 'A\tB'].map((Name) => ({ cells: { Name }, problem: undefined })),
    })
  })

  it('numbers its rows as a spreadsheet does, and leaves out blank ones', () => {
    expect(read('Reference,PickupDate\nA,1\n\n,,\n"B\nB",2\nC,3\n')).toEqual([
      [2, 'A', undefined],
      [5, 'B\nB', undefined],
      [6, 'C', undefined],
    ])
  })

  it('is refused without a column that it needs', () => {
    expect(read('Ref,Note\nA,b')).toEqual({ missing: ['Reference', 'PickupDate'] })
    expect(read('')).toEqual({ missing: ['Reference', 'PickupDate'] })
  })

  it('keeps its other rows when one is broken', () => {
    expect(read('Reference,PickupDate\nA,1,too much\nB,2\n"C,3\nD,4')).toEqual([
      [2, 'A', 'tooManyCells'],
      [3, 'B', undefined],
      [4, expect.stringContaining('C,3'), 'openQuote'],
    ])
  })

  it('keeps a formula as the text that it is', () => {
    expect(read('Reference,PickupDate\n"=HYPERLINK(""http://x"")",1')).toEqual([
      [2, '=HYPERLINK("http://x")', undefined],
    ])
  })
})

describe('a cell', () => {
  it.each([
    ['1,200', 1200],
    ['0', 0],
    ['', 0],
    ['12.5', 'cellNoCount'],
    ['-1', 'cellNoCount'],
    ['1,20', 'cellNoCount'],
    ['9999999', 'cellNoCount'],
    ['0x10', 'cellNoCount'],
  ])('of a count: %j is %j', (text, result) => {
    expect(readCell(countCell(100_000), text)).toBe(result)
  })

  it.each([
    [decimalCell(0, 45_000), '38,400.5', 38_400.5],
    [decimalCell(0, 45_000), '45001', 'cellNoNumber'],
    [coordinateCell(90), '-41.25', -41.25],
    [coordinateCell(90), '91', 'cellNoCoordinate'],
    [coordinateCell(90), '', 'cellNoCoordinate'],
    [dayCell, '2026-11-23', '2026-11-23'],
    [dayCell, '11/3/2026', '2026-11-03'],
    [dayCell, '2026-02-30', 'cellNoDay'],
    [dayCell, '', 'cellNoDay'],
    [optionalDayCell, '', null],
    [optionalInstantCell, '2026-11-22T17:00:00-05:00', '2026-11-22T22:00:00.000Z'],
    [optionalInstantCell, '2026-11-22 17:00Z', '2026-11-22T17:00:00.000Z'],
    [optionalInstantCell, '2026-11-22T17:00:00', 'cellNoInstant'],
    [flagCell, 'Yes', true],
    [flagCell, '', false],
    [flagCell, 'perhaps', 'cellNoFlag'],
    [textCell(3), 'abcd', 'cellTooLong'],
    [textCell(3), '', 'cellMissing'],
    [textCell(3), '\uD800', 'cellBroken'],
  ])('%# reads %j as %j', (schema, text, result) => {
    expect(readCell(schema, text)).toBe(result)
  })
})

function readCell(schema: z.ZodMiniType, text: string): unknown {
  const found = z.safeParse(schema, text)
  return found.success ? found.data : found.error.issues[0]?.message
}
