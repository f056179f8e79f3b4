import { distributors } from './examples/distributors.ts'
import { proveContract } from './suite.ts'

proveContract('distributors', distributors)
