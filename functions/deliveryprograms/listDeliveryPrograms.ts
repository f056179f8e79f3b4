import * as deliveryprograms from '../../shared/api/deliveryprograms.ts'
import { type DeliveryProgram, programOrder } from '../../shared/deliveryProgram/deliveryProgram.ts'
import { ownerAskedFor } from '../entities/ownerAskedFor.ts'
import { endpoint } from '../http.ts'
import { customerToOrder } from '../ordering/customerToOrder.ts'
import { programsById, programsOfOwner } from './programTable.ts'

export const handler = endpoint(deliveryprograms.listDeliveryPrograms, async ({ input, caller }) => {
  if (caller.Role !== 'customer') return programsOfOwner(await ownerAskedFor(caller, input.agencyId))
  const { DeliveryProgramIDs } = await customerToOrder(caller, undefined)
  return namesInOrder(await programsById(DeliveryProgramIDs))
})

const namesInOrder = (programs: readonly DeliveryProgram[]) =>
  programs.map(({ ID, Name }) => ({ ID, Name })).toSorted((a, b) => (programOrder(a) < programOrder(b) ? -1 : 1))
