import { session } from './examples/session.ts'
import { proveContract } from './suite.ts'

proveContract('session', session)
