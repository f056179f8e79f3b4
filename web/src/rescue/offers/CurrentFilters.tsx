import * as donations from '../../../../shared/rescue/donations/api.ts'
import { gridTexts } from '../../../../shared/rescue/donations/texts/grid.ts'
import { agencyTexts } from '../../../../shared/rescue/offers/texts/agency.ts'
import { download } from '../../core/data/download.ts'
import { SavedFilterChips } from '../../core/grid/SavedFilterChips.tsx'
import type { useListState } from '../../core/grid/useListState.ts'
import { ExportButton } from '../../core/ui/ExportButton.tsx'
import { ListFilters } from '../../core/ui/ListFilters.tsx'
import { useText } from '../../core/words/language.tsx'
import { StatusFilters } from '../donations/grid/GridFilters.tsx'
import { type CurrentState, currentQuery } from './currentQuery.ts'

/** Search, status and export of what an agency has before it now. */
export function CurrentFilters({ list }: { list: ReturnType<typeof useListState<CurrentState>> }) {
  const text = useText(agencyTexts)
  const grid = useText(gridTexts)
  const { filters, setFilters } = list
  const save = () =>
    download(
      donations.exportGrid,
      { source: 'grid', mode: 'current', ...currentQuery(filters) },
      'donations-current.csv',
    )
  return (
    <ListFilters
      list={list}
      searchLabel={text('searchDonations')}
      saved={<SavedFilterChips grid="active" />}
      end={<ExportButton label={grid('exportCsv')} refusal={undefined} onSave={save} />}
    >
      <StatusFilters filters={filters} setFilters={setFilters} />
    </ListFilters>
  )
}
