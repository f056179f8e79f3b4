import * as setup from '../../../shared/work/setup/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { foodBankSetupOf } from './foodBankSetup.ts'

export const handler = endpoint(setup.getFoodBankSetup, ({ caller, now }) => foodBankSetupOf(caller.EntityID, now))
