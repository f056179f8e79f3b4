import { ownerRefusal } from '../../../shared/core/access.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { pickupTimeOf, withMaximum } from '../../../shared/pantry/windows/window.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { maximumWrite, pickupTimeAt, windowById } from './windowTable.ts'

/** Orders that are placed at the same moment count: the maximum never ends below them. */
export const handler = endpointOn(
  windows.adjustMaximumOrders,
  pickupTimeAt,
  async ({ resource, input: { maxOrders, reservedPlaces, reservedHours }, caller, now, table }) =>
    retryConflicts({ loaded: resource, now, reload: () => windowById(resource.ID) }, async (window) => {
      const { after, refusal } = withMaximum(window, { maxOrders, reservedPlaces, reservedHours })
      const refused = ownerRefusal(caller, window) ?? refusal
      if (refused) return refused
      await table.commit([maximumWrite(window, after)])
      return pickupTimeOf(after, now)
    }),
)
