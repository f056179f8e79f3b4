import { agencies } from './examples/agencies.ts'
import { proveContract } from './suite.ts'

proveContract('agencies', agencies)
