import { ownerRefusal } from '../../../shared/core/access.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import { assertSameId } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { addPlaceTag } from '../tags/placeTags.ts'
import { pickupLocationOf, taggedLocation } from './locationTable.ts'

export const handler = endpointOn(
  locations.addLocationTag,
  pickupLocationOf,
  async ({ resource, input: { id, PantryLocationID: named, ...draft }, caller, now, idempotencyKey }) => {
    assertSameId(named, id, 'PantryLocationID')
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    return addPlaceTag(taggedLocation(resource), draft, now, {
      answer: (tag) => ({ ...tag, PantryLocationID: id }),
      also: (added) => idempotencyKey.writes(added, now),
    })
  },
)
