import { customerExamples } from './examples/customers.ts'
import { proveContract } from './suite.ts'

proveContract('customers', customerExamples)
