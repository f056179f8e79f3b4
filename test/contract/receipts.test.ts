import { receipts } from './examples/receipts.ts'
import { proveContract } from './suite.ts'

proveContract('receipts', receipts)
