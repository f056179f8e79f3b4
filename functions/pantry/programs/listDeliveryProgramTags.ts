import * as deliveryprograms from '../../../shared/pantry/programs/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { placeTags } from '../tags/placeTags.ts'
import { programs, taggedPlace } from './programTable.ts'

export const handler = endpointOn(deliveryprograms.listDeliveryProgramTags, programs.byId, async ({ resource }) =>
  (await placeTags(taggedPlace(resource))).map((tag) => ({ ...tag, EntityDeliveryProgramID: resource.ID })),
)
