import type { Caller } from '../../shared/access.ts'
import * as deliveryprograms from '../../shared/api/deliveryprograms.ts'
import { type DeliveryProgram, programOrder } from '../../shared/deliveryProgram/deliveryProgram.ts'
import { entityOf } from '../entities/entityTable.ts'
import { notFound } from '../http/fault.ts'
import { endpoint } from '../http.ts'
import { customerToOrder } from '../ordering/customerToOrder.ts'
import { programsById, programsOfOwner } from './programTable.ts'

export const handler = endpoint(deliveryprograms.listDeliveryPrograms, async ({ input, caller }) => {
  if (caller.Role !== 'customer') return programsOfOwner(await ownerOf(caller, input.agencyId))
  const { DeliveryProgramIDs } = await customerToOrder(caller, undefined)
  return namesInOrder(await programsById(DeliveryProgramIDs))
})

const namesInOrder = (programs: readonly DeliveryProgram[]) =>
  programs.map(({ ID, Name }) => ({ ID, Name })).toSorted((a, b) => (programOrder(a) < programOrder(b) ? -1 : 1))

/** An agency's people see the agency's own, whatever they ask for (decision 23). */
async function ownerOf({ Role, EntityID }: Caller, agencyId: number | undefined): Promise<number> {
  if (Role === 'agency' || agencyId === undefined) return EntityID
  const agency = await entityOf('agency', agencyId)
  if (agency?.FoodBankID !== EntityID) throw notFound()
  return agencyId
}
