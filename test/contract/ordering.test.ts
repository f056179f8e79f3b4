import { orderingExamples } from './examples/ordering.ts'
import { proveContract } from './suite.ts'

proveContract('ordering', orderingExamples)
