import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import useMediaQuery from '@mui/material/useMediaQuery'
import { DataGrid, type DataGridProps, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid'
import { enUS, esES } from '@mui/x-data-grid/locales'
import { type Key, type ReactNode, useMemo } from 'react'
import { useLanguage } from '../app/language.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { CardList } from './CardList.tsx'
import { useDensity } from './density.ts'
import { GridFooter, type Paging } from './GridFooter.tsx'

/** The most rows the community grid shows at once; a page of an endpoint is never longer. */
const mostRows = 100
const paginationModel = { page: 0, pageSize: mostRows }

type GridParts<R extends GridValidRowModel> = Omit<
  DataGridProps<R>,
  | 'rows'
  | 'columns'
  | 'getRowId'
  | 'density'
  | 'hideFooter'
  | 'paginationModel'
  | 'pagination'
  | 'label'
  | 'loading'
  | 'localeText'
>

export interface ListGridProps<R extends GridValidRowModel> extends GridParts<R> {
  /** Names the grid for screen readers. */
  label: string
  columns: readonly GridColDef<R>[]
  /** At most 100. */
  rows: readonly R[]
  rowId: (row: R) => Key
  /** Short name of a row, such as its code. */
  rowLabel: (row: R) => string
  /** The row on a phone, where columns do not fit. */
  renderCard: (row: R) => ReactNode
  /** Only for the card's toggle; `ExpandableDataGrid` also shows it below the row. */
  renderDetail?: ((row: R) => ReactNode) | undefined
  /** Shown instead of rows when there are none. */
  empty: ReactNode
  isLoading?: boolean
  error?: unknown
  onRetry?: (() => unknown) | undefined
  paging?: Paging
}

const localeTexts = { en: enUS, es: esES }

/** A list as a grid, or below 700 px as cards, with its loading, empty and failed states and its way through the pages. */
export function ListGrid<R extends GridValidRowModel>(props: ListGridProps<R>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowLabel,
    renderCard,
    renderDetail,
    empty,
    isLoading,
    error,
    onRetry,
    paging,
    ...grid
  } = props
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const { language } = useLanguage()
  const [density, setDensity] = useDensity()
  const columnList = useMemo(() => [...columns], [columns])
  if (error && rows.length === 0) return <LoadFailed error={error} {...(onRetry ? { onRetry } : {})} />
  if (isLoading) return <Card>{<RowsSkeleton rows={8} />}</Card>
  const isEmpty = rows.length === 0 && (paging?.page ?? 1) === 1
  if (isEmpty) return <Card>{empty}</Card>
  const turning = paging?.isTurning ? <LinearProgress sx={{ height: 3 }} /> : null
  if (isPhone) {
    return (
      <>
        {turning}
        <CardList rows={rows} rowId={rowId} rowLabel={rowLabel} renderCard={renderCard} renderDetail={renderDetail} />
        <GridFooter count={rows.length} {...(paging ? { paging } : {})} />
      </>
    )
  }
  return (
    <Card>
      {turning}
      <DataGrid<R>
        disableRowSelectionOnClick
        disableColumnFilter
        // A list in the server's order that nobody listens for has no order to choose.
        disableColumnSorting={grid.onSortModelChange === undefined}
        sortingMode="server"
        {...grid}
        aria-label={label}
        rows={rows}
        columns={columnList}
        getRowId={rowId as (row: R) => string | number}
        density={density}
        localeText={localeTexts[language].components.MuiDataGrid.defaultProps.localeText}
        pagination
        paginationModel={paginationModel}
        pageSizeOptions={[mostRows]}
        hideFooter
        sx={[look, ...(Array.isArray(grid.sx) ? grid.sx : [grid.sx ?? false])]}
      />
      <GridFooter count={rows.length} density={density} onDensity={setDensity} {...(paging ? { paging } : {})} />
    </Card>
  )
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
