import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { knownEntity } from '../organizations/entityTable.ts'
import { shownAgency } from './agencyTable.ts'

export const handler = endpoint(agencies.getOwnAgency, async ({ caller }) =>
  shownAgency(await knownEntity('agency', caller.EntityID)),
)
