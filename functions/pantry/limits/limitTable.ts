import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type Caller, ownedByEntity } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import {
  defaultMaxLimits,
  GlobalLimits,
  type Limit,
  type ListedLimitDraft,
  limitOf,
} from '../../../shared/pantry/limits/limit.ts'
import type { Loader } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import { limitKeys } from '../../core/table/keys/limits.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { limitAuditWrites } from './limitAudit.ts'

/** The global limits of an owner: one item, since they are read together. Those of tags and products are stored with them. */

const StoredGlobalLimits = z.extend(GlobalLimits, { Version: z.int() })
export type StoredGlobalLimits = z.infer<typeof StoredGlobalLimits>
const shape = storedShape(StoredGlobalLimits)

export const loadGlobalLimits = async (entityId: number): Promise<StoredGlobalLimits> =>
  (await table.get(limitKeys.global(entityId), shape.schema)) ?? { ItemsPerOrder: null, OrderLimits: [], Version: 0 }

/** A limit of orders is found among the caller's own alone. */
export const orderLimitById: Loader<'orderLimit', { id: number }, StoredGlobalLimits & { EntityID: number }> = {
  kind: 'orderLimit',
  load: async ({ input, caller: { EntityID } }) => {
    const stored = await loadGlobalLimits(EntityID)
    return stored.OrderLimits.some(({ ID }) => ID === input.id) ? { ...stored, EntityID } : undefined
  },
  owner: ({ EntityID }) => ownedByEntity(EntityID),
}

/** Replaces those of the version that was loaded. */
const replaceLimitsWrite = (
  entityId: number,
  { Version }: Pick<StoredGlobalLimits, 'Version'>,
  { ItemsPerOrder, OrderLimits }: GlobalLimits,
): Write => ({
  put: { ...limitKeys.global(entityId), Shape: shape.version, ItemsPerOrder, OrderLimits, Version: Version + 1 },
  when: Version === 0 ? absent : atVersion(Version),
})

interface Changed<V> {
  readonly limits: GlobalLimits
  readonly answer: V
  readonly also?: readonly Write[]
}

const ofPantry = { Kind: 'pantry', ID: null, Name: '' } as const
const allOf = ({ ItemsPerOrder, OrderLimits }: GlobalLimits): Limit[] => [
  ...(ItemsPerOrder ? [ItemsPerOrder] : []),
  ...OrderLimits,
]

/** Changes the caller's global limits by a rule; a conflict loads and decides again. */
export async function changeGlobalLimits<V>(
  { caller, now, resource }: { caller: Caller; now: Date; resource?: StoredGlobalLimits },
  decide: (current: GlobalLimits) => Promise<Changed<V> | Refusal>,
): Promise<V | Refusal> {
  const { EntityID: owner } = caller
  const reload = () => loadGlobalLimits(owner)
  return retryConflicts({ loaded: resource ?? (await reload()), now, reload }, async (current, At) => {
    const decided = await decide(current)
    if (isRefusal(decided)) return decided
    // A repeat after a lost answer changes nothing, and writes nothing.
    if (!decided.also && isDeepStrictEqual({ ...current, ...decided.limits }, current)) return decided.answer
    await table.commit([
      replaceLimitsWrite(owner, current, decided.limits),
      ...(await limitAuditWrites({ EntityID: owner, caller, At }, ofPantry, allOf(current), allOf(decided.limits))),
      ...(decided.also ?? []),
    ])
    return decided.answer
  })
}

/** Maximum limits of each type in one editor, as the tenant's file says. */
export const maxLimits = () => Number(process.env.MAX_LIMITS ?? defaultMaxLimits)

/** A list that is saved as a whole: limits that are there keep their IDs, all others get new ones. */
export async function limitsOfDrafts(drafts: readonly ListedLimitDraft[], current: readonly Limit[]): Promise<Limit[]> {
  const limits: Limit[] = []
  for (const { ID: id, ...draft } of drafts) {
    const isKept = id !== undefined && current.some((limit) => limit.ID === id)
    limits.push(limitOf(draft, isKept ? id : await nextId('limit')))
  }
  return limits
}
