import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import { storageNames } from '../../../shared/rescue/donations/names.ts'
import { reassign } from '../../../shared/rescue/donations/pickup/handBack.ts'
import { agreedPickup } from '../../../shared/rescue/donations/pickup/proposal.ts'
import { canService } from '../../../shared/rescue/donations/pickup/providerCheck.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as refusals from '../../../shared/rescue/offers/refusals.ts'
import { missingStorage } from '../../../shared/rescue/offers/score.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineByTxId } from '../donations/donationTable.ts'
import { changeMatchList } from './changeMatchList.ts'
import { proposedPickup } from './directPickup.ts'
import { scoreAgency } from './matchDonation.ts'
import { namedDriver } from './namedDriver.ts'

/** Another active agency of the food bank that can store the food safely, agreed on by telephone. */
export const handler = endpointOn(offers.reassignPickup, timelineByTxId, async ({ resource, input, ...view }) => {
  const { state } = resource
  const { AgencyID: agencyId, FromMatchID: from, ProviderType: provider } = input
  const found = await scoreAgency(state, agencyId, view.now)
  if (!found) throw notFound()
  const { agency, candidate } = found
  if (!agency.IsActive) return refuse(refusals.agencyNotTakingPart, { agency: agency.Name })
  const missing = missingStorage(state, agency)
  const storage = storageNames(missing, view.language)
  if (missing.length > 0) return refuse(refusals.agencyStorageMissing, { agency: agency.Name, storage })
  const pickup = proposedPickup(input)
  if (isRefusal(pickup)) return pickup
  const agreed = pickup ? { day: pickup.day, type: pickup.time } : agreedPickup(state)
  if (!canService(provider, state, candidate, agreed).CanService) return refuse(refusals.providerCannotService)
  const driver = await namedDriver({ provider, agencyId, foodBankId: state.FoodBank.ID }, input)
  if (isRefusal(driver)) return driver
  return changeMatchList(resource, view, (donation, now) =>
    reassign(donation, candidate, { provider, driver, pickup, from }, now),
  )
})
