import { tagExamples } from './examples/tags.ts'
import { proveContract } from './suite.ts'

proveContract('tags', tagExamples)
