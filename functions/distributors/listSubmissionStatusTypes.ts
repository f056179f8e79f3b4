import * as distributors from '../../shared/api/distributors.ts'
import { submissionStatusTypeList } from '../../shared/distributor/status.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(distributors.listSubmissionStatusTypes, async ({ language }) =>
  submissionStatusTypeList(language),
)
