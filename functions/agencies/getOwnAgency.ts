import * as agencies from '../../shared/api/agencies.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { shownAgency } from './agencyTable.ts'

export const handler = endpoint(agencies.getOwnAgency, async ({ caller }) =>
  shownAgency(await knownEntity('agency', caller.EntityID)),
)
