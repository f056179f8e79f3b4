import { isRefusal } from '../../../shared/core/answer.ts'
import * as transport from '../../../shared/rescue/transport/api.ts'
import { recordReport } from '../../../shared/rescue/transport/report.ts'
import { notFound } from '../../core/http/fault.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { change } from '../donations/donationTable.ts'
import { openRun } from './openRun.ts'
import { pickupPhotoRefusal } from './pickupPhoto.ts'
import { runView } from './runView.ts'

/** One read and one conditional write: of many who take a run at the same moment exactly one has it. */
export const handler = openEndpoint(transport.recordAttemptedPickupEvent, async (context) => {
  const { donation, run } = await openRun(context)
  const { input, language, now } = context
  const { id, ...report } = input
  const isNew = !run.attempt?.EventIDs?.includes(report.EventID)
  const refusal = isNew && report.PhotoKey ? await pickupPhotoRefusal(id, report.PhotoKey) : undefined
  if (refusal) return refusal
  const changed = await change(donation, (current, at) => recordReport(current, id, report, at), { by: null, now })
  if (isRefusal(changed)) return changed
  const view = await runView(changed.state, id, language)
  if (!view) throw notFound()
  return view
})
