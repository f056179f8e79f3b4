import { refuse } from '../../../shared/core/answer.ts'
import * as agenciesRefusals from '../../../shared/network/agencies/refusals.ts'
import { activeDrivers } from '../../../shared/network/organizations/entity.ts'
import { accept, type PickupProposal } from '../../../shared/rescue/donations/answers.ts'
import { pickupTimeTypeById } from '../../../shared/rescue/donations/pickup/pickupTime.ts'
import * as donationsRefusals from '../../../shared/rescue/donations/refusals.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'
import { answeredOffer, answeringAgency, assertOwnMatch } from './answeringAgency.ts'
import { answerOffer } from './answerOffer.ts'

/** The driver an agency names, when it has that driver. */
async function driverOf(
  agencyId: number,
  driverId: number | null | undefined,
): Promise<PickupProposal['driver'] | undefined> {
  if (driverId === null || driverId === undefined) return null
  const agency = await findEntity('agency', agencyId)
  return agency && activeDrivers(agency).find((driver) => driver.ID === driverId)
}

/** One read and one conditional write: of many simultaneous acceptances exactly one succeeds. */
export const handler = endpointOn(offers.acceptMatch, answeredOffer, async ({ resource, input, ...view }) => {
  if (resource.withdrawnFrom) return refuse(donationsRefusals.offerNotActive)
  const agencyId = await answeringAgency(view.caller)
  assertOwnMatch(resource.state, input.id, agencyId)
  const time = pickupTimeTypeById(input.AgencyProposedPickupTimeTypeID)
  if (!time) return refuse(donationsRefusals.unknownPickupTime)
  const driver = await driverOf(agencyId, input.AgencyDriverID)
  if (driver === undefined) return refuse(agenciesRefusals.unknownDriver)
  const proposal = { day: input.AgencyProposedPickupDate, time, driver }
  return answerOffer(resource, { matchId: input.id, agencyId }, view, (donation, now) =>
    accept(donation, agencyId, proposal, now),
  )
})
