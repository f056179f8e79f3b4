import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/network/agencies/refusals.ts'
import { activeDrivers } from '../../../shared/network/organizations/entity.ts'
import { type AgencyDriver, unlistedDriver } from '../../../shared/rescue/donations/donation.ts'
import type { ProviderType } from '../../../shared/rescue/providers/providerTypes.ts'
import { findEntity, knownEntity } from '../../network/organizations/entityTable.ts'

/** The driver that a pickup names. */

interface Driving {
  readonly provider: ProviderType
  readonly agencyId: number
  readonly foodBankId: number
}
interface Named {
  readonly AgencyDriverID?: number | null | undefined
  readonly DriverName?: string | undefined
  readonly DriverPhoneNumber?: string | undefined
}

/** One of the agency's drivers, or with the food bank's truck of its own agency; or a name and a telephone for this pickup. */
export async function namedDriver(
  { provider, agencyId, foodBankId }: Driving,
  { AgencyDriverID: driverId, DriverName: Name, DriverPhoneNumber: PhoneNumber }: Named,
): Promise<AgencyDriver | null | Refusal> {
  if (typeof driverId !== 'number')
    return Name ? { ID: unlistedDriver, Name, ...(PhoneNumber ? { PhoneNumber } : {}) } : null
  if (provider === 'volunteer') return refuse(refusals.unknownDriver)
  const employer = provider === 'agency' ? agencyId : (await knownEntity('foodBank', foodBankId)).MasterAgencyID
  const agency = employer === null ? undefined : await findEntity('agency', employer)
  return (agency && activeDrivers(agency).find(({ ID }) => ID === driverId)) ?? refuse(refusals.unknownDriver)
}
