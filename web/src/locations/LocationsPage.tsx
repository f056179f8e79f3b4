import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import * as locations from '../../../shared/api/locations.ts'
import { locationTexts } from '../../../shared/text/locations.ts'
import { addMonths } from '../../../shared/time/zone.ts'
import { useText } from '../app/language.tsx'
import { useNow } from '../data/clock.ts'
import { useApi } from '../data/useApi.ts'
import { useRolePrefix, useSession } from '../data/useSession.ts'
import { GridFooter } from '../grid/GridFooter.tsx'
import { useListState } from '../grid/useListState.ts'
import { useServerPages } from '../grid/useServerPages.ts'
import { paths } from '../paths.ts'
import { dateFilters } from '../ui/dateRange.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { DateRangeFilter } from '../ui/filters.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageAction, PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { dayOf } from '../ui/time.ts'
import { Overview } from './Overview.tsx'

/** Section 9: three months back to a month ahead. */
const usualRange = (today: string) => ({ start: addMonths(today, -3), end: addMonths(today, 1) })

const noGroups: never[] = []

/** Where orders are picked up, by food bank, location and pickup day. */
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
            <EmptyState title={text('none')} text={text('noneText')} action={add} />
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
