import { Alert, Button } from '@mui/material'
import { useLocation } from 'react-router'
import * as setup from '../../../../shared/work/setup/api.ts'
import { pantrySetupTexts } from '../../../../shared/work/setup/pantrySetupTexts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { splitAddress } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'
import { askedOf, pantrySetupPlaces } from './pantrySetupPlaces.ts'

/** The next thing that is missing before a family can order, and the way there; nothing once somebody has ordered. */
export default function PantryNext() {
  const text = useText(pantrySetupTexts)
  const prefix = useRolePrefix()
  const { pathname } = useLocation()
  const { data } = useApi(setup.getPantrySetup, {})
  const next = data?.Items.find((item) => item.Name !== 'people' && !item.IsComplete)
  const asked = next && askedOf(next)
  if (!next || !asked) return null
  const to = pantrySetupPlaces[asked](prefix, next.LocationID)
  // The page that does it has its own button.
  const isHere = splitAddress(to).inside.split('?')[0] === pathname
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        isHere ? undefined : (
          <Button color="inherit" href={to}>
            {text(`go.${asked}`)}
          </Button>
        )
      }
    >
      {text('before', { item: text(`item.${asked}`) })}
    </Alert>
  )
}
