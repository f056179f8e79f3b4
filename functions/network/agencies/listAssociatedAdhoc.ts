import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { agenciesOfFoodBank } from '../organizations/entityTable.ts'

export const handler = endpoint(agencies.listAssociatedAdhoc, async ({ caller }) =>
  (await agenciesOfFoodBank(caller.EntityID)).filter((one) => one.IsActive),
)
