import { Typography } from '@mui/material'
import { addressLine } from '../../../../shared/core/address/addressLine.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { isolate } from '../../core/words/direction.ts'
import { useText } from '../../core/words/language.tsx'
import { useOfflineAnswer } from './offlineAnswers.ts'

/** Place of pickup or delivery of an order. */
export function PlaceOfOrder({ order }: { order: ShownOrder }) {
  const { PantryLocation: place } = order
  if (!place) return <Delivery order={order} />
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{isolate(place.Label)}</Typography>
      <Typography>{isolate(addressLine(place.Address))}</Typography>
      {place.Description ? (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{isolate(place.Description)}</Typography>
      ) : null}
      <LockerOfOrder order={order} />
    </div>
  )
}

/** Door of the lockers, and what opens it. */
function LockerOfOrder({ order: { Locker } }: { order: ShownOrder }) {
  const text = useText(neighborTexts)
  const { Compartment, Pin } = Locker ?? {}
  if (Compartment === undefined && Pin === undefined) return null
  return (
    <Typography sx={{ mt: 1, fontSize: 'h2.fontSize', fontWeight: 600 }}>
      {[
        ...(Compartment === undefined ? [] : [text('compartment', { compartment: Compartment })]),
        ...(Pin === undefined ? [] : [text('pin', { pin: Pin })]),
      ].join(', ')}
    </Typography>
  )
}

function Delivery({ order }: { order: ShownOrder }) {
  const text = useText(neighborTexts)
  const { FoodInsecureNeighborAddressID: addressId, FoodBankDeliveryTime: time } = order
  const id = order.FoodInsecureNeighbor.ID
  const { data: address } = useOfflineAnswer(
    customers.getCustomerAddress,
    addressId === null ? null : { id, addressId },
    'address',
  )
  const program = time?.EntityDeliveryProgram
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{text('delivery')}</Typography>
      {address?.ID === addressId && address ? (
        <Typography>{text('deliveredTo', { address: addressLine(address.Address) })}</Typography>
      ) : null}
      {program ? <Typography color="textSecondary">{text('program', { name: program.Name })}</Typography> : null}
    </div>
  )
}
