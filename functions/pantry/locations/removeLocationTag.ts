import { ownerRefusal } from '../../../shared/core/access.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { removePlaceTag } from '../tags/placeTags.ts'
import { pickupLocationOf, taggedLocation } from './locationTable.ts'

export const handler = endpointOn(
  locations.removeLocationTag,
  pickupLocationOf,
  async ({ resource, input: { tagId }, caller, now, idempotencyKey }) =>
    ownerRefusal(caller, resource) ??
    removePlaceTag(taggedLocation(resource), tagId, now, () => idempotencyKey.writes(null, now)),
)
