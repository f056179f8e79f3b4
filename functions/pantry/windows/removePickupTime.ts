import * as windows from '../../../shared/pantry/windows/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { removeWindow } from './removeWindow.ts'
import { pickupTimeAt } from './windowTable.ts'

export const handler = endpointOn(windows.removePickupTime, pickupTimeAt, async ({ resource, ...context }) =>
  removeWindow(resource, context),
)
