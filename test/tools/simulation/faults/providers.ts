import * as providers from '../../../../shared/rescue/providers/api.ts'
import { call } from '../../../engine/call.ts'
import { ids, providerDraft } from '../../../engine/smallTenant.ts'
import { setupCaller } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const providersFaults: Scenario[] = [
  asks(providers.deleteTransportationProvider, 'empty', () =>
    call(providers.deleteTransportationProvider, setupCaller, { id: ids.provider }, idempotent),
  ),
  asks(providers.createTransportationProvider, 'empty', () =>
    call(providers.createTransportationProvider, setupCaller, providerDraft, idempotent),
  ),
  asks(providers.updateTransportationProvider, 'empty', () =>
    call(
      providers.updateTransportationProvider,
      setupCaller,
      { id: ids.provider, ...providerDraft, MaxMiles: 40, Version: 1 },
      idempotent,
    ),
  ),
]
