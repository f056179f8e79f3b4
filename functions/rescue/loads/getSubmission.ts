import * as distributors from '../../../shared/rescue/loads/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { submissionOfId } from './submissionTable.ts'
import { submissionView } from './submissionView.ts'

export const handler = endpointOn(distributors.getSubmission, submissionOfId, async ({ resource, ...view }) =>
  submissionView(resource, view),
)
