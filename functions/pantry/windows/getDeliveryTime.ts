import * as windows from '../../../shared/pantry/windows/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { shownDeliveryTime } from './shownWindow.ts'
import { deliveryTimeById } from './windowTable.ts'

export const handler = endpointOn(
  windows.getDeliveryTime,
  deliveryTimeById,
  async ({ resource, caller, now, language }) => shownDeliveryTime(caller, resource, { now, language }),
)
