import { lockerExamples } from './examples/lockers.ts'
import { proveContract } from './suite.ts'

proveContract('lockers', lockerExamples)
