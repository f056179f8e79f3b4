import * as checklist from '../../../../shared/work/setup/api.ts'
import { call } from '../../../engine/call.ts'
import { first } from './prepare.ts'
import { asks, type Scenario } from './scenario.ts'

export const setupFaults: Scenario[] = [
  asks(checklist.performSetupAction, 'empty', () =>
    call(checklist.performSetupAction, first, { actionName: 'acceptAllCategories' }),
  ),
]
