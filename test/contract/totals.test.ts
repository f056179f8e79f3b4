import { totalsExamples } from './examples/totals.ts'
import { proveContract } from './suite.ts'

proveContract('totals', totalsExamples)
