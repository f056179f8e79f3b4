import * as locations from '../../../shared/pantry/locations/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { placeTags } from '../tags/placeTags.ts'
import { pickupLocationOf, taggedLocation } from './locationTable.ts'

export const handler = endpointOn(locations.listLocationTags, pickupLocationOf, async ({ resource }) =>
  (await placeTags(taggedLocation(resource))).map((tag) => ({ ...tag, PantryLocationID: resource.ID })),
)
