import * as deliveryprograms from '../../../shared/pantry/programs/api.ts'
import { assertSameId } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { addPlaceTag } from '../tags/placeTags.ts'
import { programs, taggedPlace } from './programTable.ts'

export const handler = endpointOn(
  deliveryprograms.addDeliveryProgramTag,
  programs.byId,
  async ({ resource, input: { id, EntityDeliveryProgramID: named, ...draft }, now, idempotencyKey }) => {
    assertSameId(named, id, 'EntityDeliveryProgramID')
    return addPlaceTag(taggedPlace(resource), draft, now, {
      answer: (tag) => ({ ...tag, EntityDeliveryProgramID: id }),
      also: (added) => idempotencyKey.writes(added, now),
    })
  },
)
