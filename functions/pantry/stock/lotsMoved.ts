import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { lotNameOf, lotsOnShelf } from '../../../shared/pantry/stock/lot.ts'
import * as refusals from '../../../shared/pantry/stock/refusals.ts'
import type { ShelfLine } from '../../../shared/pantry/stock/shelf.ts'
import type { Stock } from '../../../shared/pantry/stock/stock.ts'
import type { Write } from '../../core/table/write.ts'
import { findLot, lotsOfProduct, receivedLotWrite, settledLotWrites, takenLotWrite } from '../products/lotTable.ts'

/** Lots of what a person puts on the shelf or takes off it; for the transaction that moves the stock. */

interface Moved {
  readonly EntityID: number
  readonly ProductID: number
  readonly Lot: string | undefined
}
interface Change {
  readonly before: Stock
  readonly Quantity: number
  readonly BestBy: string | null
  readonly At: Date
}

export async function lotsMoved(
  { EntityID, ProductID, Lot }: Moved,
  { before, Quantity, BestBy, At }: Change,
): Promise<Write[] | Refusal> {
  if (Quantity < 0 && Lot === undefined) return []
  const lots = await lotsOfProduct(EntityID, ProductID)
  const own = lotsOnShelf(lots, before.ShelfQuantity).find(({ Lot: name }) => name === Lot)
  if (Quantity < 0 && Lot !== undefined) {
    if (own?.State !== undefined) return refuse(refusals.stockLotOnHold, { lot: Lot })
    const left = own?.Quantity ?? 0
    if (left < -Quantity) return refuse(refusals.stockLotTooFew, { count: left, lot: Lot })
    return [takenLotWrite({ EntityID, ProductID, Lot, Quantity }, 'notHeld', At)]
  }
  const settled = settledLotWrites(EntityID, lots, before, Lot)
  if (Lot === undefined) return settled
  if (own?.State !== undefined) return refuse(refusals.stockLotOnHold, { lot: Lot })
  const isNew = own?.Received === undefined
  // Units of its own that left without a lot are taken off what comes in.
  const stored = lots.find(({ Lot: name }) => name === Lot)?.Quantity ?? 0
  const gone = Math.max(0, stored - (own?.Quantity ?? 0))
  return [...settled, receivedLotWrite({ EntityID, ProductID, Lot }, { Quantity: Quantity - gone, BestBy, At, isNew })]
}

/** Lots of a receipt's lines that are put on the shelf. */
export async function lotsReceived(
  EntityID: number,
  lines: readonly ShelfLine[],
  At: Date,
): Promise<Write[] | Refusal> {
  const writes: Write[] = []
  for (const { ProductID, Lot, BestBy, Quantity } of lotsOfLines(lines)) {
    const known = await findLot(EntityID, ProductID, Lot)
    if (known?.State !== undefined) return refuse(refusals.stockLotOnHold, { lot: Lot })
    const isNew = known?.Received === undefined
    writes.push(receivedLotWrite({ EntityID, ProductID, Lot }, { Quantity, BestBy, At, isNew }))
  }
  return writes
}

/** Each lot once: two categories may be the same product. */
function lotsOfLines(lines: readonly ShelfLine[]) {
  const lots = new Map<string, { ProductID: number; Lot: string; BestBy: string | null; Quantity: number }>()
  for (const line of lines) {
    const { PantryInventoryItemID: ProductID, BestBy = null, Quantity } = line
    const Lot = lotNameOf(line)
    if (Lot === undefined) continue
    const key = `${ProductID} ${Lot}`
    const before = lots.get(key)
    lots.set(key, { ProductID, Lot, BestBy: before?.BestBy ?? BestBy, Quantity: Quantity + (before?.Quantity ?? 0) })
  }
  return lots.values()
}
