import { ownerRefusal } from '../../../shared/core/access.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import { locationRemovalRefusal } from '../../../shared/pantry/locations/location.ts'
import { chunksOf } from '../../core/chunks.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { maxWrites } from '../../core/table/write.ts'
import {
  pickupLocationById,
  pickupLocationOf,
  removeLocationWrite,
  taggedLocation,
} from '../locations/locationTable.ts'
import { removePlaceTagsWrites } from '../tags/placeTags.ts'
import { presentUse } from './locationUse.ts'
import { removeWindowWrite } from './windowTable.ts'

/**
 * First its coming windows that nobody has ordered for: from then on no order finds a place there, and one that was placed
 * in between keeps its window and refuses the removal. A call that is repeated after a crash removes what is left.
 */
export const handler = endpointOn(
  locations.removeLocation,
  pickupLocationOf,
  async ({ resource, caller, now, table, idempotencyKey }) =>
    ownerRefusal(caller, resource) ??
    retryConflicts({ loaded: resource, now, reload: () => pickupLocationById(resource.ID) }, async (location, at) => {
      const use = await presentUse(location, at)
      const refusal = locationRemovalRefusal(use)
      if (refusal) return refusal
      const empty = use.coming.filter(({ AllOrders }) => AllOrders === 0).map(({ ID }) => removeWindowWrite(ID))
      for (const some of chunksOf(empty, maxWrites)) await table.commit(some)
      const tags = await removePlaceTagsWrites(taggedLocation(location))
      await table.commit([removeLocationWrite(location, at), ...tags, ...idempotencyKey.writes(null, at)])
      return null
    }),
)
