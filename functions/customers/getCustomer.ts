import * as customers from '../../shared/api/customers.ts'
import { endpointOn } from '../http.ts'
import { customerOf } from './customerTable.ts'
import { shownWithPrograms } from './fullCustomer.ts'

export const handler = endpointOn(customers.getCustomer, customerOf, async ({ resource, caller }) =>
  shownWithPrograms(resource, caller),
)
