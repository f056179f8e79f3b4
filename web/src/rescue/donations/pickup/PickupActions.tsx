import { Box, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import type { AgencyMatch } from '../../../../../shared/rescue/donations/donation.ts'
import { currentPickup } from '../../../../../shared/rescue/donations/pickup/attemptedPickup.ts'
import { heldPickupRefusal } from '../../../../../shared/rescue/donations/pickup/heldPickup.ts'
import { pickupChangeTexts } from '../../../../../shared/rescue/donations/texts/pickupChange.ts'
import * as transport from '../../../../../shared/rescue/transport/api.ts'
import { useText } from '../../../core/words/language.tsx'
import { useTransactionChange } from '../useTransaction.ts'

const PickupDialog = lazy(() => import('./PickupDialog.tsx'))
const ReassignDialog = lazy(() => import('./ReassignDialog.tsx'))
const HandBackDialog = lazy(() => import('./HandBackDialog.tsx'))

type Open = 'change' | 'reassign' | 'handBack'

/** Actions of the food bank on an accepted pickup until it was picked up. */
export function PickupActions({ transaction, match }: { transaction: Transaction; match: AgencyMatch }) {
  const text = useText(pickupChangeTexts)
  const [opened, open] = useState<Open>()
  const close = () => open(undefined)
  if (heldPickupRefusal({ Stage: transaction.Stage, Receipt: transaction.Pickup }, match)) return null
  return (
    <Box className="no-print" sx={buttons}>
      <Button variant="outlined" onClick={() => open('change')}>
        {text('findDriver')}
      </Button>
      <Withdraw transaction={transaction} match={match} />
      <Button variant="outlined" onClick={() => open('reassign')}>
        {text('reassign')}
      </Button>
      <Button onClick={() => open('handBack')}>{text('searchAgain')}</Button>
      <Suspense fallback={null}>
        {opened === 'change' ? (
          <PickupDialog transaction={transaction} match={match} isFoodBank onClose={close} />
        ) : null}
        {opened === 'reassign' ? <ReassignDialog transaction={transaction} match={match} onClose={close} /> : null}
        {opened === 'handBack' ? (
          <HandBackDialog matchId={match.ID} agency={match.Agency.Name} onClose={close} />
        ) : null}
      </Suspense>
    </Box>
  )
}

/** Takes the run back from the volunteer who has it. */
function Withdraw({ transaction, match }: { transaction: Transaction; match: AgencyMatch }) {
  const text = useText(pickupChangeTexts)
  const { act, busy } = useTransactionChange(transaction.ID)
  const held = currentPickup({ AttemptedPickups: match.AdHocTransactionAttemptedPickups })
  if (!held || !transaction.IsVolunteerAutomationEnabled) return null
  const provider = held.TransportationProvider?.Name ?? ''
  const withdraw = () => {
    const ask = {
      title: text('withdrawTitle', { provider }),
      text: text('withdrawText', { provider }),
      confirm: text('withdraw'),
      cancel: text('keep'),
      isDangerous: true,
    }
    const input = { id: transaction.ID, enabled: false }
    return act(transport.updateVolunteerAutomationMode, input, { ask, done: text('withdrawn') })
  }
  return (
    <Button variant="outlined" loading={busy} onClick={() => void withdraw()}>
      {text('withdraw')}
    </Button>
  )
}

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 } as const
