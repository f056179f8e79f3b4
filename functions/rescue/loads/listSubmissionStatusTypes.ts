import * as distributors from '../../../shared/rescue/loads/api.ts'
import { submissionStatusTypeList } from '../../../shared/rescue/loads/status.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(distributors.listSubmissionStatusTypes, async ({ language }) =>
  submissionStatusTypeList(language),
)
