import * as agencies from '../../shared/api/agencies.ts'
import { agenciesOfFoodBank } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(agencies.listAssociatedAdhoc, async ({ caller }) =>
  (await agenciesOfFoodBank(caller.EntityID)).filter((one) => one.IsActive),
)
