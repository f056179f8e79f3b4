import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { GridSortModel, GridValidRowModel } from '@mui/x-data-grid'
import { type ReactNode, useMemo, useState } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'
import type { ListColumn } from './columns.ts'
import { type GroupedRow, groupRows } from './groupRows.ts'
import { ListGrid } from './ListGrid.tsx'

/** A column of a grouped grid: how a leaf shows it, and how a group shows its total. */
export interface GroupedColumn<R> {
  field: keyof R & string
  title: string
  width?: number
  flex?: number
  align?: 'left' | 'right'
  render?: (row: R) => ReactNode
  /** Present when groups show the sum of this field. */
  renderTotal?: (total: number) => ReactNode
}

export interface GroupedDataGridProps<R extends GridValidRowModel> {
  label: string
  /** Title of the first column, which holds the groups. */
  groupTitle: string
  rows: readonly R[]
  rowId: (row: R) => string | number
  rowLabel: (row: R) => string
  by: readonly (keyof R & string)[]
  columns: readonly GroupedColumn<R>[]
  empty: ReactNode
  isLoading?: boolean
  error?: unknown
  onRetry?: () => unknown
}

/** A list as groups that open and shut, each with its totals. For lists that fit the grid's 100 rows. */
export function GroupedDataGrid<R extends GridValidRowModel>({
  rows,
  by,
  columns,
  rowId,
  rowLabel,
  groupTitle,
  ...rest
}: GroupedDataGridProps<R>) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [sortModel, setSortModel] = useState<GridSortModel>([])
  const sorted = sortModel[0]
  const shown = useMemo(() => {
    const column = columns.find((one) => one.field === sorted?.field)
    const sort = column && sorted?.sort ? { field: column.field, direction: sorted.sort } : undefined
    const sum = columns.flatMap((one) => (one.renderTotal ? [one.field] : []))
    return groupRows(rows, { by, sum, closed, sort, rowId })
  }, [rows, by, columns, closed, sorted, rowId])
  const toggle = (id: string) =>
    setClosed((old) => {
      const next = new Set(old)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const name = (row: GroupedRow<R>) => (row.kind === 'group' ? row.label : rowLabel(row.row))
  const gridColumns = useGridColumns(columns, groupTitle, toggle, rowLabel)
  return (
    <ListGrid<GroupedRow<R>>
      {...rest}
      rows={shown}
      rowId={(row) => row.id}
      rowLabel={name}
      columns={gridColumns}
      sortModel={sortModel}
      onSortModelChange={setSortModel}
      renderCard={(row) => <GroupedCard row={row} columns={columns} name={name(row)} onToggle={toggle} />}
    />
  )
}

function useGridColumns<R extends GridValidRowModel>(
  columns: readonly GroupedColumn<R>[],
  groupTitle: string,
  toggle: (id: string) => void,
  rowLabel: (row: R) => string,
): ListColumn<GroupedRow<R>>[] {
  const tree: ListColumn<GroupedRow<R>> = {
    field: '__group__',
    headerName: groupTitle,
    flex: 1.5,
    minWidth: 220,
    sortable: false,
    display: 'flex',
    renderCell: ({ row }) => (
      <TreeCell row={row} onToggle={toggle} leaf={row.kind === 'leaf' ? rowLabel(row.row) : ''} />
    ),
  }
  const values = columns.map(
    (column): ListColumn<GroupedRow<R>> => ({
      field: column.field,
      headerName: column.title,
      align: column.align ?? 'left',
      headerAlign: column.align ?? 'left',
      display: 'flex',
      ...(column.width === undefined ? { flex: column.flex ?? 1 } : { width: column.width }),
      renderCell: ({ row }) => cellOf(row, column),
    }),
  )
  return [tree, ...values]
}

function cellOf<R>(row: GroupedRow<R>, column: GroupedColumn<R>): ReactNode {
  if (row.kind === 'leaf') return column.render ? column.render(row.row) : String(row.row[column.field] ?? '')
  const total = row.totals[column.field]
  return total === undefined ? null : <strong>{column.renderTotal?.(total)}</strong>
}

function TreeCell<R>({ row, leaf, onToggle }: { row: GroupedRow<R>; leaf: string; onToggle: (id: string) => void }) {
  const text = useText(app)
  const indent = { pl: row.level * 2.5 }
  if (row.kind === 'leaf') return <Box sx={{ ...indent, ml: 4.5 }}>{leaf}</Box>
  return (
    <Box sx={{ ...indent, display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 650 }}>
      <IconButton
        size="small"
        aria-expanded={row.isOpen}
        aria-label={text(row.isOpen ? 'closeGroup' : 'openGroup', { group: row.label })}
        onClick={() => onToggle(row.id)}
      >
        <ChevronRight
          fontSize="small"
          sx={{ transition: 'transform .15s', transform: row.isOpen ? 'rotate(90deg)' : 'none' }}
        />
      </IconButton>
      {row.label}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
        ({row.count})
      </Box>
    </Box>
  )
}

function GroupedCard<R>({
  row,
  columns,
  name,
  onToggle,
}: {
  row: GroupedRow<R>
  columns: readonly GroupedColumn<R>[]
  name: string
  onToggle: (id: string) => void
}) {
  return (
    <>
      <TreeCell row={row} leaf={name} onToggle={onToggle} />
      {columns.map((column) => {
        const cell = cellOf(row, column)
        return cell === null ? null : (
          <Box
            key={column.field}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'body2', pt: 0.5 }}
          >
            <Box sx={{ color: 'text.secondary' }}>{column.title}</Box>
            <Box>{cell}</Box>
          </Box>
        )
      })}
    </>
  )
}
