import * as distributors from '../../../shared/rescue/loads/api.ts'
import { SubmissionRow } from '../../../shared/rescue/loads/rows.ts'
import { endpoint } from '../../core/http/http.ts'
import { inState } from '../../core/table/lists.ts'
import { submissionList } from './submissionGrid.ts'
import { restoreSubmissionRow } from './submissionTable.ts'
import { submissionGridRow } from './submissionView.ts'

const maxPending = 100

export const handler = endpoint(distributors.listPendingSubmissions, async ({ table, ...view }) => {
  const list = inState(submissionList(view.caller), 'pendingApproval')
  const { items } = await table.page({ ...list, limit: maxPending + 1, restore: restoreSubmissionRow }, SubmissionRow)
  const rows = items.slice(0, maxPending).map((row) => submissionGridRow(row, view))
  return { rows, HasMore: items.length > maxPending }
})
