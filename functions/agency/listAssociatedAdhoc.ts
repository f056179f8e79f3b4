import { agency } from '../../shared/api/agency.ts'
import { agenciesOfFoodBank } from '../entity/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(agency.listAssociatedAdhoc, async ({ caller }) =>
  (await agenciesOfFoodBank(caller.EntityID)).filter((one) => one.IsActive),
)
