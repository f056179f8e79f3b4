import * as deliveryprograms from '../../shared/api/deliveryprograms.ts'
import { endpointOn } from '../http.ts'
import { placeTags } from '../tags/placeTags.ts'
import { deliveryProgramOf, placeOf } from './programTable.ts'

export const handler = endpointOn(deliveryprograms.listDeliveryProgramTags, deliveryProgramOf, async ({ resource }) =>
  (await placeTags(placeOf(resource))).map((tag) => ({ ...tag, EntityDeliveryProgramID: resource.ID })),
)
