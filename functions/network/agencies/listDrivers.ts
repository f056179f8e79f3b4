import * as agencies from '../../../shared/network/agencies/api.ts'
import { activeDrivers } from '../../../shared/network/parties/entity.ts'
import { endpoint } from '../../core/http/http.ts'
import { knownEntity } from '../parties/entityTable.ts'

export const handler = endpoint(agencies.listDrivers, async ({ caller }) =>
  activeDrivers(await knownEntity('agency', caller.EntityID)),
)
