import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import type { Address } from '../../../../shared/network/organizations/address.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import type { Loadable } from '../../core/ui/WhenLoaded.tsx'

/** Section 6: an agency reads its own address settings; otherwise the current food bank's location is read. */
export function useOwnAddress(): Loadable<Address> {
  const isAgency = useRolePrefix() === 'Agency'
  const agency = useLoaded(agencies.getAddressSettings, isAgency ? {} : null)
  const foodBank = useLoaded(foodbanks.getCurrentLocation, isAgency ? null : {})
  return isAgency ? agency : { ...foodBank, data: foodBank.data?.Address }
}
