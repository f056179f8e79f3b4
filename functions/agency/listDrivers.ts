import { agency } from '../../shared/api/agency.ts'
import { knownEntity } from '../entity/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(
  agency.listDrivers,
  async ({ caller }) => (await knownEntity('agency', caller.EntityID)).Drivers,
)
