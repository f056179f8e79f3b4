import { refuse } from '../../shared/answer.ts'
import * as offers from '../../shared/api/offers.ts'
import { addAgency } from '../../shared/donation/matchList.ts'
import { storageNames } from '../../shared/donation/names.ts'
import { missingStorage } from '../../shared/matching/score.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { timelineByTxId } from '../donations/donationTable.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { changeMatchList } from './changeMatchList.ts'
import { scoreAgency } from './matchDonation.ts'

/** Staff may add any active agency of the food bank that can store the food safely. */
export const handler = endpointOn(offers.addAgency, timelineByTxId, async ({ resource, input, ...view }) => {
  const found = await scoreAgency(resource.state, input.agencyId, view.now)
  if (!found) throw notFound()
  const { agency, candidate } = found
  if (!agency.IsActive) return refuse(refusals.agencyNotTakingPart, { agency: agency.Name })
  const missing = missingStorage(resource.state, agency)
  const storage = storageNames(missing, view.language)
  if (missing.length > 0) return refuse(refusals.agencyStorageMissing, { agency: agency.Name, storage })
  return changeMatchList(resource, view, (donation, now) => addAgency(donation, candidate, now))
})
