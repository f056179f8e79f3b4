import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { heldPickupRefusal } from '../../../../shared/rescue/donations/pickup/heldPickup.ts'
import { pickupChangeTexts } from '../../../../shared/rescue/donations/texts/pickupChange.ts'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useText } from '../../core/words/language.tsx'

const PickupDialog = lazy(() => import('../donations/pickup/PickupDialog.tsx'))
const HandBackDialog = lazy(() => import('../donations/pickup/HandBackDialog.tsx'))

/** Actions of the agency on the pickup that it accepted: another time or driver, or hand it back. */
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
