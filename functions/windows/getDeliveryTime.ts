import * as windows from '../../shared/api/windows.ts'
import { deliveryTimeOf } from '../../shared/window/window.ts'
import { endpointOn } from '../http.ts'
import { deliveryTimeById } from './windowTable.ts'

export const handler = endpointOn(windows.getDeliveryTime, deliveryTimeById, async ({ resource, now }) =>
  deliveryTimeOf(resource, now),
)
