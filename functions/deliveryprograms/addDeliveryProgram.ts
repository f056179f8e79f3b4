import { refuse } from '../../shared/answer.ts'
import * as deliveryprograms from '../../shared/api/deliveryprograms.ts'
import { programNameRefusal } from '../../shared/deliveryProgram/deliveryProgram.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpoint } from '../http.ts'
import { nextId } from '../table/ids.ts'
import { addProgramWrite, programsOfOwner } from './programTable.ts'

const { maxPrograms: max } = deliveryprograms

export const handler = endpoint(
  deliveryprograms.addDeliveryProgram,
  async ({ input: { Name }, caller, now, table, idempotencyKey }) => {
    const programs = await programsOfOwner(caller.EntityID)
    if (programs.length >= max) return refuse(refusals.tooManyPrograms, { max })
    const refusal = programNameRefusal(programs, Name)
    if (refusal) return refusal
    const added = { ID: await nextId('deliveryProgram'), Name }
    await table.commit([addProgramWrite(caller.EntityID, added), ...idempotencyKey.writes(added, now)])
    return added
  },
)
