import { storage } from './examples/storage.ts'
import { proveContract } from './suite.ts'

proveContract('storage', storage)
