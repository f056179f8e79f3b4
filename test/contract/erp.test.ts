import { erpExamples } from './examples/erp.ts'
import { proveContract } from './suite.ts'

proveContract('erp', erpExamples)
