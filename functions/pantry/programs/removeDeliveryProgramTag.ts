import * as deliveryprograms from '../../../shared/pantry/programs/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { removePlaceTag } from '../tags/placeTags.ts'
import { programs, taggedPlace } from './programTable.ts'

export const handler = endpointOn(
  deliveryprograms.removeDeliveryProgramTag,
  programs.byId,
  async ({ resource, input: { tagId }, now, idempotencyKey }) =>
    removePlaceTag(taggedPlace(resource), tagId, now, () => idempotencyKey.writes(null, now)),
)
