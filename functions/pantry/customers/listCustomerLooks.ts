import * as customers from '../../../shared/pantry/customers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { loadAccessRecords } from './accessRecordTable.ts'
import { customerOf } from './customerTable.ts'

export const handler = endpointOn(customers.listCustomerLooks, customerOf, async ({ resource, now }) =>
  loadAccessRecords(resource.ID, now),
)
