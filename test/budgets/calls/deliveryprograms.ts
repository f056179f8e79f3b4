import { taggedProgramOf } from '../../engine/tags.ts'
import { by, type Calls, newlyNamed, newOwner, type Prepare } from './making.ts'

/** A program that includes a tag. */
const ofProgram =
  (input: (program: { id: number; tagId: number }) => object = ({ id }) => ({ id })): Prepare =>
  async ({ foodBank }) => {
    const by = newOwner(foodBank)
    return { by, input: input(await taggedProgramOf(by)) }
  }

export const deliveryprogramsCalls: Calls = {
  getDeliveryProgramsGrid: by('foodBank'),
  listDeliveryPrograms: by('foodBank'),
  addDeliveryProgram: newlyNamed(),
  updateDeliveryProgram: ofProgram(({ id }) => ({ id, Name: 'Day Route' })),
  deleteDeliveryProgram: ofProgram(),
  listDeliveryProgramTags: ofProgram(),
  addDeliveryProgramTag: ofProgram(({ id }) => ({ id, PantryInventoryItemTagID: 2, IsExcluded: false })),
  removeDeliveryProgramTag: ofProgram((program) => program),
}
