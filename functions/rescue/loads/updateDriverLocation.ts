import * as distributors from '../../../shared/rescue/loads/api.ts'
import { locateDriver } from '../../../shared/rescue/loads/transit.ts'
import { endpointOn } from '../../core/http/http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(
  distributors.updateDriverLocation,
  submissionOfId,
  ({ resource, input: { id: _, ...location }, ...view }) =>
    changeAndShowSubmission(resource, view, (submission, now) => locateDriver(submission, location, now)),
)
