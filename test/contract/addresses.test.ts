import { addressExamples } from './examples/addresses.ts'
import { proveContract } from './suite.ts'

proveContract('addresses', addressExamples)
