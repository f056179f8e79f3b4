import * as foodbanks from '../../shared/api/foodbanks.ts'
import { entityOf, knownEntity } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(foodbanks.getMasterAgency, async ({ caller }) => {
  const { MasterAgencyID } = await knownEntity('foodBank', caller.EntityID)
  const agency = MasterAgencyID === null ? undefined : await entityOf('agency', MasterAgencyID)
  return agency ? { ID: agency.ID, Name: agency.Name } : null
})
