import * as windows from '../../shared/api/windows.ts'
import { endpointOn } from '../http.ts'
import { removeWindow } from './removeWindow.ts'
import { pickupTimeAt } from './windowTable.ts'

export const handler = endpointOn(windows.removePickupTime, pickupTimeAt, async ({ resource, ...context }) =>
  removeWindow(resource, context),
)
