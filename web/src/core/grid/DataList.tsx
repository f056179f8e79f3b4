import { Box, Card, LinearProgress, useMediaQuery } from '@mui/material'
import { type ReactNode, Suspense, use, useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { SessionContext } from '../data/useSession.ts'
import { EmptyState, type EmptyStateProps } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { useText } from '../words/language.tsx'
import type { AppDataGridProps, Row } from './AppDataGrid.tsx'
import { cardHeight, heightAt, useDensity } from './density.ts'
import { GridFooter } from './GridFooter.tsx'
import { cardsComponent, gridComponent } from './preloadGrid.ts'

export interface DataListProps<R extends Row> extends Omit<AppDataGridProps<R>, 'density'> {
  /** The row on a phone, where columns do not fit; without it, the columns' parts of a card. */
  renderCard?: (row: R) => ReactNode
  /** In place of rows when there are none, and none were filtered out. */
  empty: EmptyStateProps
  /** Beside the number of rows shown, when there are more pages: what all rows of the filter add up to. */
  totals?: ReactNode
  /** Present when filters are set: removes them. */
  onClearFilters?: (() => void) | undefined
}

/** The grid's own measures, reserved while its code loads. */
const headerHeight = 40

/** A list as a data grid, on a phone as cards, with its loading, empty and failed states and its way through the pages. */
export function DataList<R extends Row>({ renderCard, empty, totals, onClearFilters, ...grid }: DataListProps<R>) {
  const { columns, pages, rowId = ({ ID }: Row) => ID, rowLabel, rowHeight } = grid
  const text = useText(app)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [chosen, setDensity] = useDensity(use(SessionContext)?.UserID ?? 0)
  const density = grid.isAlwaysComfortable ? 'comfortable' : chosen
  const [AppDataGrid] = useState(gridComponent)
  const [CardList] = useState(cardsComponent)
  const lineHeight = heightAt(typeof rowHeight === 'number' ? rowHeight : 52, density)
  if (pages.error) return <LoadFailed error={pages.error} onRetry={pages.refetch} />
  if (pages.isLoading) return <Card>{<RowsSkeleton rows={8} height={lineHeight} />}</Card>
  if (pages.rows.length === 0 && pages.page === 1)
    return <Card>{onClearFilters ? <NoHits pages={pages} onClear={onClearFilters} /> : <EmptyState {...empty} />}</Card>
  const turning = pages.isTurning ? <LinearProgress aria-label={text('loading')} sx={overTop} /> : null
  if (isPhone)
    return (
      <Box sx={{ position: 'relative' }}>
        {turning}
        <Suspense fallback={<RowsSkeleton rows={pages.rows.length} height={cardHeight} />}>
          <CardList rows={pages.rows} {...{ columns, rowId, rowLabel, renderCard }} />
        </Suspense>
        <GridFooter count={pages.rows.length} totals={totals} paging={pages} onRefresh={pages.refetch} />
      </Box>
    )
  // The grid measures itself after its first render: without this height ScrollRestoration would find a short page.
  const minHeight = pages.rows.length * lineHeight + headerHeight
  return (
    <Card sx={{ position: 'relative' }}>
      {turning}
      <Box sx={{ minHeight }}>
        <Suspense fallback={<RowsSkeleton rows={pages.rows.length} height={lineHeight} />}>
          <AppDataGrid<R> {...grid} density={density} />
        </Suspense>
      </Box>
      <GridFooter
        count={pages.rows.length}
        totals={totals}
        paging={pages}
        onRefresh={pages.refetch}
        density={density}
        onDensity={grid.isAlwaysComfortable ? undefined : setDensity}
      />
    </Card>
  )
}

/** A search looks through a limited number of rows at a time; the others are searched on request. */
function NoHits({ pages, onClear }: { pages: { next: (() => void) | undefined }; onClear: () => void }) {
  const text = useText(app)
  const action = pages.next
    ? { label: text('searchFurther'), onClick: pages.next }
    : { label: text('clearFilters'), onClick: onClear }
  return <EmptyState title={text('noOptions')} text={text(pages.next ? 'noHitsSoFar' : 'noHitsText')} action={action} />
}

const overTop = { position: 'absolute', top: 0, left: 0, right: 0, height: 3, zIndex: 1 } as const
