import { receiptsById, type StoredReceipt } from '../../../functions/receipts/receiptTable.ts'
import { shelfWrites } from '../../../functions/stock/shelfTable.ts'
import { receiptLists } from '../../../functions/table/keys/receipts.ts'
import { table } from '../../../functions/table/table.ts'
import { ReceiptRow } from '../../../shared/api/receipts.ts'
import type { User } from '../../../shared/entity/entity.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { PlannedPantry } from './pantries.ts'

/** The latest donations that a pantry’s agency received, on its shelf: part of what its orders took. */

const receiptsOnShelf = 3
const linesOnShelf = 2
/** Of each line: less than every one of these products has left, so that none was ever below 0. */
const piecesOfLine = 6
/** From the receipt to the shelf. */
const shelvingMs = 3_600_000

export interface Shelving {
  readonly receipt: StoredReceipt
  readonly lines: readonly { DonationCategoryID: number; PantryInventoryItemID: number; Quantity: number }[]
  readonly at: Date
}

/** Products that orders take most of, each on the shelf from one line. */
export async function plannedShelvings(
  { owner, EntityID, AssociatedAgencyID, products: planned }: PlannedPantry,
  taken: ReadonlyMap<number, number>,
  products: readonly Product[],
  now: Date,
): Promise<Shelving[]> {
  const agencyId = AssociatedAgencyID ?? (owner.Kind === 'foodBank' ? owner.MasterAgencyID : EntityID)
  if (agencyId === null) return []
  const isAmple = ({ Name }: Product) => (planned.find((one) => one.Name === Name)?.Quantity ?? 0) >= piecesOfLine
  const wanted = products
    .filter((product) => isAmple(product) && (taken.get(product.ID) ?? 0) >= piecesOfLine)
    .toSorted((a, b) => (taken.get(b.ID) ?? 0) - (taken.get(a.ID) ?? 0))
  const list = { ...receiptLists.agency(agencyId), newestFirst: true, limit: receiptsOnShelf }
  const { items } = await table.page(list, ReceiptRow)
  const receipts = await receiptsById(items.map(({ ID }) => ID))
  return receipts.flatMap((receipt) => {
    const at = new Date(Date.parse(receipt.Created) + shelvingMs)
    const lines = receipt.categories.slice(0, linesOnShelf).flatMap(({ DonationCategoryID }) => {
      const product = wanted.shift()
      return product ? [{ DonationCategoryID, PantryInventoryItemID: product.ID, Quantity: piecesOfLine }] : []
    })
    return lines.length > 0 && at <= now ? [{ receipt, lines, at }] : []
  })
}

export async function writeShelvings(
  shelvings: readonly Shelving[],
  { EntityID }: PlannedPantry,
  staff: User | undefined,
): Promise<void> {
  const By = staff ? { UserID: staff.ID, EntityID } : null
  for (const { receipt, lines, at: At } of shelvings)
    await table.commit(shelfWrites(receipt, lines, { owner: EntityID, By, At }))
}
