import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { PathID } from '../../core/schema/fields.ts'

/** Parts of endpoints about one customer, of whatever noun they are. */
export const ofCustomer = '/api/orderahead/customer/{id}'

export const onCustomer = { resource: 'customer', params: { id: PathID } } as const

/** Staff who look after all of the person; an agency that merely serves them finds nothing (`shared/pantry/customers/level.ts`). */
export const onHome = { resource: 'homeCustomer', params: { id: PathID } } as const

export const byStaffAndSelf = { roles: [...agencyOrFoodBankRoles, 'customer'], ...onCustomer } as const
