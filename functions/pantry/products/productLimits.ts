import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { inLimitOrder, type Limit, limitsRefusal } from '../../../shared/pantry/limits/limit.ts'
import type { Product } from '../../../shared/pantry/products/product.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { limitAuditWrites } from '../limits/limitAudit.ts'
import { maxLimits } from '../limits/limitTable.ts'
import { changeProduct, productById } from './productTable.ts'

/** The limits of one product, stored with it. */

interface Changed<V> {
  readonly limits: readonly Limit[]
  readonly answer: V
  readonly also?: readonly Write[]
}

/** Changes them by a rule; a conflict loads and decides again. More than the maximum, or one twice, is refused. */
export async function changeProductLimits<V>(
  { resource, caller, now }: { resource: Product; caller: Caller; now: Date },
  decide: (current: readonly Limit[]) => Changed<V>,
): Promise<V | Refusal> {
  const reload = () => productById(resource.ID)
  return retryConflicts({ loaded: resource, now, reload }, async ({ ID, EntityID, Name, Version, Limits }, At) => {
    const { limits, answer, also } = decide(Limits)
    const refusal = limits.length < Limits.length ? undefined : limitsRefusal(limits, maxLimits())
    if (isRefusal(refusal)) return refusal
    const sorted = limits.toSorted(inLimitOrder)
    // A repeat after a lost answer changes nothing, and writes nothing.
    if (!also && isDeepStrictEqual(sorted, Limits)) return answer
    await table.commit([
      changeProduct(ID, Version, { Limits: sorted }),
      ...(await limitAuditWrites({ EntityID, caller, At }, { Kind: 'product', ID, Name }, Limits, sorted)),
      ...(also ?? []),
    ])
    return answer
  })
}
