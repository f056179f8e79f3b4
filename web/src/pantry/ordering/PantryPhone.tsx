import { Link } from '@mui/material'
import { useSession } from '../../core/data/useSession.ts'
import { isolate } from '../../core/words/direction.ts'

/** After the advice to call the pantry: its name and number, to be tapped. Staff have none. */
export function PantryPhone() {
  const { Pantry } = useSession()
  if (!Pantry?.PhoneNumber) return null
  return (
    <>
      {' '}
      {isolate(Pantry.Name)}: <Link href={`tel:${Pantry.PhoneNumber}`}>{Pantry.PhoneNumber}</Link>
    </>
  )
}
