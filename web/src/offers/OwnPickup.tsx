import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Offer } from '../../../shared/api/offers.ts'
import { heldPickupRefusal } from '../../../shared/donation/heldPickup.ts'
import { pickupChangeTexts } from '../../../shared/text/pickupChange.ts'
import { useText } from '../app/language.tsx'
import { useSession } from '../data/useSession.ts'

const PickupDialog = lazy(() => import('../donations/PickupDialog.tsx'))
const HandBackDialog = lazy(() => import('./HandBackDialog.tsx'))

/** What the agency can still do about the pickup that it accepted: another time or driver, or hand it back. */
export function OwnPickup({ offer: { Transaction: donation, Match: match } }: { offer: Offer }) {
  const text = useText(pickupChangeTexts)
  const isFoodBank = useSession().ActiveRole !== 'agency'
  const [opened, open] = useState<'change' | 'handBack'>()
  const close = () => open(undefined)
  if (heldPickupRefusal({ Stage: donation.Stage, Receipt: donation.Pickup }, match)) return null
  return (
    <>
      <Button variant="outlined" onClick={() => open('change')}>
        {text('change')}
      </Button>
      <Button color="error" onClick={() => open('handBack')}>
        {text('handBack')}
      </Button>
      <Suspense fallback={null}>
        {opened === 'change' ? (
          <PickupDialog transaction={donation} match={match} isFoodBank={isFoodBank} onClose={close} />
        ) : null}
        {opened === 'handBack' ? <HandBackDialog matchId={match.ID} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
