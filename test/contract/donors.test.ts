import { donorExamples } from './examples/donors.ts'
import { proveContract } from './suite.ts'

proveContract('donors', donorExamples)
