import { ownerRefusal } from '../../../shared/core/access.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { deliveryTimeOf } from '../../../shared/pantry/windows/window.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { changedDelivery } from './deliveryChange.ts'
import { noteOpenings } from './openings.ts'
import { deliveryTimeById, windowById } from './windowTable.ts'

/** Orders that are placed at the same moment count: a maximum never ends below them, and the day of a window with orders stays. */
export const handler = endpointOn(
  windows.changeDeliveryTime,
  deliveryTimeById,
  async ({ resource, input: { id: _, ...asked }, caller, now, table }) =>
    retryConflicts({ loaded: resource, now, reload: () => windowById(resource.ID) }, async (window) => {
      const { after, refusal, write } = await changedDelivery(window, asked, now)
      const refused = ownerRefusal(caller, window) ?? refusal
      if (refused) return refused
      await table.commit([write])
      if (after.OpenTime !== window.OpenTime) await noteOpenings([after.OpenTime], now)
      return deliveryTimeOf(after, now)
    }),
)
