import type { Caller } from '../../../shared/core/access.ts'
import type { Product } from '../../../shared/pantry/products/product.ts'
import { type Lot, lotsOnShelf } from '../../../shared/pantry/stock/lot.ts'
import type { Context } from '../../core/http/context.ts'
import { notFound } from '../../core/http/fault.ts'
import { hotItemTries, retryConflicts } from '../../core/table/aggregate.ts'
import { table } from '../../core/table/table.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { findHeld, heldWrite } from './heldTable.ts'
import { lotChangeWrite, lotsOfProduct } from './lotTable.ts'
import { availabilityAuditWrite } from './productAudit.ts'
import { findStock, movementWrites, numbersUnchanged } from './stockTable.ts'

interface Holding extends Pick<Context<unknown>, 'now' | 'idempotencyKey'> {
  readonly caller: Caller
  readonly Lot: string
  readonly IsOnHold: boolean
  readonly IsRecalled: boolean
}

/**
 * One transaction: the units of a lot leave the shelf, and so what can be ordered; who packs it meanwhile meets the lot's
 * state, and who packed it before can't hand it over. Released, what was put aside comes back. A lot that nobody received can
 * be on hold as well: packers who find its code are stopped.
 */
export async function holdLot(
  { ID: ProductID, EntityID, Name: Product, IsActive, Version }: Product,
  { caller, now, idempotencyKey, Lot: name, IsOnHold, IsRecalled }: Holding,
) {
  const reload = async () => ({
    held: await findHeld(EntityID),
    stock: await findStock(EntityID, ProductID),
    lots: await lotsOfProduct(EntityID, ProductID),
  })
  const By = await namedCaller(caller)
  const again = { loaded: await reload(), now, reload, maxTries: hotItemTries }
  return retryConflicts(again, async ({ held, stock, lots }, At) => {
    if (!stock) throw notFound()
    const before = lots.find(({ Lot }) => Lot === name)
    const next = heldNext(before, lotsOnShelf(lots, stock.ShelfQuantity), { name, IsOnHold, IsRecalled })
    const of = { EntityID, ProductID, Lot: name }
    const others = (held?.Lots ?? []).filter((one) => one.ProductID !== ProductID || one.Lot !== name)
    const own = { ProductID, Lot: name, Since: At.toISOString() }
    const answer = {
      ID: ProductID,
      Version,
      IsActive,
      IsOnHold: held?.Products.some(({ ID }) => ID === ProductID) ?? false,
    }
    const LotHold = IsOnHold ? ('held' as const) : ('released' as const)
    const moved = { EntityID, ProductID, By: caller, At, Cause: 'adjusted', Reason: 'other' } as const
    const movement = { ...moved, Quantity: next?.moved ?? 0, Lot: name, LotHold, mayFallShort: true }
    const writes = next
      ? [
          lotChangeWrite(of, before, next.lot),
          heldWrite(EntityID, held, { Lots: IsOnHold ? [...others, own] : others }),
          ...(next.moved === 0 ? [] : movementWrites({ ...movement, when: numbersUnchanged(stock) })),
          availabilityAuditWrite({ EntityID, By, At }, { Action: LotHold, ProductID, Product: `${Product} (${name})` }),
        ]
      : []
    const all = [...writes, ...idempotencyKey.writes(answer, At)]
    if (all.length > 0) await table.commit(all)
    return answer
  })
}

interface Wanted {
  readonly name: string
  readonly IsOnHold: boolean
  readonly IsRecalled: boolean
}

/** The lot's numbers and state after it, and what comes onto the shelf; undefined when nothing changes. */
function heldNext(before: Lot | undefined, shown: readonly Lot[], { name, IsOnHold, IsRecalled }: Wanted) {
  if (!IsOnHold) {
    if (before?.State === undefined) return undefined
    const { Quantity, HeldQuantity: moved } = before
    return { lot: { Quantity: Quantity + moved, HeldQuantity: 0 }, moved }
  }
  const State = IsRecalled ? ('recalled' as const) : ('held' as const)
  if (before?.State === State) return undefined
  if (before?.State) return { lot: { ...before, State }, moved: 0 }
  const onShelf = shown.find(({ Lot }) => Lot === name)?.Quantity ?? 0
  // Units that packers took beyond what came in stay known.
  const Quantity = Math.min(0, before?.Quantity ?? 0)
  return { lot: { Quantity, HeldQuantity: onShelf, State }, moved: -onShelf }
}
