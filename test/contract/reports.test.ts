import { reportExamples } from './examples/reports.ts'
import { proveContract } from './suite.ts'

proveContract('reports', reportExamples)
