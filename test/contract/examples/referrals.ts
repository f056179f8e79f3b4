import { openCode, signUpOf, usedCode } from '../../engine/referrals.ts'
import type { Examples } from '../example.ts'

export const referralExamples: Examples = {
  getReferral: { roles: 'anonymous', input: () => ({ code: openCode }) },
  // A used code: that a good one makes an account is shown beside a user pool.
  signUpThroughReferral: {
    roles: 'anonymous',
    input: () => ({ code: usedCode, ...signUpOf({ EMailAddress: 'family@example.org' }) }),
  },
  redeemReferral: { roles: ['customer'], input: () => ({ code: openCode }) },
}
