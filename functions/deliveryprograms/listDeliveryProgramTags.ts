import * as deliveryprograms from '../../shared/api/deliveryprograms.ts'
import { endpointOn } from '../http.ts'
import { placeTags } from '../tags/placeTags.ts'
import { deliveryProgramOf, taggedPlace } from './programTable.ts'

export const handler = endpointOn(deliveryprograms.listDeliveryProgramTags, deliveryProgramOf, async ({ resource }) =>
  (await placeTags(taggedPlace(resource))).map((tag) => ({ ...tag, EntityDeliveryProgramID: resource.ID })),
)
