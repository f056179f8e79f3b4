import type { OfferedPlace } from '../../../shared/pantry/waitlist/waitingPlace.ts'
import { takingRefusal, type Waitlist, waitlistEntryOf } from '../../../shared/pantry/waitlist/waitlist.ts'
import { isWindowOver } from '../../../shared/pantry/windows/available.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import type { PublicContext } from '../../core/http/context.ts'
import { notFound } from '../../core/http/fault.ts'
import { refuseWrongCode } from '../../core/http/wrongCode.ts'
import { waitlistKeys } from '../../core/table/keys/waitlist.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { windowById } from '../windows/windowTable.ts'
import { waitingPlace } from './waitingPlace.ts'
import { customerOfCode, waitedOrderOf, waitlistOf } from './waitlistTable.ts'

/** The way of a family to the place that is kept for it, by the link of the offer. */

type Opening = Pick<PublicContext<{ id: number }>, 'input' | 'accessCode' | 'address' | 'now' | 'language'>

interface Opened {
  readonly window: OrderWindow
  readonly customerId: number
}

/** The window whose place the code opens, until its hours are over. */
export async function openOfferedPlace(context: Opening): Promise<Opened> {
  const { input, accessCode, now } = context
  const customerId = await customerOfCode(input.id, accessCode)
  if (customerId === undefined) return refuseWrongCode(context, (nth) => waitlistKeys.wrongCodesFor(input.id, nth))
  const window = await windowById(input.id)
  if (!window || isWindowOver(window, now)) throw notFound()
  return { window, customerId }
}

function stateOf(list: Waitlist, customerId: number, now: Date): OfferedPlace['State'] {
  if (!takingRefusal(list, customerId, now)) return 'offered'
  const entry = waitlistEntryOf(list, customerId)
  return entry && entry.OfferUntil === undefined ? 'waiting' : 'over'
}

export async function offeredPlaceView({ window, customerId }: Opened, now: Date): Promise<OfferedPlace> {
  const [list, draft, customer, entity] = await Promise.all([
    waitlistOf(window),
    waitedOrderOf(customerId, window.ID),
    customerById(customerId),
    anyEntity(window.EntityID),
  ])
  if (!customer) throw notFound()
  const place = await waitingPlace({ window, list, customerId, draft: draft?.Draft ?? { PantryOrderItems: [] } })
  return {
    ...place,
    Language: customer.Language,
    State: draft?.OrderID === undefined ? stateOf(list, customerId, now) : 'taken',
    Pantry: {
      Name: entity?.Name ?? '',
      PhoneNumber: entity && 'Contact' in entity ? entity.Contact.PhoneNumber : '',
    },
  }
}
