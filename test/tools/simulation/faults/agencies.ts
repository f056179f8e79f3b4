import * as agencies from '../../../../shared/api/agencies.ts'
import { call } from '../../../engine/call.ts'
import { agencyDraft, agencyIds, ownAgencyDraft } from '../../../engine/smallTenant.ts'
import { first, setup, unused } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const agenciesFaults: Scenario[] = [
  asks(agencies.createAgency, 'empty', () => call(agencies.createAgency, setup, agencyDraft, idempotent)),
  asks(agencies.updateAgency, 'empty', () =>
    call(agencies.updateAgency, setup, { agencyId: agencyIds[0], ...agencyDraft, Version: 1 }, idempotent),
  ),
  asks(agencies.updateOwnAgency, 'empty', () =>
    call(agencies.updateOwnAgency, first, { ...ownAgencyDraft, Version: 1 }, idempotent),
  ),
  asks(agencies.deleteAgency, 'empty', () =>
    call(agencies.deleteAgency, setup, { agencyId: unused.agency }, idempotent),
  ),
  asks(agencies.setMasterAgency, 'empty', () => call(agencies.setMasterAgency, setup, { AgencyID: agencyIds[0] })),
]
