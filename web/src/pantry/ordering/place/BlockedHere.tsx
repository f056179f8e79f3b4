import { Alert } from '@mui/material'
import { orderingBlockedHere } from '../../../../../shared/pantry/ordering/refusals.ts'
import { useLanguage } from '../../../core/words/language.tsx'

/** Told where the place is chosen: its pantry takes no orders of this family. */
export default function BlockedHere() {
  const { language } = useLanguage()
  return (
    <Alert severity="warning" role="note">
      {orderingBlockedHere[language]}
    </Alert>
  )
}
