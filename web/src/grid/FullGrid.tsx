import { DataGrid, type DataGridProps, type GridDensity, type GridValidRowModel } from '@mui/x-data-grid'
import { enUS, esES } from '@mui/x-data-grid/locales'
import { type Key, type Ref, useEffect, useMemo, useRef } from 'react'
import { useLanguage } from '../app/language.tsx'
import type { ListColumn } from './columns.ts'
import { RowWithDetails } from './RowWithDetails.tsx'

/** The most rows the community grid shows at once; a page of an endpoint is never longer. */
const maxRows = 100
const paginationModel = { page: 0, pageSize: maxRows }

export type GridParts<R extends GridValidRowModel> = Pick<
  DataGridProps<R>,
  'sortModel' | 'onSortModelChange' | 'getRowSpacing' | 'onCellKeyDown'
>

export interface FullGridProps<R extends GridValidRowModel> extends GridParts<R> {
  label: string
  columns: readonly ListColumn<R>[]
  rows: readonly R[]
  rowId: (row: R) => Key
  /** Before the reader's density scales it; `auto` is as tall as what is in it. */
  height: number | 'auto'
  density: GridDensity
  /** Rows open, as a DetailsContext around the grid says. */
  opens: boolean
  /** Told once the lines stand there. */
  onDrawn?: () => void
}

const localeTexts = { en: enUS, es: esES }

/** The grid itself: cells to walk through by keys, columns to size and hide. */
export function FullGrid<R extends GridValidRowModel>(props: FullGridProps<R>) {
  const { label, columns, rows, rowId, height, density, opens, onDrawn, ...grid } = props
  const { language } = useLanguage()
  const root = useDrawn(onDrawn)
  const columnList = useMemo(() => [...columns], [columns])
  return (
    <DataGrid<R>
      ref={root}
      disableRowSelectionOnClick
      disableColumnFilter
      // A list in the server's order that nobody listens for has no order to choose.
      disableColumnSorting={grid.onSortModelChange === undefined}
      sortingMode="server"
      getRowHeight={({ densityFactor }) => (height === 'auto' ? height : Math.round(height * densityFactor))}
      {...grid}
      {...(opens ? { slots: { row: RowWithDetails } } : {})}
      aria-label={label}
      rows={rows}
      columns={columnList}
      getRowId={rowId as (row: R) => string | number}
      density={density}
      localeText={localeTexts[language].components.MuiDataGrid.defaultProps.localeText}
      pagination
      paginationModel={paginationModel}
      pageSizeOptions={[maxRows]}
      hideFooter
      sx={height === 'auto' ? { ...look, '& .MuiDataGrid-cell': { py: '10px' } } : look}
    />
  )
}

/** The grid draws its lines, or that there are none, only when it has measured itself. */
function useDrawn(onDrawn: (() => void) | undefined): Ref<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null)
  const told = useRef(onDrawn)
  told.current = onDrawn
  useEffect(() => {
    let frame = 0
    const look = () => {
      if (root.current?.querySelector('[role=row][data-id], .MuiDataGrid-overlay'))
        frame = requestAnimationFrame(() => told.current?.())
      else frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [])
  return root
}

const look = {
  border: 0,
  borderRadius: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': { outlineOffset: -2 },
} as const
