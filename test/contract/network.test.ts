import { network } from './examples/network.ts'
import { proveContract } from './suite.ts'

proveContract('network', network)
