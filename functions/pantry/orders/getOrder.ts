import * as orders from '../../../shared/pantry/orders/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { orderOf } from './orderTable.ts'
import { shownWithPlace } from './shownWithPlace.ts'

export const handler = endpointOn(orders.getOrder, orderOf, ({ resource, caller, now, language }) =>
  shownWithPlace(resource, { ...caller, language }, now),
)
