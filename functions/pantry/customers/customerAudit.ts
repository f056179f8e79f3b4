import type { Caller } from '../../../shared/core/access.ts'
import type { NeighborChange } from '../../../shared/work/changes/change.ts'
import { entryWrite } from '../../core/changeLog/changeEntry.ts'
import { peopleKeys } from '../../core/table/keys/people.ts'
import type { Write } from '../../core/table/write.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'

/** In the log of the entity that the staff act for; what neighbors do about themselves is in none. */
export async function neighborAuditWrites(
  caller: Caller,
  CustomerID: number,
  Action: NeighborChange['Action'],
  at: Date,
  DuplicateID?: number,
): Promise<Write[]> {
  if (caller.Role === 'customer') return []
  const { EntityID } = caller
  const At = at.toISOString()
  const By = await namedCaller(caller)
  const merge = DuplicateID === undefined ? {} : { DuplicateID }
  const id = [CustomerID, ...Object.values(merge), Action, By.UserID].join('-')
  const key = peopleKeys.changeAudit(EntityID, 'NEIGHBORS', At, id)
  return [entryWrite<NeighborChange>(EntityID, key, { Kind: 'neighbors', At, By, CustomerID, Action, ...merge })]
}
