import { providers } from './examples/providers.ts'
import { proveContract } from './suite.ts'

proveContract('providers', providers)
