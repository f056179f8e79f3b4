import { messages } from './examples/messages.ts'
import { proveContract } from './suite.ts'

proveContract('messages', messages)
