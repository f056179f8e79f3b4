import { anyStatus, type GridState } from '../donations/grid/gridQuery.ts'

/** The filters of an agency's current donations: they are shown whatever their age. */
export type CurrentState = Pick<GridState, 'search' | 'status' | 'donor'>

export const firstCurrentFilters: CurrentState = { search: '', status: anyStatus, donor: '' }

/** Query of the filters; nothing at all for those that the list opens with. */
export const currentQuery = ({ search, status, donor }: CurrentState) => ({
  ...(search ? { searchFilter: search } : {}),
  ...(donor ? { donorFilter: donor } : {}),
  ...(status === anyStatus ? {} : { statusTypeId: status }),
})
