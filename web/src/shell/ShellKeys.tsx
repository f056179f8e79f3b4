import { lazy, Suspense, useState } from 'react'
import type { RolePrefix } from '../../../shared/core/access.ts'
import { useLetter } from '../core/app/letterKeys.ts'
import { go } from '../core/go.ts'
import { useHalf } from './useHalf.ts'

const KeysDialog = lazy(() => import('./KeysDialog.tsx'))

/** `s` goes to the other half, and `?` tells which keys there are. */
export function ShellKeys({ prefix }: { prefix: RolePrefix }) {
  const [isOpen, setOpen] = useState(false)
  const { other } = useHalf(prefix)
  useLetter((letter, event) => {
    if (letter === '?') setOpen(true)
    else if (letter === 's' && other && !event.shiftKey) go(other.home)
    else return
    event.preventDefault()
  })
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <KeysDialog hasHalves={other !== undefined} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
