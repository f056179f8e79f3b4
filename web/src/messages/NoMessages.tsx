import { messageTexts } from '../../../shared/text/messages.ts'
import { useText } from '../app/language.tsx'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { FilterState } from './useMessageFilters.ts'

interface NoMessagesProps {
  state: FilterState
  onOlder: (() => void) | undefined
  title: string
  text: string
}

/** Nothing was written yet, or the filters find nothing among the messages looked at so far. */
export function NoMessages({ state, onOlder, title, text: why }: NoMessagesProps) {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  if (!state.isNarrowed && state.filters.search === '')
    return <EmptyState title={title} text={why} action={{ label: text('compose'), href: paths.compose(prefix) }} />
  const action = onOlder
    ? { label: text('searchOlder'), onClick: onOlder }
    : { label: text('clearFilters'), onClick: state.clear }
  return <EmptyState title={text('noHits')} text={text('noHitsText')} action={action} />
}
