import * as distributors from '../../../shared/rescue/loads/api.ts'
import { deleteLoad } from '../../../shared/rescue/loads/transit.ts'
import { endpointOn } from '../../core/http/http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(distributors.deleteSubmission, submissionOfId, ({ resource, ...view }) =>
  changeAndShowSubmission(resource, view, deleteLoad),
)
