import * as windows from '../../../shared/pantry/windows/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { removeWindow } from './removeWindow.ts'
import { deliveryTimeById } from './windowTable.ts'

export const handler = endpointOn(windows.deleteDeliveryWindow, deliveryTimeById, async ({ resource, ...context }) =>
  removeWindow(resource, context),
)
