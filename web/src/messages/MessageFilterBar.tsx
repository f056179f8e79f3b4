import { classificationOf, classifications } from '../../../shared/message/message.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useText } from '../app/language.tsx'
import { ChoiceField } from '../ui/ChoiceField.tsx'
import { DateRange } from '../ui/DateRange.tsx'
import { FoldingFilters } from '../ui/FoldingFilters.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import type { FilterState } from './useMessageFilters.ts'

/** Search, subject matter and days of a list of messages. */
export function MessageFilterBar({ state, searchLabel }: { state: FilterState; searchLabel: string }) {
  const text = useText(messageTexts)
  const { filters, change, today, isNarrowed } = state
  const choices = [
    { key: '', name: text('anything') },
    ...classifications.map((key) => ({ key, name: text(`about.${key}`) })),
  ]
  const chosen = choices.find(({ key }) => key === (classificationOf(filters.about) ?? ''))
  return (
    <FoldingFilters
      isNarrowed={isNarrowed}
      search={<SearchBox value={filters.search} label={searchLabel} onSearch={(search) => change({ search })} />}
    >
      <ChoiceField
        label={text('about')}
        shown={chosen?.name ?? ''}
        chosen={chosen?.key}
        choices={choices}
        onChoose={(about) => change({ about })}
        sx={{ width: { xs: '100%', sm: 180 } }}
      />
      <DateRange value={filters} today={today} onChange={({ start, end }) => change({ start, end })} mayBeOpen />
    </FoldingFilters>
  )
}
