import * as customers from '../../../shared/pantry/customers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from './customerTable.ts'
import { authorizedLocations } from './fullCustomer.ts'

export const handler = endpointOn(customers.listAuthorizedPickupLocations, customerOf, async ({ resource, caller }) =>
  (await authorizedLocations(resource.ID, caller)).map(({ ID }) => ID),
)
