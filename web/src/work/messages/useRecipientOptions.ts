import { holdsWords } from '../../../../shared/core/grid/words.ts'
import { beginningOf } from '../../../../shared/core/text/text.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { maxOffered } from '../../../../shared/work/messages/correspondent.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useDebounced } from '../../core/data/debounced.ts'
import { useApi } from '../../core/data/useApi.ts'
import { searchDelay } from '../../core/ui/filters.tsx'
import { useText } from '../../core/words/language.tsx'
import type { RecipientOption } from './recipientOption.ts'

/** Organizations that match, so that people are left room for. */
const maxOrganizations = 10

/** Options of the recipients' field for the typed words: groups, organizations and people, at most 50 in all. */
export function useRecipientOptions(typed: string) {
  const text = useText(messageTexts)
  const words = beginningOf(typed.trim(), 100)
  const searchFilter = useDebounced(words, searchDelay) || undefined
  const people = useApi(messages.listRecipients, { searchFilter }, { revalidateOnFocus: false })
  const whole = useApi(messages.listAddressees, { searchFilter }, { revalidateOnFocus: false })
  const groups = (whole.data?.Groups ?? []).filter(
    ({ Group }) => Group !== undefined && holdsWords([text(`group.${Group}`)], searchFilter),
  )
  // Without a search the list starts with people: organizations are found by their name.
  const organizations = searchFilter ? (whole.data?.Organizations ?? []).slice(0, maxOrganizations) : []
  const options: RecipientOption[] = [...groups, ...organizations, ...(people.data ?? [])].slice(0, maxOffered)
  return {
    options,
    isSearching: people.isLoading || whole.isLoading || (searchFilter ?? '') !== words,
    hasMore: !searchFilter && (people.data?.length ?? 0) >= maxOffered,
    error: people.error ?? whole.error,
  }
}
