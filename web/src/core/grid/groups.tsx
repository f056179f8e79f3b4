import { Box, IconButton } from '@mui/material'
import type { GridColDef } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { OpenArrow } from '../ui/OpenArrow.tsx'
import { useText } from '../words/language.tsx'
import { type GroupedRow, groupRows } from './groupRows.ts'

export interface GroupOptions<R> {
  /** Header of the column that holds the groups. */
  title: string
  by: readonly (keyof R & string)[]
  /** Fields whose sums the groups show, drawn by the column's own renderCell or valueFormatter. */
  sum: readonly (keyof R & string)[]
}

/** A group is a row of the grid that holds its totals under the fields' own names. */
interface GroupRow {
  groupId: string
  level: number
  label: string
  count: number
  isOpen: boolean
}
export const isGroupRow = (row: object): row is GroupRow => 'groupId' in row

const asGridRow = <R extends object>(row: GroupedRow<R>): R =>
  row.kind === 'leaf' ? row.row : ({ ...row.totals, ...row, groupId: row.id } as unknown as R)

interface Grouping<R> {
  rows: readonly R[]
  columns: readonly GridColDef<R & object>[]
  rowId: (row: R) => number
  options: GroupOptions<R> | undefined
}

/** Rows and columns with groups put in; both as they are when there are none. */
export function useGroups<R extends object>({ rows, columns, rowId, options }: Grouping<R>) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  return useMemo(() => {
    if (options === undefined) return { rows, columns }
    const { title, by, sum } = options
    const toggle = (id: string) => setClosed((old) => old.symmetricDifference(new Set([id])))
    const tree: GridColDef<R> = {
      field: '__group__',
      headerName: title,
      flex: 1.5,
      minWidth: 200,
      display: 'flex',
      renderCell: ({ row }) => (isGroupRow(row) ? <GroupCell group={row} onToggle={toggle} /> : null),
    }
    return {
      rows: groupRows(rows, { by, sum, closed, rowId }).map(asGridRow),
      columns: [tree, ...columns.map((column) => withTotals(column, sum))],
    }
  }, [rows, columns, rowId, options, closed])
}

/** A column that shows a group's total, or nothing where the field has none. */
const withTotals = <R extends object>(column: GridColDef<R>, sum: readonly string[]): GridColDef<R> => ({
  ...column,
  renderCell: (cell) => {
    if (isGroupRow(cell.row) && !sum.includes(column.field)) return null
    return column.renderCell ? column.renderCell(cell) : cell.formattedValue
  },
})

function GroupCell({ group, onToggle }: { group: GroupRow; onToggle: (id: string) => void }) {
  const text = useText(app)
  return (
    <Box sx={{ pl: group.level * 2.5, display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}>
      <IconButton
        size="small"
        aria-expanded={group.isOpen}
        aria-label={text(group.isOpen ? 'closeGroup' : 'openGroup', { group: group.label })}
        onClick={() => onToggle(group.groupId)}
      >
        <OpenArrow isOpen={group.isOpen} isBefore fontSize="small" />
      </IconButton>
      {group.label}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
        ({group.count})
      </Box>
    </Box>
  )
}
