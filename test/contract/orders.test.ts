import { orderExamples } from './examples/orders.ts'
import { proveContract } from './suite.ts'

proveContract('orders', orderExamples)
