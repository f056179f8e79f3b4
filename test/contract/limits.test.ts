import { limitExamples } from './examples/limits.ts'
import { proveContract } from './suite.ts'

proveContract('limits', limitExamples)
