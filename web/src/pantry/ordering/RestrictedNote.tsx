import { Alert, Link } from '@mui/material'
import { orderingHeaderTexts } from '../../../../shared/pantry/ordering/texts/orderingHeader.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useText } from '../../core/words/language.tsx'

/** Told before anything is chosen: who is restricted orders nothing, and calls their pantry. */
export function RestrictedNote() {
  const text = useText(orderingHeaderTexts)
  const { Pantry } = useSession()
  return (
    <Alert severity="warning" role="alert">
      {text('restricted')}
      {Pantry?.PhoneNumber ? (
        <>
          {' '}
          {Pantry.Name}: <Link href={`tel:${Pantry.PhoneNumber}`}>{Pantry.PhoneNumber}</Link>
        </>
      ) : null}
    </Alert>
  )
}
