import { loadTick } from '../../../shared/rescue/loads/deadlines.ts'
import { submissionById, submissionStore } from './submissionTable.ts'

/** Settles the timer of a load: expired offers end, and the next entity is asked. */
export async function settleSubmission(id: number, now: Date): Promise<void> {
  const submission = await submissionById(id)
  if (submission) await submissionStore.change(submission, loadTick, { by: null, now })
}
