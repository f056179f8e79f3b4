import { Link } from '@mui/material'
import { useSession } from '../../core/data/useSession.ts'

/** After the advice to call the pantry: its name and number, to be tapped. Staff have none. */
export function PantryPhone() {
  const { Pantry } = useSession()
  if (!Pantry?.PhoneNumber) return null
  return (
    <>
      {' '}
      {Pantry.Name}: <Link href={`tel:${Pantry.PhoneNumber}`}>{Pantry.PhoneNumber}</Link>
    </>
  )
}
