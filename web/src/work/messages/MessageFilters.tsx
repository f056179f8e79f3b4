import { classificationOf, classifications } from '../../../../shared/work/messages/message.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { DateRangeFilter, SelectFilter } from '../../core/ui/filters.tsx'
import { ListFilters } from '../../core/ui/ListFilters.tsx'
import { useText } from '../../core/words/language.tsx'
import type { MessageList } from './useMessageFilters.ts'

/** Search, subject matter and days of a list of messages. */
export function MessageFilters({ list, searchLabel }: { list: MessageList; searchLabel: string }) {
  const text = useText(messageTexts)
  const { filters, setFilters, today } = list
  const options = [
    { value: '', label: text('anything') },
    ...classifications.map((value) => ({ value, label: text(`about.${value}`) })),
  ]
  return (
    <ListFilters list={list} searchLabel={searchLabel}>
      <SelectFilter
        label={text('about')}
        value={classificationOf(filters.about) ?? ''}
        onChange={(about) => setFilters({ about })}
        options={options}
      />
      <DateRangeFilter value={filters} onChange={setFilters} today={today} mayBeOpen />
    </ListFilters>
  )
}
