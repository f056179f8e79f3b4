import * as agencies from '../../shared/api/agencies.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(
  agencies.getAddressSettings,
  async ({ caller }) => (await knownEntity('agency', caller.EntityID)).Address,
)
