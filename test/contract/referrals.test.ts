import { helperExamples } from './examples/helping.ts'
import { referralExamples } from './examples/referrals.ts'
import { proveContract } from './suite.ts'

proveContract('referrals', { ...referralExamples, ...helperExamples })
