import * as z from 'zod/mini'
import {
  isCounted,
  type Limit,
  type LimitDraft,
  type LimitScopeCode,
  type LimitTypeCode,
  limitTimeScopes,
  maxLimitAmount,
  maxLimitValue,
  scopeId,
  scopeOf,
  typeId,
} from '../../../shared/limit/limit.ts'

/** The form of one limit. Messages are keys of the texts of limits. */
const whole = (max: number, message: 'valueMissing' | 'amountMissing') =>
  z.coerce.number<string | number>().check(z.int(message), z.minimum(1, message), z.maximum(max, message))

export const limitForm = z.object({
  Value: whole(maxLimitValue, 'valueMissing'),
  Scope: z.string(),
  Amount: whole(maxLimitAmount, 'amountMissing'),
})
export const itemsForm = z.object({ Value: whole(maxLimitValue, 'valueMissing') })
export type LimitFormValues = z.input<typeof limitForm>

/** An order limit of one order says nothing. */
export const scopesOf = (type: LimitTypeCode): readonly LimitScopeCode[] =>
  limitTimeScopes.map(({ Code }) => Code).filter((code) => type === 'ITEM' || code !== 'ORDER')

/** A new limit begins with 0, which has to be replaced (section 3); a fixed amount is 1. */
export function formOf(type: LimitTypeCode, limit: Limit | undefined): LimitFormValues {
  if (!limit) return { Value: 0, Scope: type === 'ITEM' ? 'ORDER' : 'DAY', Amount: type === 'ITEM' ? 1 : 0 }
  return { Value: limit.Value, Scope: scopeOf(limit), Amount: limit.LimitTimeScopeAmount }
}

/** The amount that a scope begins with: fixed at 1 for an order and the account. */
export const amountOf = (scope: string, current: string | number) => (isCounted(scope as LimitScopeCode) ? current : 1)

export const limitDraftOf = (
  type: LimitTypeCode,
  { Value, Scope, Amount }: z.output<typeof limitForm>,
): LimitDraft => ({
  Value,
  LimitTypeID: typeId(type),
  LimitTimeScopeID: scopeId(Scope as LimitScopeCode),
  LimitTimeScopeAmount: Amount,
})

type Kept = Pick<LimitDraft, 'LimitTypeID' | 'LimitTimeScopeID' | 'LimitTimeScopeAmount'>
export const isRepeated = (draft: Kept, others: readonly Kept[]) =>
  others.some(
    (other) =>
      other.LimitTypeID === draft.LimitTypeID &&
      other.LimitTimeScopeID === draft.LimitTimeScopeID &&
      other.LimitTimeScopeAmount === draft.LimitTimeScopeAmount,
  )
