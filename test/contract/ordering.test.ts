import { orderingExamples } from './examples/ordering.ts'
import { waitlistExamples } from './examples/waitlist.ts'
import { proveContract } from './suite.ts'

proveContract('ordering', { ...orderingExamples, ...waitlistExamples })
