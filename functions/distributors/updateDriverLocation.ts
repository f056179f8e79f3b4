import * as distributors from '../../shared/api/distributors.ts'
import { locateDriver } from '../../shared/distributor/transit.ts'
import { endpointOn } from '../http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(
  distributors.updateDriverLocation,
  submissionOfId,
  ({ resource, input: { id: _, ...location }, ...view }) =>
    changeAndShowSubmission(resource, view, (submission, now) => locateDriver(submission, location, now)),
)
