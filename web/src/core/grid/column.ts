import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'

type Size = Pick<GridColDef, 'flex' | 'width' | 'minWidth'>
/** A column; in compact rows another size may suit it. */
export type Column<R extends object> = GridColDef<R> & { readonly compactSize?: Size | undefined }

/** A column that is drawn from its whole row. A width is in pixels; `flex` shares what is left. */
export const column = <R extends object>(
  field: string,
  headerName: string,
  size: Size,
  cell: (row: R) => ReactNode,
  compactSize?: Size,
): Column<R> => ({
  field,
  headerName,
  minWidth: 84,
  ...size,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => cell(row),
  compactSize,
})
