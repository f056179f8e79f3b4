import { left } from '../../../shared/pantry/waitlist/waitlist.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import type { Actor } from '../../core/table/outbox.ts'
import { windowById } from '../windows/windowTable.ts'
import { removeDraft, waitlists } from './waitlistTable.ts'

/** A family no longer waits. Whoever does not wait leaves nothing. */
export async function leavePlace(windowId: number, customerId: number, { by, now }: Actor): Promise<void> {
  const reload = () => waitlists.load(windowId)
  const loaded = await reload()
  if (!loaded) return
  await retryConflicts({ loaded, now, reload }, async (list, at) => {
    const change = left(list, customerId, await windowById(windowId), at)
    if (change.state === list) return
    await waitlists.save(list, change, { by, now: at, also: [removeDraft(customerId, windowId)] })
  })
}
