import { afterAll } from 'vitest'
import { startImportBucket } from '../engine/importBucket.ts'
import { attachments } from './examples/attachments.ts'
import { translationExamples } from './examples/translations.ts'
import { proveContract } from './suite.ts'

const bucket = await startImportBucket()
afterAll(() => bucket.stop())

proveContract('attachments', { ...attachments, ...translationExamples })
