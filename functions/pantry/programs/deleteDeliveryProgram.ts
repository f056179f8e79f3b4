import * as deliveryprograms from '../../../shared/pantry/programs/api.ts'
import { programRemovalRefusal } from '../../../shared/pantry/programs/deliveryProgram.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { removePlaceTagsWrites } from '../tags/placeTags.ts'
import { deleteProgramWrite, programs, taggedPlace } from './programTable.ts'

/** A window or customer that takes the program at the same moment refuses the deletion as well. */
export const handler = endpointOn(
  deliveryprograms.deleteDeliveryProgram,
  programs.byId,
  async ({ resource, now, table, idempotencyKey }) =>
    retryConflicts({ loaded: resource, now, reload: () => programs.find(resource) }, async (program) => {
      const refusal = programRemovalRefusal(program)
      if (refusal) return refusal
      const tags = await removePlaceTagsWrites(taggedPlace(program))
      await table.commit([deleteProgramWrite(program), ...tags, ...idempotencyKey.writes(null, now)])
      return null
    }),
)
