import * as distributors from '../../shared/api/distributors.ts'
import { endpointOn } from '../http.ts'
import { submissionOfId } from './submissionTable.ts'
import { submissionView } from './submissionView.ts'

export const handler = endpointOn(distributors.getSubmission, submissionOfId, async ({ resource, ...view }) =>
  submissionView(resource, view),
)
