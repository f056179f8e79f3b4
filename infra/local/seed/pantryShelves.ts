import { receiptLists } from '../../../functions/core/table/keys/receipts.ts'
import { table } from '../../../functions/core/table/table.ts'
import { shelfWrites } from '../../../functions/pantry/stock/shelfTable.ts'
import { receiptsById, type StoredReceipt } from '../../../functions/rescue/receipts/receiptTable.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import type { Product } from '../../../shared/pantry/products/product.ts'
import { ReceiptRow } from '../../../shared/rescue/receipts/api.ts'
import type { PlannedPantry } from './pantries.ts'
import type { PlannedCategory } from './pantryFoods.ts'

/** The latest donations that a pantry’s agency received, on its shelf: part of what its orders took. */

const receiptsOnShelf = 3
const linesOnShelf = 2
const productsOfLine = 2
/** Categories of products that a category of a donation holds, by its ID. */
const holds: Readonly<Record<number, readonly PlannedCategory[]>> = {
  1: ['Fresh Fruit', 'Fresh Vegetables'],
  2: ['Bread and Bakery'],
  3: ['Dairy and Eggs'],
  4: ['Meat and Fish'],
  5: ['Frozen Meals'],
  6: ['Frozen Meals', 'Soup and Meals'],
  7: ['Grains and Pasta', 'Beans and Lentils', 'Breakfast', 'Oil and Baking', 'Nuts and Spreads'],
  8: ['Canned Vegetables', 'Canned Fruit', 'Soup and Meals'],
  9: ['Drinks'],
  10: ['Baby'],
  12: ['Household'],
}
/** Of each line: less than every one of these products has left, so that none was ever below 0. */
const piecesOfLine = 6
/** From the receipt to the shelf. */
const shelvingMs = 3_600_000

export interface Shelving {
  readonly receipt: StoredReceipt
  readonly lines: readonly { DonationCategoryID: number; PantryInventoryItemID: number; Quantity: number }[]
  readonly at: Date
}

/** Of each line the products of its kind that orders take most of, each on the shelf from one line. */
export async function plannedShelvings(
  { owner, EntityID, AssociatedAgencyID, products: planned }: PlannedPantry,
  taken: ReadonlyMap<number, number>,
  products: readonly Product[],
  now: Date,
): Promise<Shelving[]> {
  const agencyId = AssociatedAgencyID ?? (owner.Kind === 'foodBank' ? owner.MasterAgencyID : EntityID)
  if (agencyId === null) return []
  const plan = new Map(planned.map((one) => [one.Name, one]))
  const isAmple = ({ Name }: Product) => (plan.get(Name)?.Quantity ?? 0) >= piecesOfLine
  const ample = products
    .filter((product) => isAmple(product) && (taken.get(product.ID) ?? 0) >= piecesOfLine)
    .toSorted((a, b) => (taken.get(b.ID) ?? 0) - (taken.get(a.ID) ?? 0))
  const used = new Set<number>()
  const ofCategory = (id: number) => {
    const fits = ({ ID, Name }: Product) => {
      const category = plan.get(Name)?.category
      return !used.has(ID) && category !== undefined && (holds[id]?.includes(category) ?? false)
    }
    const found = ample.filter(fits).slice(0, productsOfLine)
    for (const { ID } of found) used.add(ID)
    return found
  }
  const list = { ...receiptLists.agency(agencyId), newestFirst: true, limit: receiptsOnShelf }
  const { items } = await table.page(list, ReceiptRow)
  const receipts = await receiptsById(items.map(({ ID }) => ID))
  return receipts.flatMap((receipt) => {
    const at = new Date(Date.parse(receipt.Created) + shelvingMs)
    const lines = receipt.categories.slice(0, linesOnShelf).flatMap(({ DonationCategoryID }) =>
      ofCategory(DonationCategoryID).map((product) => ({
        DonationCategoryID,
        PantryInventoryItemID: product.ID,
        Quantity: piecesOfLine,
      })),
    )
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
