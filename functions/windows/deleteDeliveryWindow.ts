import * as windows from '../../shared/api/windows.ts'
import { endpointOn } from '../http.ts'
import { removeWindow } from './removeWindow.ts'
import { deliveryTimeById } from './windowTable.ts'

export const handler = endpointOn(windows.deleteDeliveryWindow, deliveryTimeById, async ({ resource, ...context }) =>
  removeWindow(resource, context),
)
