import { readIn } from '../../../shared/core/schema/translated.ts'
import * as deliveryprograms from '../../../shared/pantry/programs/api.ts'
import { type DeliveryProgram, programOrder } from '../../../shared/pantry/programs/deliveryProgram.ts'
import { endpoint } from '../../core/http/http.ts'
import { ownerAskedFor } from '../../network/organizations/ownerAskedFor.ts'
import { programsById, programsOfOwner } from '../programs/programTable.ts'
import { customerToOrder } from './customerToOrder.ts'

export const handler = endpoint(deliveryprograms.listDeliveryPrograms, async ({ input, caller, language }) => {
  if (caller.Role !== 'customer') return programsOfOwner(await ownerAskedFor(caller, input.agencyId))
  const { DeliveryProgramIDs } = await customerToOrder(caller, undefined)
  return namesInOrder((await programsById(DeliveryProgramIDs)).map((program) => readIn(program, language)))
})

const namesInOrder = (programs: readonly DeliveryProgram[]) =>
  programs.map(({ ID, Name }) => ({ ID, Name })).toSorted((a, b) => (programOrder(a) < programOrder(b) ? -1 : 1))
