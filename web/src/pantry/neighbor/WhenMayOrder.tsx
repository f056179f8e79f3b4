import type { ReactNode } from 'react'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useText } from '../../core/words/language.tsx'
import { RestrictedNote } from '../ordering/RestrictedNote.tsx'

/** In place of every step of an order, for a neighbor who can't order now. */
export function WhenMayOrder({ children }: { children: ReactNode }) {
  const text = useText(neighborTexts)
  const { IsRestricted } = useSession()
  if (!IsRestricted) return children
  return (
    <>
      <PageHeader title={text('orderFood')} />
      <RestrictedNote />
    </>
  )
}
