import * as orders from '../../shared/api/orders.ts'
import { endpointOn } from '../http.ts'
import { orderOf } from './orderTable.ts'
import { shownWithPlace } from './shownWithPlace.ts'

export const handler = endpointOn(orders.getOrder, orderOf, ({ resource, caller, now }) =>
  shownWithPlace(resource, caller, now),
)
