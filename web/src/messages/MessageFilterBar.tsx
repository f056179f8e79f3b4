import { messageTexts } from '../../../shared/text/messages.ts'
import { useText } from '../app/language.tsx'
import { DateRange } from '../ui/DateRange.tsx'
import { FoldingFilters } from '../ui/FoldingFilters.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { AboutField } from './AboutField.tsx'
import type { FilterState } from './useMessageFilters.ts'

/** Search, subject matter and days of a list of messages. */
export function MessageFilterBar({ state, searchLabel }: { state: FilterState; searchLabel: string }) {
  const text = useText(messageTexts)
  const { filters, change, today, isNarrowed } = state
  return (
    <FoldingFilters
      isNarrowed={isNarrowed}
      search={<SearchBox value={filters.search} label={searchLabel} onSearch={(search) => change({ search })} />}
    >
      <AboutField value={filters.about} onChange={(about) => change({ about })} none={text('anything')} />
      <DateRange value={filters} today={today} onChange={({ start, end }) => change({ start, end })} mayBeOpen />
    </FoldingFilters>
  )
}
