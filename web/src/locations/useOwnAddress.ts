import * as agencies from '../../../shared/api/agencies.ts'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import type { Address } from '../../../shared/entity/address.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { useLoaded } from '../parties/useLoaded.ts'
import type { Loadable } from '../ui/WhenLoaded.tsx'

/** Section 6: an agency reads its own address settings; otherwise the current food bank's location is read. */
export function useOwnAddress(): Loadable<Address> {
  const isAgency = useRolePrefix() === 'Agency'
  const agency = useLoaded(agencies.getAddressSettings, isAgency ? {} : null)
  const foodBank = useLoaded(foodbanks.getCurrentLocation, isAgency ? null : {})
  return isAgency ? agency : { ...foodBank, data: foodBank.data?.Address }
}
