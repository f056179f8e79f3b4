import { refuse } from '../../../shared/core/answer.ts'
import { addAgency } from '../../../shared/rescue/donations/matchList.ts'
import { storageNames } from '../../../shared/rescue/donations/names.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as refusals from '../../../shared/rescue/offers/refusals.ts'
import { missingStorage } from '../../../shared/rescue/offers/score.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineByTxId } from '../donations/donationTable.ts'
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
