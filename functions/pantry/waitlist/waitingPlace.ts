import type { OrderDraft } from '../../../shared/pantry/ordering/placing.ts'
import type { WaitingPlace } from '../../../shared/pantry/waitlist/waitingPlace.ts'
import { aheadOf, type Waitlist, waitlistEntryOf } from '../../../shared/pantry/waitlist/waitlist.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { pickupLocationById } from '../locations/locationTable.ts'

const itemsOf = ({ PantryOrderItems }: Pick<OrderDraft, 'PantryOrderItems'>) =>
  PantryOrderItems.reduce((sum, { Quantity }) => sum + Quantity, 0)

async function placeOf({ PantryLocationID: id }: OrderWindow): Promise<WaitingPlace['Place']> {
  const location = id === null ? undefined : await pickupLocationById(id)
  if (!location) return null
  const { AddressLine1, City, Province, PostalCode } = location.Address
  return { Label: location.Label, AddressLine1, City, Province, PostalCode }
}

interface Waiting {
  readonly window: OrderWindow
  readonly list: Waitlist
  readonly customerId: number
  readonly draft: Pick<OrderDraft, 'PantryOrderItems'>
}

/** A place as the family that waits for it sees it. */
export async function waitingPlace({ window, list, customerId, draft }: Waiting): Promise<WaitingPlace> {
  return {
    WindowID: window.ID,
    Kind: window.Kind,
    Day: window.OrderDay,
    StartTime: window.StartTime,
    EndTime: window.EndTime,
    TimeZone: window.TimeZone,
    Place: await placeOf(window),
    Ahead: aheadOf(list, customerId),
    OfferUntil: waitlistEntryOf(list, customerId)?.OfferUntil ?? null,
    TotalItems: itemsOf(draft),
  }
}
