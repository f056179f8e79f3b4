import { useMemo } from 'react'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { statusRowHeight } from '../../core/grid/density.ts'
import { SavedFilterChips } from '../../core/grid/SavedFilterChips.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useSorting } from '../../core/grid/useSorting.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf, zoneHere } from '../../core/time/time.ts'
import { DateRangeFilter, SelectFilter } from '../../core/ui/filters.tsx'
import { ListFilters } from '../../core/ui/ListFilters.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { anyStatus } from '../donations/grid/gridQuery.ts'
import { LoadsExport } from './LoadsExport.tsx'
import { LoadCard, loadColumns } from './loadColumns.tsx'
import { firstLoadFilters, type LoadFilters, loadsQuery } from './loadsQuery.ts'
import { PendingLoads } from './PendingLoads.tsx'

/** Changes made by others show here within a minute. */
const poll = 60_000

/** Distributors' loads: all of them for the network, which reads first how many wait for it; for others what they were asked about. */
export default function LoadsPage() {
  const text = useText(loadTexts)
  const prefix = useRolePrefix()
  const isNetwork = prefix === 'FeedingAmerica'
  return (
    <>
      <PageHeader
        title={text('title')}
        subtitle={text(isNetwork ? 'lead.FeedingAmerica' : prefix === 'FoodBank' ? 'lead.FoodBank' : 'lead.Agency')}
      />
      {isNetwork ? <PendingLoads /> : null}
      <Loads isNetwork={isNetwork} />
    </>
  )
}

function Loads({ isNetwork }: { isNetwork: boolean }) {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const zone = zoneHere()
  const today = dayOf(serverNow(), zone)
  const list = useListState(firstLoadFilters(today))
  const sorting = useSorting('received')
  const query = { ...loadsQuery(list.filters, zone), order: sorting.order }
  const pages = useServerPages(distributors.getSubmissionsGrid, query, { poll })
  const columns = useMemo(() => loadColumns(text, language, prefix), [text, language, prefix])
  return (
    <>
      <Filters list={list} today={today} zone={zone} />
      <DataList
        label={text('grid')}
        columns={columns}
        pages={pages}
        sorting={sorting}
        rowLabel={({ Reference }) => Reference}
        rowHeight={statusRowHeight}
        renderCard={(row) => <LoadCard row={row} />}
        empty={{ title: text('emptyTitle'), text: text(isNetwork ? 'emptyNetwork' : 'emptyOthers') }}
        onClearFilters={list.clear}
      />
    </>
  )
}

interface FiltersProps {
  list: ReturnType<typeof useListState<LoadFilters>>
  today: string
  zone: string
}

function Filters({ list, today, zone }: FiltersProps) {
  const text = useText(loadTexts)
  const { filters, setFilters } = list
  const types = useApi(distributors.listSubmissionStatusTypes, {}, { revalidateOnFocus: false })
  const statuses = [{ ID: anyStatus, Name: text('anyStatus') }, ...(types.data ?? [])]
  return (
    <ListFilters
      list={list}
      searchLabel={text('search')}
      saved={<SavedFilterChips grid="loads" />}
      end={<LoadsExport filters={filters} zone={zone} />}
    >
      <DateRangeFilter value={filters} onChange={setFilters} today={today} />
      <SelectFilter
        label={text('status')}
        value={String(filters.status)}
        onChange={(status) => setFilters({ status: Number(status) })}
        options={statuses.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
        width={240}
      />
    </ListFilters>
  )
}
