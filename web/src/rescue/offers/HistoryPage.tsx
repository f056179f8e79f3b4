import { useMemo } from 'react'
import type { AgencyRow } from '../../../../shared/rescue/offers/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { agencyTexts } from '../../../../shared/rescue/offers/texts/agency.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { statusRowHeight } from '../../core/grid/density.ts'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useSorting } from '../../core/grid/useSorting.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { GridFilters } from '../donations/grid/GridFilters.tsx'
import { GridTotals } from '../donations/grid/GridTotals.tsx'
import { HistoryCard, historyColumns } from './historyColumns.tsx'
import { firstHistoryFilters, historyQuery } from './historyQuery.ts'

/** A donation can have been offered twice. */
const matchId = ({ MatchID }: AgencyRow) => MatchID

/** The agency grid in historical mode (section 2): what was offered in a period, 30 days back through tomorrow at first. */
export default function HistoryPage() {
  const text = useText(agencyTexts)
  const { today, zone } = useToday()
  const list = useListState(firstHistoryFilters(today))
  const sorting = useSorting('Created')
  const pages = useServerPages(offers.getAgencyGrid, { ...historyQuery(list.filters, zone), order: sorting.order })
  const columns = useMemo(() => historyColumns(text), [text])
  return (
    <>
      <PageHeader title={text('historyTitle')} subtitle={text('historyLead')} />
      <GridFilters list={list} today={today} zone={zone} grid="history" searchLabel={text('searchDonations')} />
      <DataList
        label={text('historyTitle')}
        columns={columns}
        pages={pages}
        totals={<GridTotals filters={list.filters} zone={zone} pages={pages} />}
        sorting={sorting}
        rowId={matchId}
        rowLabel={({ Code }) => Code}
        rowHeight={statusRowHeight}
        renderCard={(row) => <HistoryCard row={row} />}
        empty={{
          title: text('noHistory'),
          text: text('noHistoryText'),
          action: { label: text('seeOffers'), href: paths.agencyActiveList() },
        }}
        onClearFilters={list.clear}
      />
    </>
  )
}
