import * as donations from '../../../shared/api/donations.ts'
import { agencyTexts } from '../../../shared/text/agency.ts'
import { gridTexts } from '../../../shared/text/grid.ts'
import { useText } from '../app/language.tsx'
import { download } from '../data/download.ts'
import { StatusFilters } from '../donations/grid/GridFilters.tsx'
import { SavedFiltersMenu } from '../grid/SavedFiltersMenu.tsx'
import type { useListState } from '../grid/useListState.ts'
import { ExportButton } from '../ui/ExportButton.tsx'
import { ListFilters } from '../ui/ListFilters.tsx'
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
      end={
        <>
          <SavedFiltersMenu grid="active" />
          <ExportButton label={grid('exportCsv')} refusal={undefined} onSave={save} />
        </>
      }
    >
      <StatusFilters filters={filters} setFilters={setFilters} />
    </ListFilters>
  )
}
