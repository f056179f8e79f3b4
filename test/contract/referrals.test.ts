import { referralExamples } from './examples/referrals.ts'
import { proveContract } from './suite.ts'

proveContract('referrals', referralExamples)
