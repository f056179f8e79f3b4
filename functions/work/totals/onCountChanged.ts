import { reaction } from '../../core/http/reaction.ts'
import { countSubject } from './counting.ts'

/** Keeps the totals by day and month. It reads the subject as it stands, so the order of events does not matter. */
export const handler = reaction('totals/onCountChanged', async ({ Subject }, now) => {
  await countSubject(Subject, now)
})
