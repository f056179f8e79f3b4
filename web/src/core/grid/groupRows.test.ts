import { describe, expect, it } from 'vitest'
import { type GroupedRow, groupRows } from './groupRows.ts'

interface Line {
  id: number
  bank: string
  city: string
  pounds: number
}
const lines: readonly Line[] = [
  { id: 1, bank: 'North', city: 'Ames', pounds: 30 },
  { id: 2, bank: 'South', city: 'Bell', pounds: 100 },
  { id: 3, bank: 'North', city: 'Cody', pounds: 5 },
  { id: 4, bank: 'North', city: 'Ames', pounds: 10 },
]
const shown = (rows: readonly GroupedRow<Line>[]) =>
  rows.map(
    (row) =>
      `${'  '.repeat(row.level)}${row.kind === 'group' ? `${row.label} ${row.count}: ${row.totals.pounds ?? '-'}` : `#${row.row.id}`}`,
  )
const rowId = (line: Line) => line.id

describe('groupRows', () => {
  it('puts leaves below their groups, with totals, in the order they come', () => {
    expect(shown(groupRows(lines, { by: ['bank', 'city'], sum: ['pounds'], rowId }))).toEqual([
      'North 3: 45',
      '  Ames 2: 40',
      '    #1',
      '    #4',
      '  Cody 1: 5',
      '    #3',
      'South 1: 100',
      '  Bell 1: 100',
      '    #2',
    ])
  })
  it('sorts groups by their total and leaves by their value, each inside its level', () => {
    const sort = { field: 'pounds', direction: 'desc' } as const
    expect(shown(groupRows(lines, { by: ['bank'], sum: ['pounds'], sort, rowId }))).toEqual([
      'South 1: 100',
      '  #2',
      'North 3: 45',
      '  #1',
      '  #4',
      '  #3',
    ])
  })
  it('sorts groups by name when the field has no total', () => {
    const sort = { field: 'city', direction: 'desc' } as const
    expect(shown(groupRows(lines, { by: ['bank'], sort, rowId }))[0]).toBe('South 1: -')
  })
  it('hides what is in a shut group but keeps its count and total', () => {
    expect(
      shown(
        groupRows(lines, { by: ['bank', 'city'], sum: ['pounds'], closed: new Set(['/North', '/South/Bell']), rowId }),
      ),
    ).toEqual(['North 3: 45', 'South 1: 100', '  Bell 1: 100'])
  })
  it('keeps the same name in different groups apart', () => {
    const twice = [...lines, { id: 5, bank: 'South', city: 'Ames', pounds: 1 }]
    const ids = groupRows(twice, { by: ['bank', 'city'], rowId }).map((row) => row.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
  it('shows nothing for nothing', () => {
    expect(groupRows([], { by: ['bank'], rowId })).toEqual([])
  })
})
