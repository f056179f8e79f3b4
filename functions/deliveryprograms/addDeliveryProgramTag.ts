import * as deliveryprograms from '../../shared/api/deliveryprograms.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { addPlaceTag } from '../tags/placeTags.ts'
import { deliveryProgramOf, taggedPlace } from './programTable.ts'

export const handler = endpointOn(
  deliveryprograms.addDeliveryProgramTag,
  deliveryProgramOf,
  async ({ resource, input: { id, EntityDeliveryProgramID: named, ...draft }, now, idempotencyKey }) => {
    if (named !== undefined && named !== id)
      throw new HttpFault(400, 'EntityDeliveryProgramID: differs from that of the path')
    return addPlaceTag(taggedPlace(resource), draft, now, {
      answer: (tag) => ({ ...tag, EntityDeliveryProgramID: id }),
      also: (added) => idempotencyKey.writes(added, now),
    })
  },
)
