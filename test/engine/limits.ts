import type { Caller } from '../../shared/core/access.ts'
import * as limits from '../../shared/pantry/limits/api.ts'
import { type LimitScopeCode, type LimitTypeCode, scopeId, typeId } from '../../shared/pantry/limits/limit.ts'
import { call } from './call.ts'

/** `limitDraft('3 ITEM WEEK 2')`: 3 items in two weeks. */
export function limitDraft(text: string) {
  const [value, type, scope, amount = '1'] = text.split(' ')
  return {
    Value: Number(value),
    LimitTypeID: typeId(type as LimitTypeCode),
    LimitTimeScopeID: scopeId(scope as LimitScopeCode),
    LimitTimeScopeAmount: Number(amount),
  }
}
export const orderLimitDraft = limitDraft('2 ORDER WEEK')

/** A limit of orders of the owner, who has at most one of each kind. */
export async function orderLimitOf(owner: Caller): Promise<number> {
  const { answer } = await call(limits.listOrderLimits, owner, {})
  const found = answer.Value?.[0] ?? (await call(limits.addOrderLimit, owner, orderLimitDraft)).answer.Value
  if (!found) throw new Error(`No order limit of ${owner.EntityID}`)
  return found.ID
}
