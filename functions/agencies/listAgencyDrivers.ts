import * as agencies from '../../shared/api/agencies.ts'
import { activeDrivers } from '../../shared/entity/entity.ts'
import { agencyNamed } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'

const named = agencyNamed<{ agencyId: number }>((input) => input.agencyId)

export const handler = endpointOn(agencies.listAgencyDrivers, named, async ({ resource }) => activeDrivers(resource))
