import * as distributors from '../../shared/api/distributors.ts'
import { endpoint } from '../http.ts'
import { submissionGrid } from './submissionGrid.ts'

export const handler = endpoint(distributors.getSubmissionsGrid, submissionGrid)
