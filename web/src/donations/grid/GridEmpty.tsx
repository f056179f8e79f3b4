import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { useText } from '../../app/language.tsx'
import { useSession } from '../../data/useSession.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showsCopy } from '../standing.ts'
import type { GridPrefix } from './gridQuestion.ts'

interface GridEmptyProps {
  prefix: GridPrefix
  isFiltered: boolean
  onReset: () => void
  /** A search looks through a stretch of the list at a time; there is more behind it. */
  onFurther: (() => void) | undefined
}

/** Why there are no lines, and the one thing to do about it. */
export function GridEmpty({ prefix, isFiltered, onReset, onFurther }: GridEmptyProps) {
  const text = useText(statusGridTexts)
  const session = useSession()
  if (onFurther) {
    const action = { label: text('further'), onClick: onFurther }
    return <EmptyState title={text('furtherTitle')} text={text('furtherText')} action={action} />
  }
  if (isFiltered) {
    const action = { label: text('resetFilters'), onClick: onReset }
    return <EmptyState title={text('nothingFoundTitle')} text={text('nothingFoundText')} action={action} />
  }
  if (!showsCopy(session)) return <EmptyState title={text('emptyTitle')} text={text('emptyWatchText')} />
  const action = { label: text('post'), href: paths.donorPost(prefix) }
  return <EmptyState title={text('emptyTitle')} text={text('emptyText')} action={action} />
}
