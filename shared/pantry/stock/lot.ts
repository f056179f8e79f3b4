import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'

/**
 * Lots of a product: units with one lot code, or one best-by day where the package has no code. Stock without a lot is
 * possible. What leaves the shelf without a named lot is taken to be first what has none, then what expires first: so the lots
 * are never more than the shelf.
 */

export const maxLotName = 100
/** The code as it is compared: whatever its letters' case, its spaces, and the way in which its accents are stored. */
export const lotCode = (text: string) =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toUpperCase().normalize('NFC')
export const LotName = z.string().check(z.overwrite(lotCode), z.minLength(1), z.maxLength(maxLotName))

/** Name of a lot by its package: the code, else the day; undefined where it has neither. */
export const lotNameOf = ({
  Lot = '',
  BestBy,
}: {
  readonly Lot?: string | undefined
  readonly BestBy?: string | null | undefined
}): string | undefined => lotCode(Lot) || BestBy || undefined

export const lotStates = ['held', 'recalled'] as const
export const Lot = z.object({
  ProductID: ID,
  Lot: z.string(),
  BestBy: z._default(z.nullable(Day), null),
  /** On the shelf, as far as its movements say; below 0 when packers took more of it than was received. */
  Quantity: z.int(),
  /** Taken off the shelf while it is on hold. */
  HeldQuantity: z._default(z.int(), 0),
  /** When the first of it came; absent of a lot that packers alone have named. */
  Received: z.optional(Instant),
  /** When units last came, or were taken; absent of movements before this was noted. */
  LastMoved: z.optional(Instant),
  /** Absent while it is packed. */
  State: z.optional(z.enum(lotStates)),
})
export type Lot = z.infer<typeof Lot>

/** Units of a lot in a line of an order. */
export const LineLot = z.object({ Lot: z.string(), BestBy: z.nullable(Day), Quantity: z.int() })
export type LineLot = z.infer<typeof LineLot>

/** Days for which a lot that is used up is still listed to packers: a package of it may stand somewhere. */
const listedDays = 30
/** Nothing of it is on the shelf or put aside. */
export const isUsedUp = ({ Quantity, HeldQuantity, State }: Pick<Lot, 'Quantity' | 'HeldQuantity' | 'State'>) =>
  Quantity <= 0 && HeldQuantity === 0 && State === undefined
export const isLotListed = (lot: Lot, now: Date) =>
  !isUsedUp(lot) ||
  (lot.LastMoved ?? lot.Received ?? '') >= new Date(now.getTime() - listedDays * 86_400_000).toISOString()
/** Lots of one line. */
const maxLineLots = 10
/** Lots that somebody says. */
export const SaidLots = z.array(z.object({ Lot: LotName, Quantity: z.int().check(z.minimum(1)) })).check(
  z.maxLength(maxLineLots),
  z.refine((lots) => new Set(lots.map(({ Lot: name }) => name)).size === lots.length, 'a lot stands there twice'),
)

/** Order of lots: by their days, those without one last, then the older one. */
export function byExpiry(a: Lot, b: Lot): number {
  const keyOf = ({ BestBy, Received = '', Lot: name }: Lot) => `${BestBy ?? '9999-12-31'} ${Received} ${name}`
  const [first, second] = [keyOf(a), keyOf(b)]
  return first < second ? -1 : first > second ? 1 : 0
}

const sum = (list: readonly { readonly Quantity: number }[]) =>
  list.reduce((total, { Quantity }) => total + Quantity, 0)

/** A product's lots with what is on the shelf of each, first what expires first: together at most what is there. */
export function lotsOnShelf(lots: readonly Lot[], shelf: number): Lot[] {
  const all = lots.map((lot) => ({ ...lot, Quantity: Math.max(0, lot.Quantity) })).toSorted(byExpiry)
  let gone = Math.max(0, sum(all) - Math.max(0, shelf))
  return all.map((lot) => {
    const left = Math.max(0, lot.Quantity - gone)
    gone -= lot.Quantity - left
    return { ...lot, Quantity: left }
  })
}

/** Lots to take so many units from; the rest has no lot. */
export function firstExpired(lots: readonly Lot[], quantity: number): LineLot[] {
  let open = quantity
  return lots
    .filter(({ State }) => State === undefined)
    .toSorted(byExpiry)
    .flatMap(({ Lot: name, BestBy, Quantity }) => {
      const taken = Math.min(Math.max(0, Quantity), open)
      open -= taken
      return taken === 0 ? [] : { Lot: name, BestBy, Quantity: taken }
    })
}

type LotUnits = Pick<LineLot, 'Lot' | 'Quantity'>
/** Both, each lot once. */
export const joinedLots = (some: readonly LotUnits[], others: readonly LotUnits[]): LotUnits[] => [
  ...some.map((lot) => ({ ...lot, Quantity: lot.Quantity + sum(others.filter(({ Lot: name }) => name === lot.Lot)) })),
  ...others.filter(({ Lot: name }) => some.every((lot) => lot.Lot !== name)),
]

/** The lots of a line that has fewer units of them now. */
export function lotsUpTo<L extends { readonly Quantity: number }>(lots: readonly L[], quantity: number): L[] {
  let open = quantity
  return lots.flatMap((lot) => {
    const Quantity = Math.min(lot.Quantity, open)
    open -= Quantity
    return Quantity <= 0 ? [] : { ...lot, Quantity }
  })
}

/** Units with a lot. */
export const lottedUnits = (lots: readonly { readonly Quantity: number }[] = []) => sum(lots)

export const isExpired = ({ BestBy }: Pick<LineLot, 'BestBy'>, today: string) => BestBy !== null && BestBy < today
