import { afterAll } from 'vitest'
import { startImportBucket } from '../engine/importBucket.ts'
import { imports } from './examples/imports.ts'
import { proveContract } from './suite.ts'

const bucket = await startImportBucket()
afterAll(() => bucket.stop())

proveContract('imports', imports)
