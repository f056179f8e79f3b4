import { taggedProgramOf } from '../../engine/tags.ts'
import { by, type Calls, newlyNamed, type Prepare } from './making.ts'

/** A program that includes a tag. */
const ofProgram =
  (input: (program: { id: number; tagId: number }) => object = ({ id }) => ({ id })): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: input(await taggedProgramOf(foodBank)) })

export const deliveryprogramsCalls: Calls = {
  getDeliveryProgramsGrid: by('foodBank'),
  listDeliveryPrograms: by('foodBank'),
  addDeliveryProgram: newlyNamed(),
  deleteDeliveryProgram: ofProgram(),
  listDeliveryProgramTags: ofProgram(),
  addDeliveryProgramTag: ofProgram(({ id }) => ({ id, PantryInventoryItemTagID: 2, IsExcluded: false })),
  removeDeliveryProgramTag: ofProgram((program) => program),
}
