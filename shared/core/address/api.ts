import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../access.ts'
import { area } from '../schema/endpoint.ts'
import { AddressLines, FoundPlace } from './lookUp.ts'

/** Look-up of addresses, by the service that the tenant chose. */
const { post } = area('addresses')

export const lookUpAddress = post('lookUpAddress', '/api/addresses/lookup', {
  summary:
    'The place of an address: found for it, or the middle of its ZIP code, also when the tenant’s service does not answer. Null: the pin has to be set by hand.',
  roles: ['fano', ...agencyOrFoodBankRoles, 'customer'],
  resource: 'tenant',
  body: AddressLines,
  value: z.nullable(FoundPlace),
  mutates: false,
  limit: { perHour: 300 },
  // The calls of each person are counted.
  permissions: ['table:write', 'addresses:find'],
})
