import * as agencies from '../../../shared/network/agencies/api.ts'
import { activeDrivers } from '../../../shared/network/organizations/entity.ts'
import { endpoint } from '../../core/http/http.ts'
import { knownEntity } from '../organizations/entityTable.ts'

export const handler = endpoint(agencies.listDrivers, async ({ caller }) =>
  activeDrivers(await knownEntity('agency', caller.EntityID)),
)
