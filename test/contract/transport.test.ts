import { transport } from './examples/transport.ts'
import { proveContract } from './suite.ts'

proveContract('transport', transport)
