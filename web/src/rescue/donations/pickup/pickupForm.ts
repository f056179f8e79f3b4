import * as z from 'zod/mini'
import type { Input } from '../../../../../shared/core/schema/endpoint.ts'
import { type AgencyMatch, unlistedDriver } from '../../../../../shared/rescue/donations/donation.ts'
import type * as offers from '../../../../../shared/rescue/offers/api.ts'
import type { ProviderType } from '../../../../../shared/rescue/providers/providerTypes.ts'
import { directAcceptForm } from './directAccept.ts'

/** Values of the forms about an accepted pickup: the fields of a direct accept, and a driver who is on no list. */

/** The choice of a driver who is on no list. */
export const otherDriver = -1

const pickupFields = z.extend(directAcceptForm, {
  agencyId: z.nullable(z.number()),
  driverName: z.string(),
  driverPhone: z.string(),
})
export type PickupValues = z.infer<typeof pickupFields>

const named = z.refine<PickupValues>(
  ({ driverId, driverName }) => driverId !== otherDriver || driverName.trim() !== '',
  {
    path: ['driverName'],
    error: 'driverNameMissing',
  },
)
export const pickupForm = pickupFields.check(named)
export const reassignForm = pickupFields.check(
  named,
  z.refine<PickupValues>(({ agencyId }) => agencyId !== null, { path: ['agencyId'], error: 'agencyMissing' }),
)

/** Values as they are agreed now. */
export function pickupStart({ AgencyDriver: driver }: AgencyMatch, provider: ProviderType): PickupValues {
  const isOther = driver?.ID === unlistedDriver
  return {
    provider,
    day: '',
    timeId: null,
    agencyId: null,
    driverId: isOther ? otherDriver : (driver?.ID ?? 0),
    driverName: isOther ? driver.Name : '',
    driverPhone: driver?.PhoneNumber ?? '',
  }
}

/** Day and time travel together; a volunteer has no driver of ours. */
export function pickupInput({ provider, day, timeId, driverId, driverName, driverPhone }: PickupValues) {
  const isOther = driverId === otherDriver && driverName.trim() !== ''
  const driver = isOther
    ? { DriverName: driverName, DriverPhoneNumber: driverPhone }
    : { AgencyDriverID: driverId && driverId > 0 ? driverId : null }
  return {
    ...(day !== '' && timeId !== null ? { AgencyProposedPickupDate: day, AgencyProposedPickupTimeTypeID: timeId } : {}),
    ...(provider === 'volunteer' ? { AgencyDriverID: null } : driver),
  } satisfies Partial<Input<typeof offers.updatePickup>>
}
