import { foodbanks } from './examples/foodbanks.ts'
import { proveContract } from './suite.ts'

proveContract('foodbanks', foodbanks)
