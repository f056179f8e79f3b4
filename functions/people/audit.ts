import type { Caller } from '../../shared/access.ts'
import { maxListedChanges } from '../../shared/api/people.ts'
import {
  type AvailabilityChange,
  type GoodsChange,
  type LimitChange,
  limitDifferences,
  type NeighborChange,
  type StaffChange,
  type StockChange,
} from '../../shared/change/change.ts'
import { valuesBySize } from '../../shared/limit/household.ts'
import type { Limit } from '../../shared/limit/limit.ts'
import { AuditEntry, type PersonRow } from '../../shared/person/person.ts'
import { namedCaller } from '../entities/entityTable.ts'
import { peopleKeys, peopleLists } from '../table/keys/people.ts'
import { inState, listAttributes } from '../table/lists.ts'
import type { Key } from '../table/shape.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/** Who changed what about an entity's people, stock, products, limits and neighbors. Entries are written with the change and never changed. */

/**
 * In the entity's log as a whole, and in that of its kind. Entries from before the log stand at their person alone. The key says
 * what was changed, by whom and when, so that equal keys are the same entry.
 */
function entryWrite(entityId: number, at: Key, change: StaffChange): Write {
  const list = peopleLists.changes(entityId)
  const lists = listAttributes([list, inState(list, change.Kind)])
  return { put: { ...at, ...change, ...lists, sort: `${change.At}#${at.sk}`, row: change } }
}

export interface AuditedChange
  extends Pick<AuditEntry, 'Role' | 'NewRole' | 'Name' | 'NewName' | 'Language' | 'NewLanguage'> {
  readonly action: AuditEntry['Action']
  /** Of the person or invitation before the change: two changes of the same moment are two entries. */
  readonly version: number
}

export function auditWrite(
  entityId: number,
  by: AuditEntry['By'],
  about: Pick<AuditEntry, 'UserID' | 'Person'>,
  { action, version, ...values }: AuditedChange,
  now: Date,
): Write {
  const At = now.toISOString()
  const entry: AuditEntry = { At, By: by, ...about, Action: action, ...values }
  const key =
    about.UserID === null
      ? peopleKeys.invitationAudit(entityId, about.Person, At, version)
      : peopleKeys.personAudit(entityId, about.UserID, At, version)
  return entryWrite(entityId, key, { Kind: 'people', ...entry })
}

/** Whose log, by whom and when; for the transaction of the change. */
interface Made {
  readonly EntityID: number
  readonly By: StaffChange['By']
  readonly At: Date
}

export function stockAuditWrite(
  { EntityID, By, At: at }: Made,
  change: Omit<StockChange, 'Kind' | 'At' | 'By'>,
): Write {
  const At = at.toISOString()
  const id = [change.ProductID, change.From, change.To, By?.UserID].join('-')
  return entryWrite(EntityID, peopleKeys.changeAudit(EntityID, 'STOCK', At, id), {
    ...{ Kind: 'stock', At, By },
    ...change,
  })
}

export function goodsAuditWrite(
  { EntityID, By, At: at }: Made,
  change: Omit<GoodsChange, 'Kind' | 'At' | 'By'>,
): Write {
  const At = at.toISOString()
  const id = [change.ProductID, change.Action, change.Source.ID, change.Quantity, By?.UserID].join('-')
  return entryWrite(EntityID, peopleKeys.changeAudit(EntityID, 'GOODS', At, id), {
    ...{ Kind: 'goods', At, By },
    ...change,
  })
}

export function availabilityAuditWrite(
  { EntityID, By, At: at }: Made,
  change: Omit<AvailabilityChange, 'Kind' | 'At' | 'By'>,
): Write {
  const At = at.toISOString()
  const id = [change.ProductID, change.Action, By?.UserID].join('-')
  return entryWrite(EntityID, peopleKeys.changeAudit(EntityID, 'PRODUCTS', At, id), {
    ...{ Kind: 'products', At, By },
    ...change,
  })
}

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
  return [entryWrite(EntityID, key, { Kind: 'neighbors', At, By, CustomerID, Action, ...merge })]
}

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
  { EntityID, caller, At: at }: Omit<Made, 'By'> & { readonly caller: Caller },
  Of: LimitChange['Of'],
  before: readonly Limit[],
  after: readonly Limit[],
): Promise<Write[]> {
  const differences = limitDifferences(before, after)
  if (differences.length === 0) return []
  const At = at.toISOString()
  const By = await namedCaller(caller)
  return differences.map((difference) =>
    entryWrite(EntityID, peopleKeys.changeAudit(EntityID, 'LIMITS', At, idOf(Of, difference, caller)), {
      ...{ Kind: 'limits', At, By, Of },
      ...difference,
    }),
  )
}

/** The changes about one person, newest first. */
export async function changesOf(entityId: number, { UserID }: Pick<PersonRow, 'UserID'>): Promise<AuditEntry[]> {
  const { pk, sk } = peopleKeys.personAudit(entityId, UserID, '', 0)
  const from = sk.slice(0, sk.lastIndexOf('##') + 1)
  const query = { pk, from, to: `${from}\uffff`, newestFirst: true, limit: maxListedChanges }
  return (await table.page(query, AuditEntry)).items
}
