import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'

type Size = Pick<GridColDef, 'flex' | 'width' | 'minWidth' | 'align' | 'headerAlign'>

/** A column of a file: its head, and what a row has in it. */
export type FileColumn<R> = readonly [head: string, of: (row: R) => string | number]

/** Parts of a row's card: first line, lines below it, lines of less weight, and what stands beside them. */
export type CardPart = 'title' | 'text' | 'line' | 'end'

/** Places of a column besides the grid. */
interface Elsewhere<R> {
  /** In compact rows another size may suit it; `folded`, it has no column of its own, for another cell says it below its own. */
  readonly compactSize?: Size | 'folded' | undefined
  /** Says in compact rows what several columns say in comfortable ones. */
  readonly isCompactOnly?: boolean | undefined
  /** On a phone, where the row is a card: as the cell, or drawn otherwise. */
  readonly card?: CardPart | { readonly [part in CardPart]?: (row: R) => ReactNode } | undefined
  /** In a file: under the column's own head, as the cell where that is a text, or as columns of their own. */
  readonly file?: true | FileColumn<R>[1] | readonly FileColumn<R>[] | undefined
}

/** One row's definition: a column of the grid, its part of the card and its columns of the file. */
export type Column<R extends object> = GridColDef<R> & Elsewhere<R> & { readonly cell?: (row: R) => ReactNode }

/** A column that is drawn from its whole row. A width is in pixels; `flex` shares what is left. */
export const column = <R extends object>(
  field: string,
  headerName: string,
  places: Size & Elsewhere<NoInfer<R>>,
  cell: (row: R) => ReactNode,
): Column<R> => ({
  field,
  headerName,
  minWidth: 84,
  ...places,
  cell,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => cell(row),
})

/** The columns of a grid's file: the row's number, and what the columns say. */
export const fileColumns = <R extends { ID: number }>(columns: readonly Column<R>[]): FileColumn<R>[] => [
  ['ID', ({ ID }) => ID],
  ...columns.flatMap(({ headerName = '', cell, file = [] }): readonly FileColumn<R>[] => {
    if (file === true) return [[headerName, (row) => String(cell?.(row))]]
    return typeof file === 'function' ? [[headerName, file]] : file
  }),
]
