import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { ReckonedOrder } from '../../../../../shared/rescue/donations/gridOrder.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { DataList } from '../../../core/grid/DataList.tsx'
import { statusRowHeight } from '../../../core/grid/density.ts'
import { useListState } from '../../../core/grid/useListState.ts'
import { useSorting } from '../../../core/grid/useSorting.ts'
import { paths } from '../../../core/paths.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { dayOf, zoneHere } from '../../../core/time/time.ts'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useText } from '../../../core/words/language.tsx'
import { showsCopy } from '../standing.ts'
import { GridCard } from './GridCard.tsx'
import { GridFilters } from './GridFilters.tsx'
import { GridTotals } from './GridTotals.tsx'
import { firstFilters, type GridPrefix, needsYou } from './gridQuery.ts'
import { RowActions } from './RowActions.tsx'
import { useGridColumns } from './useGridColumns.tsx'
import { useGridPages } from './useGridPages.ts'

const StatusTabs = lazy(() => import('./StatusTabs.tsx'))
const RowDetail = lazy(() => import('./RowDetail.tsx'))

/** The role's donations with their filters, each row with a detail. */
export function StatusGrid({ prefix }: { prefix: GridPrefix }) {
  const text = useText(statusGridTexts)
  const mayPost = showsCopy(useSession())
  const zone = zoneHere()
  const today = dayOf(serverNow(), zone)
  const list = useListState(firstFilters(today))
  const sorting = useSorting<ReckonedOrder>('donorEntered', ['pickup', 'pounds'])
  const pages = useGridPages(prefix, list.filters, { zone, order: sorting.order })
  const isNeeds = list.filters.status === needsYou
  const post = { label: text('postDonation'), href: paths.donorPost(prefix) }
  return (
    <>
      <Suspense fallback={<Box sx={{ height: 60 }} />}>
        <StatusTabs prefix={prefix} filters={list.filters} zone={zone} onChange={list.setFilters} />
      </Suspense>
      <GridFilters list={list} today={today} zone={zone} sorting={isNeeds ? undefined : sorting} />
      <DataList
        label={text('grid')}
        columns={useGridColumns(prefix)}
        pages={pages}
        {...(isNeeds ? {} : { sorting, totals: <GridTotals filters={list.filters} zone={zone} pages={pages} /> })}
        rowLabel={({ Code }) => Code}
        rowHeight={statusRowHeight}
        renderCard={(row) => <GridCard row={row} prefix={prefix} />}
        renderDetail={(row) => (
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <RowDetail row={row} />
          </Suspense>
        )}
        rowActions={(row) => <RowActions row={row} />}
        empty={
          isNeeds
            ? { title: text('noNeedsTitle'), text: text('noNeedsText') }
            : {
                title: text('emptyTitle'),
                text: text(mayPost ? 'emptyText' : 'emptyWatchText'),
                ...(mayPost ? { action: post } : {}),
              }
        }
        onClearFilters={isNeeds && !list.filters.search && !list.filters.donor ? undefined : list.clear}
      />
    </>
  )
}
