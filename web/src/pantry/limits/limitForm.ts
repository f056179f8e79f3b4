import * as z from 'zod/mini'
import {
  isCounted,
  type Limit,
  type LimitBySize,
  type LimitDraft,
  type LimitScopeCode,
  type LimitTypeCode,
  limitTimeScopes,
  maxLimitAmount,
  maxLimitValue,
  risesWithSize,
  scopeId,
  scopeOf,
  typeId,
} from '../../../../shared/pantry/limits/limit.ts'

/** The form of one limit. Messages are keys of the texts of limits. */
const whole = (max: number, message: 'valueMissing' | 'amountMissing') =>
  z.coerce.number<string | number>().check(z.int(message), z.minimum(1, message), z.maximum(max, message))

/** A larger household's value; an empty one is that of all. */
const sizeValue = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((typed, context) => {
    const value = Number(typed)
    if (String(typed).trim() === '') return null
    if (Number.isInteger(value) && value >= 1 && value <= maxLimitValue) return value
    context.issues.push({ code: 'custom', message: 'valueMissing', input: typed })
    return z.NEVER
  }),
)
const values = { Value: whole(maxLimitValue, 'valueMissing'), Middle: sizeValue, Large: sizeValue }
interface Sizes {
  readonly Middle: number | null
  readonly Large: number | null
}
const bySizeOf = ({ Middle, Large }: Sizes): LimitBySize | null =>
  Middle === null || Large === null ? null : { Middle, Large }
const bothSizes = z.refine<Sizes>(({ Middle, Large }) => (Middle === null) === (Large === null), {
  path: ['Large'],
  error: 'sizesMissing',
})
const risingSizes = z.refine<Sizes & { readonly Value: number }>(
  (typed) => risesWithSize({ Value: typed.Value, BySize: bySizeOf(typed) }),
  { path: ['Large'], error: 'sizesRise' },
)

export const limitForm = z
  .object({ ...values, Scope: z.string(), Amount: whole(maxLimitAmount, 'amountMissing') })
  .check(bothSizes, risingSizes)
export const itemsForm = z.object(values).check(bothSizes, risingSizes)
export type LimitFormValues = z.input<typeof limitForm>

export const sizesOf = (limit: Pick<Limit, 'BySize'> | null | undefined) => ({
  Middle: limit?.BySize?.Middle ?? '',
  Large: limit?.BySize?.Large ?? '',
})
/** Input of a value and those of larger households. */
export const sentValues = ({ Value, ...sizes }: Sizes & { readonly Value: number }) => {
  const BySize = bySizeOf(sizes)
  return BySize ? { Value, BySize } : { Value }
}

/** An order limit of one order says nothing. */
export const scopesOf = (type: LimitTypeCode): readonly LimitScopeCode[] =>
  limitTimeScopes.map(({ Code }) => Code).filter((code) => type !== 'ORDER' || code !== 'ORDER')

/** A new limit begins with 0, which has to be replaced (section 3); a fixed amount is 1. */
export function formOf(type: LimitTypeCode, limit: Limit | undefined): LimitFormValues {
  const sizes = sizesOf(limit)
  if (!limit && type === 'POINT') return { Value: 0, ...sizes, Scope: 'MONTH', Amount: 1 }
  if (!limit) return { Value: 0, ...sizes, Scope: type === 'ITEM' ? 'ORDER' : 'DAY', Amount: type === 'ITEM' ? 1 : 0 }
  return { Value: limit.Value, ...sizes, Scope: scopeOf(limit), Amount: limit.LimitTimeScopeAmount }
}

/** The amount that a scope begins with: fixed at 1 for an order and the account. */
export const amountOf = (scope: string, current: string | number) => (isCounted(scope as LimitScopeCode) ? current : 1)

export const limitDraftOf = (
  type: LimitTypeCode,
  { Scope, Amount, ...typed }: z.output<typeof limitForm>,
): LimitDraft => ({
  ...sentValues(typed),
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
