import { imports } from './examples/imports.ts'
import { proveContract } from './suite.ts'

proveContract('imports', imports)
