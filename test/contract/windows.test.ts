import { windows } from './examples/windows.ts'
import { proveContract } from './suite.ts'

proveContract('windows', windows)
