import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { knownEntity } from '../organizations/entityTable.ts'

export const handler = endpoint(foodbanks.getCurrentLocation, async ({ caller }) => {
  const { ID, Name, TimeZone, Address } = await knownEntity('foodBank', caller.EntityID)
  return { ID, Name, TimeZone, Address }
})
