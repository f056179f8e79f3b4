import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { knownEntity } from '../organizations/entityTable.ts'

export const handler = endpoint(
  agencies.getAddressSettings,
  async ({ caller }) => (await knownEntity('agency', caller.EntityID)).Address,
)
