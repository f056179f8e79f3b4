import { programExamples } from './examples/deliveryprograms.ts'
import { proveContract } from './suite.ts'

proveContract('deliveryprograms', programExamples)
