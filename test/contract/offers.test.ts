import { offers } from './examples/offers.ts'
import { proveContract } from './suite.ts'

proveContract('offers', offers)
