import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'

export type Column<R extends object> = GridColDef<R>

/** A column that is drawn from its whole row. A width is in pixels; `flex` shares what is left. */
export const column = <R extends object>(
  field: string,
  headerName: string,
  size: Pick<Column<R>, 'flex' | 'width' | 'minWidth'>,
  cell: (row: R) => ReactNode,
): Column<R> => ({
  field,
  headerName,
  minWidth: 84,
  ...size,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => cell(row),
})
