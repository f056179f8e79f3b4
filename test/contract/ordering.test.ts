import { helperExamples } from './examples/helping.ts'
import { orderingExamples } from './examples/ordering.ts'
import { standingExamples } from './examples/standing.ts'
import { waitlistExamples } from './examples/waitlist.ts'
import { proveContract } from './suite.ts'

proveContract('ordering', { ...orderingExamples, ...waitlistExamples, ...standingExamples, ...helperExamples })
