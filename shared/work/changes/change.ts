import * as z from 'zod/mini'
import { ID, Instant } from '../../core/schema/fields.ts'
import { AuditEntry } from '../../network/people/person.ts'
import { valuesBySize } from '../../pantry/limits/household.ts'
import { Limit } from '../../pantry/limits/limit.ts'
import { adjustmentReasons } from '../../pantry/stock/stock.ts'

/** The log of staff's changes to an entity's people, stock, products, limits and neighbors: who made which, when, from which value to which. */

const made = { At: Instant, By: AuditEntry.shape.By }

export const PeopleChange = z.extend(AuditEntry, { Kind: z.literal('people') })
export type PeopleChange = z.infer<typeof PeopleChange>

/** Movements by orders are in the product's ledger alone. */
export const StockChange = z.object({
  Kind: z.literal('stock'),
  ...made,
  Action: z.enum(['corrected', 'added', 'removed']),
  ProductID: ID,
  /** Name of the product, as it was then. */
  Product: z.string(),
  From: z.int(),
  To: z.int(),
  Reason: z.optional(z.enum(adjustmentReasons)),
  Note: z.optional(z.string()),
})
export type StockChange = z.infer<typeof StockChange>

/** Units that a receipt or an ERP row brought or took back: how much, since orders move the same stock meanwhile. */
export const GoodsChange = z.object({
  Kind: z.literal('goods'),
  ...made,
  Action: z.enum(['shelved', 'matched', 'unmatched']),
  ProductID: ID,
  /** Name of the product, as it was then. */
  Product: z.string(),
  /** Added to the stock. */
  Quantity: z.int(),
  /** The receipt, or the ERP row with the code of its goods. */
  Source: z.object({ ID: ID, Code: z.string() }),
})
export type GoodsChange = z.infer<typeof GoodsChange>

/** Change by which a product can be ordered, or not any more. */
export const AvailabilityChange = z.object({
  Kind: z.literal('products'),
  ...made,
  Action: z.enum(['activated', 'deactivated', 'held', 'released']),
  ProductID: ID,
  /** Name of the product, as it was then. */
  Product: z.string(),
})
export type AvailabilityChange = z.infer<typeof AvailabilityChange>

export const LimitChange = z.object({
  Kind: z.literal('limits'),
  ...made,
  /** Subject of the limit; the pantry's count for all products. */
  Of: z.object({ Kind: z.enum(['pantry', 'product', 'tag']), ID: z.nullable(ID), Name: z.string() }),
  /** null of a limit that was added. */
  From: z.nullable(Limit),
  /** null of a limit that was removed. */
  To: z.nullable(Limit),
})
export type LimitChange = z.infer<typeof LimitChange>

/** A neighbor is named by number alone, and no value is kept: the entry stays when the person is forgotten. */
export const NeighborChange = z.object({
  Kind: z.literal('neighbors'),
  ...made,
  /** Of a merge the one that is kept. */
  CustomerID: ID,
  Action: z.enum([
    'passwordSet',
    'restricted',
    'unrestricted',
    'added',
    'detailsChanged',
    'addressesChanged',
    'forgotten',
    'merged',
    'mergeUndone',
    'helpOffered',
    'helpGiven',
    'helpUsed',
    'helpEnded',
  ]),
  /** The one that was merged into it. */
  DuplicateID: z.optional(ID),
})
export type NeighborChange = z.infer<typeof NeighborChange>

export const StaffChange = z.discriminatedUnion('Kind', [
  PeopleChange,
  StockChange,
  GoodsChange,
  AvailabilityChange,
  LimitChange,
  NeighborChange,
])
export type StaffChange = z.infer<typeof StaffChange>

/** Names of what a change is about; the number of a neighbor. */
export function subjectOf(change: StaffChange): string {
  switch (change.Kind) {
    case 'people':
      return change.Person
    case 'limits':
      return change.Of.Name
    case 'neighbors':
      return String(change.CustomerID)
    default:
      return change.Product
  }
}

/** Words that a search finds a change by: of a merge both neighbors. */
export const searchedIn = (change: StaffChange): string[] => [
  subjectOf(change),
  ...(change.Kind === 'neighbors' && change.DuplicateID !== undefined ? [String(change.DuplicateID)] : []),
]

const isSame = (one: Limit, other: Limit) =>
  String(valuesBySize(one)) === String(valuesBySize(other)) &&
  one.LimitTypeID === other.LimitTypeID &&
  one.LimitTimeScopeID === other.LimitTimeScopeID &&
  one.LimitTimeScopeAmount === other.LimitTimeScopeAmount

/** Changed, removed and added limits between two lists; a limit is known by its ID. */
export function limitDifferences(
  before: readonly Limit[],
  after: readonly Limit[],
): Pick<LimitChange, 'From' | 'To'>[] {
  const changed = before.flatMap((From) => {
    const To = after.find((limit) => limit.ID === From.ID) ?? null
    return To && isSame(From, To) ? [] : [{ From, To }]
  })
  const added = after.filter((limit) => !before.some((known) => known.ID === limit.ID))
  return [...changed, ...added.map((To) => ({ From: null, To }))]
}
