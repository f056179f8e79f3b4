import * as agencies from '../../shared/api/agencies.ts'
import { activeDrivers } from '../../shared/entity/entity.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(agencies.listDrivers, async ({ caller }) =>
  activeDrivers(await knownEntity('agency', caller.EntityID)),
)
