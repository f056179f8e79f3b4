import * as distributors from '../../shared/api/distributors.ts'
import { deleteLoad } from '../../shared/distributor/transit.ts'
import { endpointOn } from '../http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(distributors.deleteSubmission, submissionOfId, ({ resource, ...view }) =>
  changeAndShowSubmission(resource, view, deleteLoad),
)
