import { Box, Button } from '@mui/material'
import { addMonths } from '../../../../shared/core/time/zone.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { GridFooter } from '../../core/grid/GridFooter.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { dateFilters } from '../../core/time/dateRange.ts'
import { dayOf } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { DateRangeFilter } from '../../core/ui/filters.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageAction, PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { Overview } from './Overview.tsx'

/** Section 9: three months back to a month ahead. */
const usualRange = (today: string) => ({ start: addMonths(today, -3), end: addMonths(today, 1) })

const noGroups: never[] = []

/** Pickup locations, by food bank, location and pickup day. */
export default function LocationsPage() {
  const text = useText(locationTexts)
  const prefix = useRolePrefix()
  const today = dayOf(useNow(60_000), useSession().TimeZone)
  const list = useListState(usualRange(today))
  const query = list.clear ? dateFilters(list.filters) : {}
  const pages = useServerPages(locations.getLocationsGrid, query)
  // The request of the first page: it has the sums of all locations.
  const all = useApi(locations.getLocationsGrid, query).data?.Groups ?? noGroups
  const add = { label: text('add'), href: paths.newPickupLocation(prefix) }
  return (
    <>
      <PageHeader title={text('title')} subtitle={text('lead')} actions={<PageAction {...add} />} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <DateRangeFilter value={list.filters} onChange={list.setFilters} today={today} />
        {list.clear ? <Button onClick={list.clear}>{text('usualRange')}</Button> : null}
      </Box>
      {pages.error ? (
        <LoadFailed error={pages.error} onRetry={pages.refetch} />
      ) : (
        <Panel isFlush>
          {pages.isLoading ? <RowsSkeleton rows={6} height={52} /> : null}
          {!pages.isLoading && pages.rows.length === 0 ? (
            <EmptyState art="pin" title={text('none')} text={text('noneText')} action={add} />
          ) : null}
          {pages.rows.length > 0 ? (
            <>
              <Overview rows={pages.rows} all={all} />
              <GridFooter count={pages.rows.length} paging={pages} onRefresh={pages.refetch} />
            </>
          ) : null}
        </Panel>
      )}
    </>
  )
}
