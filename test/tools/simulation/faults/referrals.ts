import * as referrals from '../../../../shared/pantry/referrals/api.ts'
import { call } from '../../../engine/call.ts'
import { openCode, signUpOf } from '../../../engine/referrals.ts'
import { people } from '../../../engine/smallTenant.ts'
import { asks, type Scenario } from './scenario.ts'

export const referralsFaults: Scenario[] = [
  asks(referrals.signUpThroughReferral, 'empty', () =>
    call(referrals.signUpThroughReferral, undefined, {
      code: openCode,
      ...signUpOf({ EMailAddress: 'new-family@example.org' }),
    }),
  ),
  asks(referrals.redeemReferral, 'empty', () => call(referrals.redeemReferral, people.customer, { code: openCode })),
]
