import type { Caller } from '../../../shared/core/access.ts'
import { valuesBySize } from '../../../shared/pantry/limits/household.ts'
import type { Limit } from '../../../shared/pantry/limits/limit.ts'
import { type LimitChange, limitDifferences } from '../../../shared/work/changes/change.ts'
import { entryWrite } from '../../core/changeLog/changeEntry.ts'
import { peopleKeys } from '../../core/table/keys/people.ts'
import type { Write } from '../../core/table/write.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'

const termsOf = (limit: Limit | null) =>
  limit &&
  [
    ...(limit.BySize ? valuesBySize(limit) : [limit.Value]),
    limit.LimitTypeID,
    limit.LimitTimeScopeID,
    limit.LimitTimeScopeAmount,
  ].join('.')

const idOf = (of: LimitChange['Of'], { From, To }: Pick<LimitChange, 'From' | 'To'>, { UserID }: Caller) =>
  [of.Kind, of.ID, (From ?? To)?.ID, termsOf(From), termsOf(To), UserID].join('-')

/** An entry for each limit that differs. */
export async function limitAuditWrites(
  { EntityID, caller, At: at }: { readonly EntityID: number; readonly caller: Caller; readonly At: Date },
  Of: LimitChange['Of'],
  before: readonly Limit[],
  after: readonly Limit[],
): Promise<Write[]> {
  const differences = limitDifferences(before, after)
  if (differences.length === 0) return []
  const At = at.toISOString()
  const By = await namedCaller(caller)
  return differences.map((difference) =>
    entryWrite<LimitChange>(EntityID, peopleKeys.changeAudit(EntityID, 'LIMITS', At, idOf(Of, difference, caller)), {
      ...{ Kind: 'limits', At, By, Of },
      ...difference,
    }),
  )
}
