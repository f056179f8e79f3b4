import { setup } from './examples/setup.ts'
import { proveContract } from './suite.ts'

proveContract('setup', setup)
