import { refuse } from '../../shared/answer.ts'
import * as pantryReports from '../../shared/api/pantryReports.ts'
import { type CustomerReportParameters, customerReportRefusal } from '../../shared/pantryReport/query.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { signedInUser } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { jobOwner, requestedJob } from '../jobs/jobTable.ts'

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
