import { settledWaitlist, type Waitlist } from '../../../shared/pantry/waitlist/waitlist.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import type { Write } from '../../core/table/write.ts'
import { windowById } from '../windows/windowTable.ts'
import { removeDraft, waitlists } from './waitlistTable.ts'

/** Orders of families who are no longer in the list. */
function goneDrafts(before: Waitlist, after: Waitlist): Write[] {
  const still = new Set(after.Entries.map(({ CustomerID }) => CustomerID))
  return before.Entries.filter(({ CustomerID }) => !still.has(CustomerID)).map(({ CustomerID }) =>
    removeDraft(CustomerID, before.ID),
  )
}

/** Ends offers that are over, and makes those that can be made now. Repeating it is harmless. */
export async function settleWaitlist(windowId: number, now: Date): Promise<void> {
  const loaded = await waitlists.load(windowId)
  if (!loaded || loaded.Entries.length === 0) return
  const reload = () => waitlists.load(windowId)
  await retryConflicts({ loaded, now, reload }, async (list, at) => {
    const change = settledWaitlist(list, await windowById(windowId), at)
    await waitlists.save(list, change, { by: null, now: at, also: goneDrafts(list, change.state) })
  })
}
