import { refuse } from '../../../shared/core/answer.ts'
import * as deliveryprograms from '../../../shared/pantry/programs/api.ts'
import {
  DeliveryProgram,
  programNameRefusal,
  programRemovalRefusal,
} from '../../../shared/pantry/programs/deliveryProgram.ts'
import * as refusals from '../../../shared/pantry/programs/refusals.ts'
import { assertSameId } from '../../core/http/fault.ts'
import { endpoint, endpointOn } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { addPlaceTag, placeTags, removePlaceTag, removePlaceTagsWrites } from '../tags/placeTags.ts'
import { addProgramWrite, deleteProgramWrite, programs, programsOfOwner, taggedPlace } from './programTable.ts'

export const listDeliveryProgramTags = endpointOn(
  deliveryprograms.listDeliveryProgramTags,
  programs.byId,
  async ({ resource }) =>
    (await placeTags(taggedPlace(resource))).map((tag) => ({ ...tag, EntityDeliveryProgramID: resource.ID })),
)

export const getDeliveryProgramsGrid = endpoint(deliveryprograms.getDeliveryProgramsGrid, ({ input, caller }) =>
  searchedPage(programs.owned(caller.EntityID), DeliveryProgram, input, ({ Name }) => [Name]),
)

const { maxPrograms: max } = deliveryprograms

export const addDeliveryProgram = endpoint(
  deliveryprograms.addDeliveryProgram,
  async ({ input: draft, caller, now, table, idempotencyKey }) => {
    const own = await programsOfOwner(caller.EntityID)
    if (own.length >= max) return refuse(refusals.tooManyPrograms, { max })
    const refusal = programNameRefusal(own, draft.Name)
    if (refusal) return refusal
    const added = { ID: await programs.nextId(), ...draft }
    await table.commit([addProgramWrite(caller.EntityID, added), ...idempotencyKey.writes(added, now)])
    return added
  },
)

export const addDeliveryProgramTag = endpointOn(
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

/** A window or customer that takes the program at the same moment refuses the deletion as well. */
export const deleteDeliveryProgram = endpointOn(
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

export const removeDeliveryProgramTag = endpointOn(
  deliveryprograms.removeDeliveryProgramTag,
  programs.byId,
  async ({ resource, input: { tagId }, now, idempotencyKey }) =>
    removePlaceTag(taggedPlace(resource), tagId, now, () => idempotencyKey.writes(null, now)),
)
