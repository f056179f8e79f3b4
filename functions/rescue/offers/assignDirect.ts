import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import { assignDirect } from '../../../shared/rescue/donations/directAccept.ts'
import { acceptedMatch } from '../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as refusals from '../../../shared/rescue/offers/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { changeMatchList } from './changeMatchList.ts'
import { checkedService, findMatch, proposedPickup } from './directPickup.ts'
import { namedDriver } from './namedDriver.ts'

export const handler = endpointOn(offers.assignDirect, timelineByMatch, async ({ resource, input, ...view }) => {
  const { state } = resource
  const match = findMatch(state, input.id)
  const pickup = proposedPickup(input)
  if (isRefusal(pickup)) return pickup
  const check = checkedService(state, input)
  if (isRefusal(check)) return check
  const isTaken = acceptedMatch(state) !== undefined
  if (!check.CanService && !isTaken) return refuse(refusals.providerCannotService)
  const driving = { provider: input.providerType, agencyId: match.Agency.ID, foodBankId: state.FoodBank.ID }
  const driver = await namedDriver(driving, input)
  if (isRefusal(driver)) return driver
  const assignment = { provider: input.providerType, driver, pickup }
  return changeMatchList(resource, view, (donation, now) => assignDirect(donation, input.id, assignment, now))
})
