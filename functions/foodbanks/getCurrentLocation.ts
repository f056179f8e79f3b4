import * as foodbanks from '../../shared/api/foodbanks.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(foodbanks.getCurrentLocation, async ({ caller }) => {
  const { ID, Name, TimeZone, Address } = await knownEntity('foodBank', caller.EntityID)
  return { ID, Name, TimeZone, Address }
})
