import { dashboard } from './examples/dashboard.ts'
import { proveContract } from './suite.ts'

proveContract('dashboard', dashboard)
