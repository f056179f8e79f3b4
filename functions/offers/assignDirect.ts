import { isRefusal, type Refusal, refuse } from '../../shared/answer.ts'
import * as offers from '../../shared/api/offers.ts'
import { assignDirect } from '../../shared/donation/directAccept.ts'
import { type AgencyMatch, acceptedMatch } from '../../shared/donation/donation.ts'
import { activeDrivers } from '../../shared/entity/entity.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import type { ProviderType } from '../../shared/transport/providerTypes.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { entityOf, knownEntity } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
import { changeMatchList } from './changeMatchList.ts'
import { checkedService, matchOf, proposedPickup } from './directPickup.ts'

interface Driving {
  readonly provider: ProviderType
  readonly agencyId: number
  readonly foodBankId: number
}

/** The selected driver: the agency's own, or with the food bank's truck one of its own agency. */
async function driverOf(
  { provider, agencyId, foodBankId }: Driving,
  driverId: number | undefined,
): Promise<AgencyMatch['AgencyDriver'] | Refusal> {
  if (driverId === undefined) return null
  if (provider === 'volunteer') return refuse(refusals.unknownDriver)
  const employer = provider === 'agency' ? agencyId : (await knownEntity('foodBank', foodBankId)).MasterAgencyID
  const agency = employer === null ? undefined : await entityOf('agency', employer)
  return (agency && activeDrivers(agency).find(({ ID }) => ID === driverId)) ?? refuse(refusals.unknownDriver)
}

export const handler = endpointOn(offers.assignDirect, timelineByMatch, async ({ resource, input, ...view }) => {
  const { state } = resource
  const match = matchOf(state, input.id)
  const pickup = proposedPickup(input)
  if (isRefusal(pickup)) return pickup
  const check = checkedService(state, input)
  if (isRefusal(check)) return check
  const isTaken = acceptedMatch(state) !== undefined
  if (!check.CanService && !isTaken) return refuse(refusals.providerCannotService)
  const driving = { provider: input.providerType, agencyId: match.Agency.ID, foodBankId: state.FoodBank.ID }
  const driver = await driverOf(driving, input.AgencyDriverID)
  if (isRefusal(driver)) return driver
  const assignment = { provider: input.providerType, driver, pickup }
  return changeMatchList(resource, view, (donation, now) => assignDirect(donation, input.id, assignment, now))
})
