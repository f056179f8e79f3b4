import { addDays, addMonths, isoWeekdayOf, monthOf } from '../../core/time/zone.ts'
import type { SourcedLimit } from './effective.ts'
import { isCounted, scopeOf, typeOf } from './limit.ts'

/**
 * Limits that an order would break. Days are calendar days of the location (`2026-03-08`), so that neither clock
 * changes nor zones matter; weeks begin on Monday. The cart, the product list and the order's check use these
 * functions.
 */

/** Usage of an order: of each product and, by the tags that the products had then, of each tag. */
export interface Taken {
  readonly products: Readonly<Record<number, number>>
  readonly tags: Readonly<Record<number, number>>
  /** Points that they cost; absent where none did. */
  readonly points?: number | undefined
}
/** The customer's orders of one pickup or delivery day that are neither cancelled nor abandoned. */
export interface UseDay {
  readonly day: string
  readonly orders: Readonly<Record<string, Taken>>
}
export interface Use {
  readonly days: readonly UseDay[]
}
export interface WantedLine {
  readonly product: number
  readonly quantity: number
  readonly tags: readonly number[]
  /** Of one. */
  readonly points?: number
}
export interface WantedOrder {
  /** The pickup or delivery day. */
  readonly day: string
  readonly lines: readonly WantedLine[]
  /** The order that this one replaces. */
  readonly edits?: string
  /** Its lines by the tags that their products have now; without them by those that they were placed with. */
  readonly before?: readonly WantedLine[]
}
export interface BrokenLimit extends Span {
  readonly limit: SourcedLimit
  /** Products of the order that the limit is about. */
  readonly products: readonly number[]
  /** Usage in the fullest scope, this order included. */
  readonly would: number
}
/** Days of a scope, both included; without ends for one order and for the account. */
interface Span {
  readonly from?: string
  readonly to?: string
}
interface Days {
  readonly from: string
  readonly to: string
}

/** Every limit that the order would break. `limits`: those of the owner, of the cart's tags and of its products. */
export function checkLimits(order: WantedOrder, use: Use, limits: readonly SourcedLimit[]): BrokenLimit[] {
  const wanted = takenBy(order.lines)
  const before = editedOrder(order, use)
  return limits.flatMap((limit) => {
    const own = countOf(limit, wanted)
    if (own === 0) return []
    const held = before && own <= countOf(limit, before.taken) ? before.day : undefined
    const fullest = spansOf(limit, order, use)
      .map((span) => ({ ...span, others: usedIn(limit, span, order, use) }))
      .filter((span) => held === undefined || !mayKeep(span, held))
      .map(({ others, ...span }) => ({ ...span, would: own + others }))
      .reduce<(Span & { would: number }) | undefined>(
        (most, span) => (span.would > (most?.would ?? 0) ? span : most),
        undefined,
      )
    if (!fullest || fullest.would <= limit.Value) return []
    return [{ limit, products: order.lines.filter((line) => concerns(limit, line)).map(productOf), ...fullest }]
  })
}

/** Count of a limit in its fullest scope, the order included. */
export const usedWith = (limit: SourcedLimit, order: WantedOrder, use: Use): number =>
  countOf(limit, takenBy(order.lines)) +
  Math.max(...spansOf(limit, order, use).map((span) => usedIn(limit, span, order, use)))

/**
 * An edit may keep or lower what a limit forbids that came later: where the order stands already, and on another day where
 * no other order counts.
 */
const mayKeep = ({ others, from, to }: Span & { readonly others: number }, day: string) =>
  others === 0 || ((from ?? day) <= day && day <= (to ?? day))

const productOf = ({ product }: WantedLine) => product

/** Usage of the other orders. */
export const withoutOrder = ({ days }: Use, orderId: number): Use => ({
  days: days.map(({ day, orders }) => ({
    day,
    orders: Object.fromEntries(Object.entries(orders).filter(([id]) => id !== String(orderId))),
  })),
})

/** The order limits of all products that any order of a day would break, whatever is in it. */
export function brokenByDay(
  { day, edits }: Pick<WantedOrder, 'day' | 'edits'>,
  use: Use,
  limits: readonly SourcedLimit[],
): BrokenLimit[] {
  const ofOrders = limits.filter((limit) => typeOf(limit) === 'ORDER' && limit.Source === 'GLOBAL')
  const lines = [{ product: 0, quantity: 1, tags: [] }]
  return checkLimits({ day, lines, ...(edits === undefined ? {} : { edits }) }, use, ofOrders)
}

/** The first day from this one on which the order limits of all products allow an order; undefined within a year. */
export function nextOrderDay(day: string, use: Use, limits: readonly SourcedLimit[]): string | undefined {
  for (let ahead = 0; ahead <= 366; ahead++) {
    const at = addDays(day, ahead)
    const broken = brokenByDay({ day: at }, use, limits)
    if (broken.length === 0) return at
    if (broken.some(({ limit }) => scopeOf(limit) === 'ACCOUNT')) return undefined
  }
  return undefined
}

/** The days whose use an order of this day has to read: the widest scope on both sides; all for a limit of the account. */
export function daysToRead(day: string, limits: readonly SourcedLimit[]): Days {
  if (limits.some((limit) => scopeOf(limit) === 'ACCOUNT')) return { from: '0000-00-00', to: '9999-12-31' }
  const spans = limits
    .filter((limit) => isCounted(scopeOf(limit)))
    .map((limit) => ({ from: spanEnding(limit, day).from, to: lastSpan(limit, day).to }))
  return {
    from: spans.map(({ from }) => from).sort()[0] ?? day,
    to:
      spans
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? day,
  }
}

export function takenBy(lines: readonly WantedLine[]): Taken {
  const products: Record<number, number> = {}
  const tags: Record<number, number> = {}
  let points = 0
  for (const line of lines) {
    products[line.product] = (products[line.product] ?? 0) + line.quantity
    for (const tag of line.tags) tags[tag] = (tags[tag] ?? 0) + line.quantity
    points += (line.points ?? 0) * line.quantity
  }
  return points > 0 ? { products, tags, points } : { products, tags }
}

const concerns = ({ Source, SourceID }: SourcedLimit, line: Omit<WantedLine, 'quantity'>) =>
  Source === 'GLOBAL' ||
  (SourceID !== undefined && (Source === 'TAG' ? line.tags.includes(SourceID) : line.product === SourceID))

/** Count of one order: its points, its items of what the limit is about, or 1 when it has any. */
function countOf(limit: SourcedLimit, { products, tags, points = 0 }: Taken): number {
  if (typeOf(limit) === 'POINT') return points
  const items =
    limit.Source === 'GLOBAL'
      ? Object.values(products).reduce((sum, quantity) => sum + quantity, 0)
      : ((limit.Source === 'TAG' ? tags : products)[limit.SourceID ?? 0] ?? 0)
  return typeOf(limit) === 'ITEM' ? items : Math.min(items, 1)
}

/** Usage of the edited order, and its day. */
function editedOrder({ edits, before }: WantedOrder, use: Use): { day: string; taken: Taken } | undefined {
  if (edits === undefined) return undefined
  const found = use.days.flatMap(({ day, orders }) => (orders[edits] ? [{ day, taken: orders[edits] }] : []))[0]
  return found && before ? { ...found, taken: takenBy(before) } : found
}

/**
 * The scope that ends with the order's day, week or month, and those that end with a later order's and hold this day as
 * well: otherwise booking the later day first would evade a limit of several days.
 */
function spansOf(limit: SourcedLimit, order: WantedOrder, use: Use): Span[] {
  if (!isCounted(scopeOf(limit))) return [{}]
  const last = lastSpan(limit, order.day).to
  const later = use.days.map(({ day }) => day).filter((day) => day > order.day && day <= last)
  return [order.day, ...later].map((day) => spanEnding(limit, day))
}

function usedIn(limit: SourcedLimit, span: Span, { edits }: WantedOrder, use: Use): number {
  if (scopeOf(limit) === 'ORDER') return 0
  return use.days
    .filter(({ day }) => (span.from ?? day) <= day && day <= (span.to ?? day))
    .flatMap(({ orders }) => Object.entries(orders))
    .filter(([id]) => id !== edits)
    .reduce((sum, [, taken]) => sum + countOf(limit, taken), 0)
}

const mondayOf = (day: string) => addDays(day, 1 - isoWeekdayOf(day))
const firstOfMonth = (day: string, months = 0) => addMonths(`${monthOf(day)}-01`, months)

/** The scope of so many days, weeks or months of which the last holds this day. */
function spanEnding(limit: SourcedLimit, day: string): Days {
  const amount = limit.LimitTimeScopeAmount
  const scope = scopeOf(limit)
  if (scope === 'DAY') return { from: addDays(day, 1 - amount), to: day }
  if (scope === 'WEEK') return { from: addDays(mondayOf(day), 7 * (1 - amount)), to: addDays(mondayOf(day), 6) }
  return { from: firstOfMonth(day, 1 - amount), to: addDays(firstOfMonth(day, 1), -1) }
}

/** The last scope that holds this day. */
function lastSpan(limit: SourcedLimit, day: string): Days {
  const more = limit.LimitTimeScopeAmount - 1
  const scope = scopeOf(limit)
  if (scope === 'DAY') return spanEnding(limit, addDays(day, more))
  if (scope === 'WEEK') return spanEnding(limit, addDays(day, 7 * more))
  return spanEnding(limit, firstOfMonth(day, more))
}
