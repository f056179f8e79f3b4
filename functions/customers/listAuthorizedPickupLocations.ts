import * as customers from '../../shared/api/customers.ts'
import { endpointOn } from '../http.ts'
import { customerOf } from './customerTable.ts'
import { authorizedLocations } from './fullCustomer.ts'

export const handler = endpointOn(customers.listAuthorizedPickupLocations, customerOf, async ({ resource, caller }) =>
  (await authorizedLocations(resource.ID, caller)).map(({ ID }) => ID),
)
