import { jobExamples } from './examples/jobs.ts'
import { proveContract } from './suite.ts'

proveContract('jobs', jobExamples)
