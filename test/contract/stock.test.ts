import { stockExamples } from './examples/stock.ts'
import { proveContract } from './suite.ts'

proveContract('stock', stockExamples)
