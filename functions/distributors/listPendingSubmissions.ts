import * as distributors from '../../shared/api/distributors.ts'
import { SubmissionRow } from '../../shared/distributor/rows.ts'
import { endpoint } from '../http.ts'
import { inState } from '../table/lists.ts'
import { submissionList } from './submissionGrid.ts'
import { restoreSubmissionRow } from './submissionTable.ts'
import { submissionGridRow } from './submissionView.ts'

/** Oldest first, at most a hundred. */
const maxPending = 100

export const handler = endpoint(distributors.listPendingSubmissions, async ({ table, ...view }) => {
  const list = inState(submissionList(view.caller), 'pendingApproval')
  const page = await table.page({ ...list, limit: maxPending, restore: restoreSubmissionRow }, SubmissionRow)
  return { rows: page.items.map((row) => submissionGridRow(row, view)) }
})
