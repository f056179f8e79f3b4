import * as deliveryprograms from '../../shared/api/deliveryprograms.ts'
import { endpointOn } from '../http.ts'
import { removePlaceTag } from '../tags/placeTags.ts'
import { deliveryProgramOf, taggedPlace } from './programTable.ts'

export const handler = endpointOn(
  deliveryprograms.removeDeliveryProgramTag,
  deliveryProgramOf,
  async ({ resource, input: { tagId }, now, idempotencyKey }) =>
    removePlaceTag(taggedPlace(resource), tagId, now, () => idempotencyKey.writes(null, now)),
)
