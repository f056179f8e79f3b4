import { refuse } from '../../shared/answer.ts'
import * as offers from '../../shared/api/offers.ts'
import { deliverByFoodBank } from '../../shared/donation/foodBankDelivery.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { timelineByTxId } from '../donations/donationTable.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
import { changeMatchList } from './changeMatchList.ts'
import { scoreAgency } from './matchDonation.ts'

/** The food bank decides to deliver itself: its own agency needs neither the storage nor the distance of a match. */
export const handler = endpointOn(offers.prioritizeMasterAgency, timelineByTxId, async ({ resource, ...view }) => {
  const { MasterAgencyID } = await knownEntity('foodBank', resource.state.FoodBank.ID)
  if (MasterAgencyID === null) return refuse(refusals.noMasterAgency)
  const master = await scoreAgency(resource.state, MasterAgencyID, view.now)
  if (!master) return refuse(refusals.noMasterAgency)
  return changeMatchList(resource, view, (donation, now) => deliverByFoodBank(donation, master.candidate, now))
})
