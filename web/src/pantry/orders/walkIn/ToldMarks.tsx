import { Alert, AlertTitle } from '@mui/material'
import { notedWalkInTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { useText } from '../../../core/words/language.tsx'

/** Points that staff look at in a household that was served without a connection. */
export default function ToldMarks({ told }: { told: NonNullable<ShownOrder['Told']> }) {
  const text = useText(notedWalkInTexts)
  if (told.Against.length === 0) return null
  return (
    <Alert severity="warning" role="note" sx={{ mb: 3 }}>
      <AlertTitle>{text('told')}</AlertTitle>
      {told.Against.map((one) => (
        <div key={one}>{text(`told.${one}`)}</div>
      ))}
    </Alert>
  )
}
