import { useMediaQuery } from '@mui/material'
import type { FilteredGrid } from '../../../../../shared/core/grid/savedFilters.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { type GridOrder, gridOrders, type ReckonedOrder } from '../../../../../shared/rescue/donations/gridOrder.ts'
import { gridTexts } from '../../../../../shared/rescue/donations/texts/grid.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { SavedFilterChips } from '../../../core/grid/SavedFilterChips.tsx'
import type { useListState } from '../../../core/grid/useListState.ts'
import type { Sorting } from '../../../core/grid/useSorting.ts'
import { FilterPanelButton } from '../../../core/ui/FilterPanelButton.tsx'
import { DateRangeFilter, SelectFilter, TextFilter } from '../../../core/ui/filters.tsx'
import { ListFilters } from '../../../core/ui/ListFilters.tsx'
import { useText } from '../../../core/words/language.tsx'
import { DonationsExport } from './DonationsExport.tsx'
import { FilterChips } from './FilterChips.tsx'
import { statusChoices } from './gridFields.ts'
import { type GridState, isTabbed } from './gridQuery.ts'

interface GridFiltersProps {
  list: ReturnType<typeof useListState<GridState>>
  today: string
  zone: string
  /** Grid whose saved filters are offered. */
  grid?: FilteredGrid
  searchLabel?: string
  sorting?: Sorting<ReckonedOrder> | undefined
}

/** In one line the search, the days and the donor in words, and export; days, status and donor are chosen beside the list. */
export function GridFilters({ list, today, zone, grid = 'donations', searchLabel, sorting }: GridFiltersProps) {
  const { filters, setFilters } = list
  const text = useText(statusGridTexts)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const file = <DonationsExport filters={filters} zone={zone} />
  const hasOtherStatus = filters.status > 0 && !(grid === 'donations' && isTabbed(filters.status))
  return (
    <ListFilters
      list={list}
      searchLabel={searchLabel ?? text('search')}
      saved={<SavedFilterChips grid={grid} />}
      end={isPhone ? null : file}
      panel={
        <FilterPanelButton
          isNarrowed={hasOtherStatus || filters.donor !== ''}
          beside={(open) => (
            <FilterChips {...{ filters, setFilters, today, open, order: sorting && (sorting.order ?? 'newest') }} />
          )}
        >
          {() => (
            <>
              <DateRangeFilter value={filters} onChange={setFilters} today={today} />
              <StatusFilters filters={filters} setFilters={setFilters} />
              {sorting ? <OrderFilter {...sorting} /> : null}
              {isPhone ? file : null}
            </>
          )}
        </FilterPanelButton>
      }
    />
  )
}

function OrderFilter({ order, setOrder }: Sorting<ReckonedOrder>) {
  const text = useText(statusGridTexts)
  return (
    <SelectFilter
      label={text('sort')}
      value={order ?? 'newest'}
      onChange={(value) => setOrder(value as GridOrder)}
      options={gridOrders.map((one) => ({ value: one, label: text(`sort.${one}`) }))}
      width={256}
    />
  )
}

interface StatusFiltersProps {
  filters: Pick<GridState, 'status' | 'donor'>
  setFilters: (change: Partial<Pick<GridState, 'status' | 'donor'>>) => void
}

/** The statuses that the role's grid knows, and the donor. */
export function StatusFilters({ filters, setFilters }: StatusFiltersProps) {
  const text = useText(statusGridTexts)
  const head = useText(gridTexts)
  const types = useApi(donations.listStatusTypes, {}, { revalidateOnFocus: false })
  const statuses = statusChoices(types.data ?? [], head('anyStatus')).map(({ ID, Name }) => ({
    value: String(ID),
    label: Name,
  }))
  return (
    <>
      <SelectFilter
        label={text('status')}
        value={String(filters.status)}
        onChange={(status) => setFilters({ status: Number(status) })}
        options={statuses}
      />
      <TextFilter label={text('donorFilter')} value={filters.donor} onChange={(donor) => setFilters({ donor })} />
    </>
  )
}
