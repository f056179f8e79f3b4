import { donations } from './examples/donations.ts'
import { proveContract } from './suite.ts'

proveContract('donations', donations)
