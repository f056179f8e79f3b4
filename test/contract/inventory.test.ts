import { inventory } from './examples/inventory.ts'
import { proveContract } from './suite.ts'

proveContract('inventory', inventory)
