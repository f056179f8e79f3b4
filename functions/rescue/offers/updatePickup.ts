import { isFoodBankRole } from '../../../shared/core/access.ts'
import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import { changePickup } from '../../../shared/rescue/donations/pickup/pickupChange.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as refusals from '../../../shared/rescue/offers/refusals.ts'
import { HttpFault } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { checkedService, proposedPickup } from './directPickup.ts'
import { changeHeldPickup, heldMatch } from './heldPickup.ts'
import { namedDriver } from './namedDriver.ts'

/** The agency changes when it comes and who drives; the food bank also whether the agency, its truck or a volunteer fetches it. */
export const handler = endpointOn(offers.updatePickup, timelineByMatch, async ({ resource, input, ...view }) => {
  const { id, ProviderType: provider } = input
  const match = heldMatch(resource.state, id, view)
  if (provider !== undefined && !isFoodBankRole(view.caller.Role))
    throw new HttpFault(403, 'ProviderType: food banks only')
  const pickup = proposedPickup(input)
  if (isRefusal(pickup)) return pickup
  const check = provider && checkedService(resource.state, { ...input, providerType: provider })
  if (check && (isRefusal(check) || !check.CanService))
    return isRefusal(check) ? check : refuse(refusals.providerCannotService)
  const driving = { agencyId: match.Agency.ID, foodBankId: resource.state.FoodBank.ID }
  const driver = await namedDriver({ ...driving, provider: provider ?? 'agency' }, input)
  if (isRefusal(driver)) return driver
  return changeHeldPickup(resource, id, view, (donation, now) =>
    changePickup(donation, id, { pickup, driver, provider }, now),
  )
})
