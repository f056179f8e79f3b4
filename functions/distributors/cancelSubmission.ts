import * as distributors from '../../shared/api/distributors.ts'
import { cancelLoad } from '../../shared/distributor/transit.ts'
import { endpointOn } from '../http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(distributors.cancelSubmission, submissionOfId, ({ resource, ...view }) =>
  changeAndShowSubmission(resource, view, cancelLoad),
)
