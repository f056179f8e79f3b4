import { Alert } from '@mui/material'
import { orderingHeaderTexts } from '../../../../shared/pantry/ordering/texts/orderingHeader.ts'
import { useText } from '../../core/words/language.tsx'
import { PantryPhone } from './PantryPhone.tsx'

/** Told before anything is chosen: who is restricted orders nothing, and calls their pantry. */
export function RestrictedNote() {
  const text = useText(orderingHeaderTexts)
  return (
    <Alert severity="warning" role="alert">
      {text('restricted')}
      <PantryPhone />
    </Alert>
  )
}
