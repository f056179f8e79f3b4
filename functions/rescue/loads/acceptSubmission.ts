import * as distributors from '../../../shared/rescue/loads/api.ts'
import { approveLoad } from '../../../shared/rescue/loads/offering.ts'
import { endpointOn } from '../../core/http/http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(distributors.acceptSubmission, submissionOfId, ({ resource, ...view }) =>
  changeAndShowSubmission(resource, view, approveLoad),
)
