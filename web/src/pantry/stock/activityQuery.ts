import type { ActivityRange } from '../../../../shared/pantry/stock/activity.ts'

/** Query of the activity grid; without filters the server's own range. */
export const activityQuery = (
  { search, start, end }: ActivityRange & { readonly search: string },
  usual: ActivityRange,
) => ({
  source: 'grid',
  mode: 'grid',
  ...(search ? { searchFilter: search } : {}),
  ...(start && start !== usual.start ? { dateStartFilter: start } : {}),
  ...(end && end !== usual.end ? { dateEndFilter: end } : {}),
})
