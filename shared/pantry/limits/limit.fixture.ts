import type { SourcedLimit } from './effective.ts'
import { type LimitScopeCode, type LimitTypeCode, limitOf, scopeId, typeId } from './limit.ts'

/** `3 ITEM WEEK 2` is a limit of 3 items in two weeks: of all products, of a product below 100, or of a tag. */
export function limit(text: string, of?: number): SourcedLimit {
  const [value, type, scope, amount = '1'] = text.split(' ')
  const draft = {
    Value: Number(value),
    LimitTypeID: typeId(type as LimitTypeCode),
    LimitTimeScopeID: scopeId(scope as LimitScopeCode),
    LimitTimeScopeAmount: Number(amount),
  }
  const made = limitOf(draft, 1)
  if (of === undefined) return { ...made, Source: 'GLOBAL' }
  return of >= 100 ? { ...made, Source: 'TAG', SourceID: of } : { ...made, Source: 'PANTRYITEM', SourceID: of }
}
