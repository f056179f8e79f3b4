import * as distributors from '../../shared/api/distributors.ts'
import { approveLoad } from '../../shared/distributor/offering.ts'
import { endpointOn } from '../http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(distributors.acceptSubmission, submissionOfId, ({ resource, ...view }) =>
  changeAndShowSubmission(resource, view, approveLoad),
)
