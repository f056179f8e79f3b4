import { useMemo } from 'react'
import * as offers from '../../../shared/api/offers.ts'
import { agencyTexts } from '../../../shared/text/agency.ts'
import { useText } from '../app/language.tsx'
import { useAskedRange } from '../dashboard/useAskedRange.ts'
import { ListGrid } from '../grid/ListGrid.tsx'
import { useCursorPages } from '../grid/useCursorPages.ts'
import { useListState } from '../grid/useListState.ts'
import { paths } from '../paths.ts'
import { DateRange } from '../ui/DateRange.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilterBar } from '../ui/FilterBar.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { HistoryCard, historyColumns } from './historyColumns.tsx'
import { historyQuestion, historyRange } from './historyQuestion.ts'
import { useToday } from './useToday.ts'

/** Section 9: the height of a grid's row. */
const rowHeight = 120

/** The agency grid in historical mode (section 2): what was offered in a period, 30 days back through tomorrow at first. */
export default function HistoryPage() {
  const text = useText(agencyTexts)
  const { today, zone } = useToday()
  const [state, setState] = useListState({ search: '', ...historyRange(today) })
  const range = useAskedRange(state)
  const pages = useCursorPages(offers.getAgencyGrid, historyQuestion(range, zone, state.search))
  const columns = useMemo(() => historyColumns(text), [text])
  return (
    <>
      <PageHeader title={text('historyTitle')} subtitle={text('historyLead')} />
      <FilterBar>
        <SearchBox value={state.search} onSearch={(search) => setState({ search })} label={text('searchDonations')} />
        <DateRange value={state} onChange={setState} today={today} />
      </FilterBar>
      <ListGrid
        label={text('historyTitle')}
        columns={columns}
        rows={pages.rows}
        rowId={(row) => row.MatchID}
        rowLabel={(row) => row.Code}
        renderCard={(row) => <HistoryCard row={row} />}
        empty={<NoDonations search={state.search} onClear={() => setState({ search: '' })} onOlder={pages.next} />}
        isLoading={pages.isLoading}
        error={pages.error}
        onRetry={pages.refresh}
        paging={pages}
        height={rowHeight}
      />
    </>
  )
}

interface NoDonationsProps {
  search: string
  onClear: () => void
  onOlder: (() => void) | undefined
}

function NoDonations({ search, onClear, onOlder }: NoDonationsProps) {
  const text = useText(agencyTexts)
  if (search === '')
    return (
      <EmptyState
        title={text('noHistory')}
        text={text('noHistoryText')}
        action={{ label: text('seeOffers'), href: paths.agencyActiveList() }}
      />
    )
  // A search looks through so many lines at a time; older ones are looked at when asked for.
  const action = onOlder
    ? { label: text('searchOlder'), onClick: onOlder }
    : { label: text('clearSearch'), onClick: onClear }
  return <EmptyState title={text('noHits')} text={text('noHitsText')} action={action} />
}
