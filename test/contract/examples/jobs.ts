import type { Caller } from '../../../shared/core/access.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { staff } from './roles.ts'

const days = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' }
/** Owner of the target's job: nobody else, and not the same person in another role. */
const isOwner = ({ Role, EntityID }: Caller, { owner }: Target) =>
  Role === 'foodbankuser' && owner?.foodBank === EntityID
export const ofJob = {
  roles: staff,
  input: ({ jobId }: Target) => ({ id: jobId }),
  allows: isOwner,
  by: 'foodbankuser',
} as const

export const jobExamples: Examples = {
  listJobs: { roles: staff, input: () => ({}) },
  requestJob: { roles: staff, input: () => ({ Kind: 'donations', Parameters: days }) },
  cancelJob: { ...ofJob, input: ({ openJobId }) => ({ id: openJobId }) },
  repeatJob: ofJob,
  getJobFile: ofJob,
}
