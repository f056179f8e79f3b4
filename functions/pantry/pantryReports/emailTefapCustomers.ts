import { refuse } from '../../../shared/core/answer.ts'
import * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import { type CustomerReportParameters, customerReportRefusal } from '../../../shared/pantry/pantryReports/query.ts'
import * as refusals from '../../../shared/pantry/pantryReports/refusals.ts'
import { endpoint } from '../../core/http/http.ts'
import { jobOwner, requestedJob } from '../../core/jobMachine/jobTable.ts'
import { signedInUser } from '../../network/organizations/entityTable.ts'

/** The file is behind the sign-in of whoever asks, so the e-mail goes to nobody else (decision 49). */
export const handler = endpoint(pantryReports.emailTefapCustomers, async (context) => {
  const { caller, language, now, idempotencyKey } = context
  const { emailAddress, ...customers } = context.input
  const Parameters: CustomerReportParameters = { pantryReport: 'tefap', format: 'PDF', hasDates: false, customers }
  const refusal = customerReportRefusal(Parameters)
  if (refusal) return refusal
  const { EMailAddress: own } = await signedInUser(caller)
  if (own.toLowerCase() !== emailAddress.toLowerCase()) return refuse(refusals.reportMailOthers)
  const job = { Kind: 'pantryReport', Parameters, Owner: jobOwner(caller), Language: language }
  await requestedJob(job, now, () => idempotencyKey.writes(null, now))
  return null
})
