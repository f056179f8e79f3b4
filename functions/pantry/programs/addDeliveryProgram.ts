import { refuse } from '../../../shared/core/answer.ts'
import * as deliveryprograms from '../../../shared/pantry/programs/api.ts'
import { programNameRefusal } from '../../../shared/pantry/programs/deliveryProgram.ts'
import * as refusals from '../../../shared/pantry/programs/refusals.ts'
import { endpoint } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
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
