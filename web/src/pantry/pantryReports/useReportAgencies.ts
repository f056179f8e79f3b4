import { isFoodBankRole } from '../../../../shared/core/access.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'

/** Agencies that the caller's reports can be of: the food bank's; undefined to an agency, which reports its own. */
export function useReportAgencies() {
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  const { data = [] } = useApi(foodbanks.listAssociatedAgencies, isFoodBank ? {} : null)
  return isFoodBank ? data : undefined
}
