import * as windows from '../../shared/api/windows.ts'
import { endpointOn } from '../http.ts'
import { shownDeliveryTime } from './shownWindow.ts'
import { deliveryTimeById } from './windowTable.ts'

export const handler = endpointOn(windows.getDeliveryTime, deliveryTimeById, async ({ resource, caller, now }) =>
  shownDeliveryTime(caller, resource, now),
)
