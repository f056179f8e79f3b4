import { ownerRefusal } from '../../shared/access.ts'
import * as locations from '../../shared/api/locations.ts'
import { endpointOn } from '../http.ts'
import { removePlaceTag } from '../tags/placeTags.ts'
import { pickupLocationOf, taggedLocation } from './locationTable.ts'

export const handler = endpointOn(
  locations.removeLocationTag,
  pickupLocationOf,
  async ({ resource, input: { tagId }, caller, now, idempotencyKey }) =>
    ownerRefusal(caller, resource) ??
    removePlaceTag(taggedLocation(resource), tagId, now, () => idempotencyKey.writes(null, now)),
)
