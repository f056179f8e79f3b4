import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'

/** What a cell is drawn from, by the grid as by the lines that stand in for it. */
export type LineCell<R extends GridValidRowModel> = Pick<
  GridRenderCellParams<R>,
  'id' | 'row' | 'hasFocus' | 'tabIndex'
>

type Behaviour = Pick<
  GridColDef,
  | 'sortable'
  | 'filterable'
  | 'hideable'
  | 'resizable'
  | 'disableColumnMenu'
  | 'disableExport'
  | 'disableReorder'
  | 'align'
  | 'headerAlign'
>

/** A column of a list. A width is in pixels; `flex` shares what is left. */
export interface ListColumn<R extends GridValidRowModel> extends Behaviour {
  field: string
  headerName: string
  width?: number
  flex?: number
  minWidth?: number
  display: 'flex'
  renderHeader?: () => ReactNode
  renderCell: (cell: LineCell<R>) => ReactNode
}

/** As the grid shares its width: no column is narrower than this unless it says so. */
const leastWidth = 50

/** The columns' widths for a CSS grid. */
export const tracksOf = (columns: readonly Pick<ListColumn<GridValidRowModel>, 'width' | 'flex' | 'minWidth'>[]) =>
  columns
    .map(({ width = 100, flex, minWidth = leastWidth }) =>
      flex === undefined ? `${Math.max(width, minWidth)}px` : `minmax(${minWidth}px, ${flex}fr)`,
    )
    .join(' ')
