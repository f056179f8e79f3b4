import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { PathID } from '../../core/schema/fields.ts'

/** Lockers of click-and-collect locations: an order waits there until its customer opens it with a code. */
const { post } = area('lockers')

export const reserveLockers = post('reserveLockers', '/api/orderahead/pickuptimes/{id}/reservelockers', {
  summary:
    'Reserves a locker for each active order of a pickup time that has none yet. Unlike other endpoints it answers a refusal with 409 and Message.',
  roles: agencyOrFoodBankRoles,
  resource: 'pickupTime',
  params: { id: PathID },
  /** Active orders, all of them with a locker now. */
  value: z.object({ Orders: z.int() }),
})
