import * as agencies from '../../../shared/api/agencies.ts'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { useLoaded } from '../parties/useLoaded.ts'

/** Section 6: an agency reads its own address settings; otherwise the current food bank's location is read. */
export function useOwnAddress() {
  const isAgency = useRolePrefix() === 'Agency'
  const agency = useLoaded(agencies.getAddressSettings, isAgency ? {} : null)
  const foodBank = useLoaded(foodbanks.getCurrentLocation, isAgency ? null : {})
  const asked = isAgency ? agency : foodBank
  return {
    address: isAgency ? agency.data : foodBank.data?.Address,
    error: asked.data === undefined ? asked.error : undefined,
    retry: () => asked.mutate(),
  }
}
