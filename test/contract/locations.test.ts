import { locations } from './examples/locations.ts'
import { proveContract } from './suite.ts'

proveContract('locations', locations)
