import { ownerRefusal } from '../../../shared/core/access.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import { fill } from '../../../shared/core/text/text.ts'
import { hasLockers } from '../../../shared/pantry/locations/location.ts'
import * as lockers from '../../../shared/pantry/lockers/api.ts'
import { lockerTexts } from '../../../shared/pantry/lockers/texts.ts'
import { endpointOn, HttpFault } from '../../core/http/http.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { pickupTimeById } from '../windows/windowTable.ts'
import { activeOrders, reserveAll } from './reserving.ts'

/** Every refusal is a 409 with Message (decision 53); what was reserved before it stays. */
export const handler = endpointOn(
  lockers.reserveLockers,
  pickupTimeById,
  async ({ resource, caller, language, now }) => {
    const text = lockerTexts[language]
    const refusal = ownerRefusal(caller, resource)
    if (refusal) throw new HttpFault(409, refusalText(refusal, language))
    const location = await pickupLocationById(resource.PantryLocationID ?? 0)
    if (!location || !hasLockers(location)) throw new HttpFault(409, text.noLockers)
    const orders = await activeOrders(resource.ID)
    if (orders.length === 0) throw new HttpFault(409, text.noActiveOrders)
    const [first, ...more] = await reserveAll(orders, location, { by: caller, now })
    if (!first) return { Orders: orders.length }
    const after = await activeOrders(resource.ID)
    const done = after.filter(({ Locker }) => Locker).length
    const reason = fill(text[first.why], { code: [first, ...more].map(({ code }) => code).join(', ') })
    throw new HttpFault(409, fill(text.someReserved, { done, all: after.length, reason }))
  },
)
