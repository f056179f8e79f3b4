import { foodbank } from '../../shared/api/foodbank.ts'
import { entityOf, knownEntity } from '../entity/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(foodbank.getMasterAgency, async ({ caller }) => {
  const { MasterAgencyID } = await knownEntity('foodBank', caller.EntityID)
  const agency = MasterAgencyID === null ? undefined : await entityOf('agency', MasterAgencyID)
  return agency ? { ID: agency.ID, Name: agency.Name } : null
})
