import type { ReactNode } from 'react'
import { neighborTexts } from '../../../shared/text/neighbor.ts'
import { useText } from '../app/language.tsx'
import { useSession } from '../data/useSession.ts'
import { RestrictedNote } from '../ordering/RestrictedNote.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

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
