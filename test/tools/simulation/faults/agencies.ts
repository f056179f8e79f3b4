import * as agencies from '../../../../shared/network/agencies/api.ts'
import { call } from '../../../engine/call.ts'
import { agencyDraft, agencyIds, ownAgencyDraft } from '../../../engine/smallTenant.ts'
import { first, setupCaller, unused } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const agenciesFaults: Scenario[] = [
  asks(agencies.createAgency, 'empty', () => call(agencies.createAgency, setupCaller, agencyDraft, idempotent)),
  asks(agencies.updateAgency, 'empty', () =>
    call(agencies.updateAgency, setupCaller, { agencyId: agencyIds[0], ...agencyDraft, Version: 1 }, idempotent),
  ),
  asks(agencies.updateOwnAgency, 'empty', () =>
    call(agencies.updateOwnAgency, first, { ...ownAgencyDraft, Version: 1 }, idempotent),
  ),
  asks(agencies.deleteAgency, 'empty', () =>
    call(agencies.deleteAgency, setupCaller, { agencyId: unused.agency }, idempotent),
  ),
  asks(agencies.setMasterAgency, 'empty', () =>
    call(agencies.setMasterAgency, setupCaller, { AgencyID: agencyIds[0] }),
  ),
]
