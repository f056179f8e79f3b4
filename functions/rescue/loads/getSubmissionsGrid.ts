import * as distributors from '../../../shared/rescue/loads/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { submissionGrid } from './submissionGrid.ts'

export const handler = endpoint(distributors.getSubmissionsGrid, submissionGrid)
