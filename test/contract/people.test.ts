import { peopleExamples } from './examples/people.ts'
import { proveContract } from './suite.ts'

proveContract('people', peopleExamples)
