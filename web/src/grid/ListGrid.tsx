import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { GridValidRowModel } from '@mui/x-data-grid'
import type { Key, ReactNode } from 'react'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OnTheWay } from '../ui/OnTheWay.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { CardList } from './CardList.tsx'
import type { ListColumn } from './columns.ts'
import { useDensity } from './density.ts'
import type { GridParts } from './FullGrid.tsx'
import { GridFooter, type Paging } from './GridFooter.tsx'
import { GridLines } from './GridLines.tsx'

export interface ListGridProps<R extends GridValidRowModel> extends GridParts<R> {
  /** Names the grid for screen readers. */
  label: string
  columns: readonly ListColumn<R>[]
  /** At most 100. */
  rows: readonly R[]
  rowId: (row: R) => Key
  /** Short name of a row, such as its code. */
  rowLabel: (row: R) => string
  /** Of a line before the reader's density scales it; `auto` is as tall as what is in it. */
  height?: number | 'auto'
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

/** The grid's own height of a line. */
const usualHeight = 52

/** A list as a grid, or below 700 px as cards, with its loading, empty and failed states and its way through the pages. */
export function ListGrid<R extends GridValidRowModel>(props: ListGridProps<R>) {
  const { rowLabel, renderCard, renderDetail, empty, isLoading, error, onRetry, paging, ...lines } = props
  const { rows, rowId, height = usualHeight } = lines
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [density, setDensity] = useDensity()
  if (error && rows.length === 0) return <LoadFailed error={error} {...(onRetry ? { onRetry } : {})} />
  if (isLoading) return <Card>{<RowsSkeleton rows={8} height={height === 'auto' ? usualHeight : height} />}</Card>
  const isEmpty = rows.length === 0 && (paging?.page ?? 1) === 1
  if (isEmpty) return <Card>{empty}</Card>
  const turning = paging?.isTurning ? (
    <Box sx={{ height: 3, mb: '-3px', position: 'relative', zIndex: 1 }}>
      <OnTheWay />
    </Box>
  ) : null
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
      <GridLines<R> {...lines} height={height} density={density} opens={renderDetail !== undefined} />
      <GridFooter count={rows.length} density={density} onDensity={setDensity} {...(paging ? { paging } : {})} />
    </Card>
  )
}
