import { isRefusal, refuse } from '../../shared/answer.ts'
import * as transport from '../../shared/api/transport.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { recordReport } from '../../shared/transport/report.ts'
import { change } from '../donations/donationTable.ts'
import { notFound } from '../http/fault.ts'
import { openEndpoint } from '../http.ts'
import { openRun } from './openRun.ts'
import { isPickupPhoto } from './pickupPhoto.ts'
import { runView } from './runView.ts'

/** One read and one conditional write: of many who take a run at the same moment exactly one has it. */
export const handler = openEndpoint(transport.recordAttemptedPickupEvent, async (context) => {
  const { donation, run } = await openRun(context)
  const { input, language, now } = context
  const { id, ...report } = input
  const isNew = !run.attempt?.EventIDs?.includes(report.EventID)
  if (isNew && report.PhotoKey && !(await isPickupPhoto(id, report.PhotoKey))) return refuse(refusals.photoIsNone)
  const changed = await change(donation, (current, at) => recordReport(current, id, report, at), { by: null, now })
  if (isRefusal(changed)) return changed
  const view = await runView(changed.state, id, language)
  if (!view) throw notFound()
  return view
})
