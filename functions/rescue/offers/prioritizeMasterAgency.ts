import { refuse } from '../../../shared/core/answer.ts'
import { deliverByFoodBank } from '../../../shared/rescue/donations/foodBankDelivery.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as refusals from '../../../shared/rescue/offers/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { timelineByTxId } from '../donations/donationTable.ts'
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
