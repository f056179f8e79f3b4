import { refuse } from '../../../shared/core/answer.ts'
import * as tefap from '../../../shared/pantry/tefap/api.ts'
import { maxHolds } from '../../../shared/pantry/tefap/limits.ts'
import * as refusals from '../../../shared/pantry/tefap/refusals.ts'
import { recordHoldRefusal } from '../../../shared/pantry/tefap/retention.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpoint } from '../../core/http/http.ts'
import { jobOwner, requestWrites } from '../../core/jobMachine/jobTable.ts'
import { nextId } from '../../core/table/ids.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { foodBankToday } from '../customers/forgetting.ts'
import { holdsWrite, loadHolds } from '../customers/holdTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'

/** The hold and the job that marks the records are one transaction; a hold that ended is left out. */
export const handler = endpoint(
  tefap.setRecordHold,
  async ({ input: draft, caller, language, now, table, idempotencyKey }) => {
    const foodBankId = caller.EntityID
    const today = await foodBankToday(foodBankId, now)
    const refusal = recordHoldRefusal(draft, today)
    if (refusal) return refusal
    const site = draft.PantryLocationID === null ? undefined : await pickupLocationById(draft.PantryLocationID)
    if (draft.PantryLocationID !== null && site?.FoodBankID !== foodBankId) throw notFound()
    const [read, { Name }, jobId] = await Promise.all([loadHolds(foodBankId), namedCaller(caller), nextId('job')])
    if (draft.ID !== undefined && !read.Holds.some(({ ID }) => ID === draft.ID)) throw notFound()
    const By = { UserID: caller.UserID, Name }
    const hold = { ...draft, ID: draft.ID ?? jobId, At: now.toISOString(), By }
    const Holds = [...read.Holds.filter(({ ID }) => ID !== hold.ID), hold].filter(({ Until }) => Until >= today)
    if (Holds.length > maxHolds) return refuse(refusals.tooManyHolds, { max: maxHolds })
    const answer = { Holds, Version: read.Version + 1 }
    const job = {
      ID: jobId,
      Kind: 'retention',
      Parameters: { foodBankId },
      Owner: jobOwner(caller),
      Language: language,
    }
    const keyWrites = idempotencyKey.writes(answer, now)
    await table.commit([holdsWrite(foodBankId, Holds, read), ...requestWrites(job, now), ...keyWrites])
    return answer
  },
)
