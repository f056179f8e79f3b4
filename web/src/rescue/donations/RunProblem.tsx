import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import type { AttemptedPickup } from '../../../../shared/rescue/donations/pickup/attemptedPickup.ts'
import { carriedPickup } from '../../../../shared/rescue/donations/pickup/attention.ts'
import { pickupChangeTexts } from '../../../../shared/rescue/donations/texts/pickupChange.ts'
import * as providers from '../../../../shared/rescue/providers/api.ts'
import { driverTexts } from '../../../../shared/rescue/transport/driverTexts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useText } from '../../core/words/language.tsx'

/** The telephone of the volunteer who has the run; only the food bank knows its volunteers. */
export function CallDriver({ pickup }: { pickup: AttemptedPickup }) {
  const text = useText(pickupChangeTexts)
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  const { ID: id, Name: name } = pickup.TransportationProvider ?? {}
  const { data } = useApi(providers.getTransportationProvider, isFoodBank && id ? { id } : null)
  if (!data || !name) return null
  if (!data.PhoneNumber) return <Box sx={{ mt: 1 }}>{text('noPhone', { name })}</Box>
  return (
    <Button variant="contained" href={`tel:${data.PhoneNumber}`} sx={{ mt: 1 }}>
      {text('call', { name })} · {data.PhoneNumber}
    </Button>
  )
}

/** A driver has the food although their run had ended: whom to call, and what to do then. */
export function CarriedFood({ transaction }: { transaction: Transaction }) {
  const text = useText(pickupChangeTexts)
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  const pickup = transaction.Pickup ? undefined : carriedPickup(transaction)
  if (!isFoodBank || !pickup) return null
  const provider = pickup.TransportationProvider?.Name ?? ''
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>{text('carriedTitle', { provider })}</AlertTitle>
      {text('carriedText')}
      <Box>
        <CallDriver pickup={pickup} />
      </Box>
    </Alert>
  )
}

/** Report of the driver, in the driver's words, and how to reach them. */
export function RunProblem({ pickup }: { pickup: AttemptedPickup }) {
  const text = useText(pickupChangeTexts)
  const driver = useText(driverTexts)
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  if (!pickup.Problem) return null
  const provider = pickup.TransportationProvider?.Name ?? ''
  return (
    <Alert severity="warning" sx={{ my: 1.5 }}>
      <AlertTitle>{text('problemTitle', { provider, problem: driver(`kind.${pickup.Problem.Kind}`) })}</AlertTitle>
      {pickup.Problem.Note ? (
        <Box component="blockquote" sx={{ m: 0, mb: 1, overflowWrap: 'anywhere' }}>
          “{pickup.Problem.Note}”
        </Box>
      ) : null}
      {isFoodBank ? text('problemAt') : null}
    </Alert>
  )
}
