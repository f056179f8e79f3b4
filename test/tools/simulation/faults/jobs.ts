import * as jobs from '../../../../shared/work/jobs/api.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { exported } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const jobsFaults: Scenario[] = [
  asks(jobs.requestJob, 'empty', () => call(jobs.requestJob, people.foodBank, exported, idempotent)),
  asks(jobs.getJobFile, 'posted', () => call(jobs.getJobFile, people.foodBank, { id: 2 })),
  asks(jobs.cancelJob, 'empty', () => call(jobs.cancelJob, people.foodBank, { id: 1 })),
  asks(jobs.repeatJob, 'empty', () => call(jobs.repeatJob, people.foodBank, { id: 1 }, idempotent)),
]
