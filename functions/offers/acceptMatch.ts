import { refuse } from '../../shared/answer.ts'
import * as offers from '../../shared/api/offers.ts'
import { accept, type PickupProposal } from '../../shared/donation/answers.ts'
import { activeDrivers } from '../../shared/entity/entity.ts'
import { pickupTimeTypeById } from '../../shared/pickup/pickupTime.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { entityOf } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
import { answeredOffer, answeringAgency, assertOwnMatch } from './answeringAgency.ts'
import { answerOffer } from './answerOffer.ts'

/** The driver an agency names, when it has that driver. */
async function driverOf(
  agencyId: number,
  driverId: number | null | undefined,
): Promise<PickupProposal['driver'] | undefined> {
  if (driverId === null || driverId === undefined) return null
  const agency = await entityOf('agency', agencyId)
  return agency && activeDrivers(agency).find((driver) => driver.ID === driverId)
}

/** One read and one conditional write: of many simultaneous acceptances exactly one succeeds. */
export const handler = endpointOn(offers.acceptMatch, answeredOffer, async ({ resource, input, ...view }) => {
  if (resource.withdrawnFrom) return refuse(refusals.offerNotActive)
  const agencyId = await answeringAgency(view.caller)
  assertOwnMatch(resource.state, input.id, agencyId)
  const time = pickupTimeTypeById(input.AgencyProposedPickupTimeTypeID)
  if (!time) return refuse(refusals.unknownPickupTime)
  const driver = await driverOf(agencyId, input.AgencyDriverID)
  if (driver === undefined) return refuse(refusals.unknownDriver)
  const proposal = { day: input.AgencyProposedPickupDate, time, driver }
  return answerOffer(resource, { matchId: input.id, agencyId }, view, (donation, now) =>
    accept(donation, agencyId, proposal, now),
  )
})
