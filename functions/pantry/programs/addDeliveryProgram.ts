import { refuse } from '../../../shared/core/answer.ts'
import * as deliveryprograms from '../../../shared/pantry/programs/api.ts'
import { programNameRefusal } from '../../../shared/pantry/programs/deliveryProgram.ts'
import * as refusals from '../../../shared/pantry/programs/refusals.ts'
import { endpoint } from '../../core/http/http.ts'
import { addProgramWrite, programs, programsOfOwner } from './programTable.ts'

const { maxPrograms: max } = deliveryprograms

export const handler = endpoint(
  deliveryprograms.addDeliveryProgram,
  async ({ input: { Name }, caller, now, table, idempotencyKey }) => {
    const own = await programsOfOwner(caller.EntityID)
    if (own.length >= max) return refuse(refusals.tooManyPrograms, { max })
    const refusal = programNameRefusal(own, Name)
    if (refusal) return refusal
    const added = { ID: await programs.nextId(), Name }
    await table.commit([addProgramWrite(caller.EntityID, added), ...idempotencyKey.writes(added, now)])
    return added
  },
)
