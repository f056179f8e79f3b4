import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { findEntity, knownEntity } from '../organizations/entityTable.ts'

export const handler = endpoint(foodbanks.getMasterAgency, async ({ caller }) => {
  const { MasterAgencyID } = await knownEntity('foodBank', caller.EntityID)
  const agency = MasterAgencyID === null ? undefined : await findEntity('agency', MasterAgencyID)
  return agency ? { ID: agency.ID, Name: agency.Name } : null
})
