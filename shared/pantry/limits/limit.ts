import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID } from '../../core/schema/fields.ts'
import * as refusals from './refusals.ts'

/**
 * Limits of what a customer may order: so many items, or so many orders, in an order, in days, weeks or months, or ever.
 * They are set for all products of an owner (global), for the products of a tag, or for one product.
 */
export const limitTypes = [
  { ID: 1, Code: 'ITEM', Name: 'Item' },
  { ID: 2, Code: 'ORDER', Name: 'Order' },
  /** Of a pantry's scheme of points: what products cost together. */
  { ID: 3, Code: 'POINT', Name: 'Point' },
] as const
export type LimitTypeCode = (typeof limitTypes)[number]['Code']

/** In the order in which limits are listed (section 5). */
export const limitTimeScopes = [
  { ID: 1, Code: 'ORDER', Name: 'Order' },
  { ID: 2, Code: 'DAY', Name: 'Day' },
  { ID: 3, Code: 'WEEK', Name: 'Week' },
  { ID: 4, Code: 'MONTH', Name: 'Month' },
  { ID: 5, Code: 'ACCOUNT', Name: 'Account' },
] as const
export type LimitScopeCode = (typeof limitTimeScopes)[number]['Code']

export const maxLimitValue = 9999
/** Days, weeks or months: the use of a year is read for each order. */
export const maxLimitAmount = 366

export const LimitReference = z.object({ ID, Code: z.string(), Name: z.string() })
export type LimitReference = z.infer<typeof LimitReference>

/** Maxima of larger households (decision 79): those of 3 or 4, and those of 5 or more. */
export const LimitBySize = z.object({ Middle: z.int(), Large: z.int() })
export type LimitBySize = z.infer<typeof LimitBySize>

export const Limit = z.object({
  ID,
  /** With `BySize`, of households of 1 or 2 and of those whose size is not known. */
  Value: z.int(),
  BySize: z.optional(z.nullable(LimitBySize)),
  LimitTypeID: ID,
  LimitType: LimitReference,
  LimitTimeScopeID: ID,
  LimitTimeScope: LimitReference,
  /** Days, weeks or months that the scope has; 1 for the scopes ORDER and ACCOUNT. */
  LimitTimeScopeAmount: z.int(),
})
export type Limit = z.infer<typeof Limit>

/** Codes that decide type and scope: their codes may come with spaces around them. */
export const typeOf = ({ LimitType }: Pick<Limit, 'LimitType'>) => LimitType.Code.trim() as LimitTypeCode
export const scopeOf = ({ LimitTimeScope }: Pick<Limit, 'LimitTimeScope'>) =>
  LimitTimeScope.Code.trim() as LimitScopeCode

const referenced = (list: readonly LimitReference[]) =>
  z.int().check(
    z.minimum(1),
    z.maximum(list.length),
    z.refine((id) => list.some((one) => one.ID === id), 'is not known'),
  )

const value = z.int().check(z.minimum(1), z.maximum(maxLimitValue))
/** Fields of a limit's value; a larger household never gets less. */
export const limitValueFields = {
  Value: value,
  BySize: z.optional(z.nullable(z.strictObject({ Middle: value, Large: value }))),
}
type LimitValues = { readonly Value: number; readonly BySize?: LimitBySize | null | undefined }
export const risesWithSize = ({ Value, BySize }: LimitValues) =>
  !BySize || (Value <= BySize.Middle && BySize.Middle <= BySize.Large)
/** The check of the fields above. */
export const rising = z.refine<LimitValues>(risesWithSize, {
  path: ['BySize'],
  error: 'larger households may take as much at least',
})

const fields = {
  ...limitValueFields,
  LimitTypeID: referenced(limitTypes),
  LimitTimeScopeID: referenced(limitTimeScopes),
  LimitTimeScopeAmount: z.int().check(z.minimum(1), z.maximum(maxLimitAmount)),
}
type Draft = { readonly [Name in Exclude<keyof typeof fields, 'BySize'>]: number } & LimitValues

const codeOf = <C extends string>(list: readonly { ID: number; Code: C }[], id: number) =>
  list.find((one) => one.ID === id)?.Code
export const typeId = (code: LimitTypeCode) => idOf(limitTypes, code)
export const scopeId = (code: LimitScopeCode) => idOf(limitTimeScopes, code)
function idOf(list: readonly LimitReference[], code: string): number {
  const found = list.find((one) => one.Code === code)
  if (!found) throw new Error(`No limit type or time scope has the code ${code}`)
  return found.ID
}

/** An order and an account can't be counted in several. */
export const isCounted = (code: LimitScopeCode | undefined) => code === 'DAY' || code === 'WEEK' || code === 'MONTH'
const amountFits = ({ LimitTimeScopeID, LimitTimeScopeAmount }: Draft) =>
  LimitTimeScopeAmount === 1 || isCounted(codeOf(limitTimeScopes, LimitTimeScopeID))
/** One order in every order says nothing (decision 27). */
const scopeFits = ({ LimitTypeID, LimitTimeScopeID }: Draft) =>
  codeOf(limitTypes, LimitTypeID) !== 'ORDER' || codeOf(limitTimeScopes, LimitTimeScopeID) !== 'ORDER'
const fitting = z.refine<Draft>(amountFits, {
  path: ['LimitTimeScopeAmount'],
  error: 'must be 1 for this time scope',
})
const meaningful = z.refine<Draft>(scopeFits, {
  path: ['LimitTimeScopeID'],
  error: 'an order limit needs a day, a week, a month or the account',
})

export const LimitDraft = z.strictObject(fields).check(fitting, meaningful, rising)
export type LimitDraft = z.infer<typeof LimitDraft>
/** A limit in a list that is saved as a whole, as a tag's: with an ID when it is there already. */
export const ListedLimitDraft = z.strictObject({ ...fields, ID: z.optional(ID) }).check(fitting, meaningful, rising)
export type ListedLimitDraft = z.infer<typeof ListedLimitDraft>

/** Points are those of a pantry: neither a product nor a tag limits them. */
export const countsThings = z.refine<Draft>(({ LimitTypeID }) => codeOf(limitTypes, LimitTypeID) !== 'POINT', {
  path: ['LimitTypeID'],
  error: 'points are limited for all products together',
})

export function limitOf(draft: LimitDraft, id: number): Limit {
  const { Value, BySize, LimitTypeID, LimitTimeScopeID, LimitTimeScopeAmount } = draft
  const LimitType = limitTypes.find((type) => type.ID === LimitTypeID)
  const LimitTimeScope = limitTimeScopes.find((scope) => scope.ID === LimitTimeScopeID)
  if (!LimitType || !LimitTimeScope) throw new Error(`No limit has type ${LimitTypeID} and scope ${LimitTimeScopeID}`)
  const values = BySize ? { Value, BySize } : { Value }
  return { ID: id, ...values, LimitTypeID, LimitType, LimitTimeScopeID, LimitTimeScope, LimitTimeScopeAmount }
}

/** Maximum limits of each type in one editor; a tenant's file may set another. */
export const defaultMaxLimits = 5

type Kept = Pick<LimitDraft, 'LimitTypeID' | 'LimitTimeScopeID' | 'LimitTimeScopeAmount'>
const groupOf = (limit: Kept) => `${limit.LimitTypeID} ${limit.LimitTimeScopeID} ${limit.LimitTimeScopeAmount}`

/** Reason that an editor's limits may not be saved together: more than the maximum, or one that another one repeats. */
export function limitsRefusal(limits: readonly Kept[], max: number): Refusal | undefined {
  if (limitTypes.some(({ ID: id }) => limits.filter(({ LimitTypeID }) => LimitTypeID === id).length > max))
    return refuse(refusals.tooManyLimits, { max })
  return new Set(limits.map(groupOf)).size < limits.length ? refuse(refusals.limitTwice) : undefined
}

/** The limits of all products count orders or points; items have the one limit of items per order. */
export const orderTypeRefusal = ({ LimitTypeID }: Pick<LimitDraft, 'LimitTypeID'>): Refusal | undefined =>
  LimitTypeID !== typeId('ITEM') ? undefined : refuse(refusals.orderLimitsOnly)

export const GlobalLimits = z.object({ ItemsPerOrder: z.nullable(Limit), OrderLimits: z.array(Limit) })
export type GlobalLimits = z.infer<typeof GlobalLimits>

const scopeIndex = (limit: Limit) => limitTimeScopes.findIndex(({ Code }) => Code === scopeOf(limit))
const typeIndex = (limit: Limit) => limitTypes.findIndex(({ Code }) => Code === typeOf(limit))
/** Items before orders before points; then by scope, ORDER first; then from the lowest value. */
export const inLimitOrder = (a: Limit, b: Limit) =>
  typeIndex(a) - typeIndex(b) ||
  scopeIndex(a) - scopeIndex(b) ||
  a.LimitTimeScopeAmount - b.LimitTimeScopeAmount ||
  a.Value - b.Value
