import * as z from 'zod/mini'
import { type Caller, isFoodBankRole } from '../../../shared/core/access.ts'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { ID, Instant } from '../../../shared/core/schema/fields.ts'
import { lotNameOf } from '../../../shared/pantry/stock/lot.ts'
import * as refusals from '../../../shared/pantry/stock/refusals.ts'
import type { ReceiptShelf, ShelfLine } from '../../../shared/pantry/stock/shelf.ts'
import type { Movement } from '../../../shared/pantry/stock/stock.ts'
import { absent } from '../../core/table/conditions.ts'
import { stockKeys } from '../../core/table/keys/stock.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import type { StoredReceipt } from '../../rescue/receipts/receiptTable.ts'
import { productNames } from '../products/productTable.ts'
import { movementWrite, stockWrite } from '../products/stockTable.ts'

/** Lines of a receipt that are on the shelf, and what each category was put on as the last time. */

/**
 * A category of a receipt that was put on the shelf. Before a category could be several products, line and memory named one
 * in fields of their own; versions of then read them still, and no item without.
 */
const OneProduct = { PantryInventoryItemID: z.optional(ID), Quantity: z.optional(z.int()) }
const ShelvedProduct = z.object({ PantryInventoryItemID: ID, Quantity: z.int(), Lot: z.optional(z.string()) })
const ShelvedLine = z.object({
  DonationCategoryID: ID,
  At: Instant,
  Products: z.optional(z.array(ShelvedProduct)),
  ...OneProduct,
})
type ShelvedProduct = z.infer<typeof ShelvedProduct>
const Remembered = z.object({
  DonationCategoryID: ID,
  PantryInventoryItemIDs: z.optional(z.array(ID)),
  PantryInventoryItemID: OneProduct.PantryInventoryItemID,
})
const productsOn = ({ Products, PantryInventoryItemID: id, Quantity = 0 }: z.infer<typeof ShelvedLine>) =>
  Products ?? (id === undefined ? [] : [{ PantryInventoryItemID: id, Quantity }])
const productsRemembered = ({ PantryInventoryItemIDs: ids, PantryInventoryItemID: id }: z.infer<typeof Remembered>) =>
  ids ?? (id === undefined ? [] : [id])

/** The pantry that received it: an agency's own, and a food bank's what its own agency took. */
export async function shelfOwner({ Agency }: StoredReceipt, caller: Caller): Promise<number | Refusal> {
  if (!isFoodBankRole(caller.Role)) return caller.EntityID
  const { MasterAgencyID } = await knownEntity('foodBank', caller.EntityID)
  return Agency.ID === MasterAgencyID ? caller.EntityID : refuse(refusals.shelfOfAgency, { agency: Agency.Name })
}

const shelvedLines = ({ ID: id, categories }: StoredReceipt) =>
  table.getMany(
    categories.map((line) => stockKeys.shelfLine(id, line.DonationCategoryID)),
    ShelvedLine,
    true,
  )

/** Units that a receipt put on the shelf as a product: how many, and when. */
export const shelvedAs = async (receipt: StoredReceipt, productId: number) =>
  (await shelvedLines(receipt)).flatMap((line) =>
    productsOn(line).flatMap(({ PantryInventoryItemID: id, Quantity, ...lot }) =>
      id === productId ? { At: line.At, Quantity, ...lot } : [],
    ),
  )

export async function receiptShelf(receipt: StoredReceipt, owner: number): Promise<ReceiptShelf> {
  const keys = receipt.categories.map((line) => stockKeys.shelfMemory(owner, line.DonationCategoryID))
  const [shelved, remembered] = await Promise.all([shelvedLines(receipt), table.getMany(keys, Remembered)])
  const names = await productNames([
    ...shelved.flatMap(productsOn).map((line) => line.PantryInventoryItemID),
    ...remembered.flatMap(productsRemembered),
  ])
  const of = <L extends { DonationCategoryID: number }>(lines: readonly L[], category: number) =>
    lines.filter((line) => line.DonationCategoryID === category)
  const Lines = receipt.categories.map((line) => {
    const [put] = of(shelved, line.DonationCategoryID)
    const suggested = of(remembered, line.DonationCategoryID).flatMap(productsRemembered)
    return {
      ...line,
      SuggestedProductIDs: suggested.filter((id) => names.has(id)),
      PutOn: put ? { At: put.At, Products: productsNamed(productsOn(put), names) } : null,
    }
  })
  return { ReceiptID: receipt.ID, Code: receipt.Code, Lines }
}

/** Products of a line with their names; one that was removed has none. */
export const productsNamed = (products: readonly ShelvedProduct[], names: ReadonlyMap<number, string>) =>
  products.map(({ PantryInventoryItemID, Quantity, Lot }) => ({
    ...{ PantryInventoryItemID, Quantity },
    ...(Lot ? { Lot } : {}),
    ProductName: names.get(PantryInventoryItemID) ?? '',
  }))

interface Shelving {
  readonly owner: number
  readonly By: Movement['By']
  readonly At: Date
}

/** Quantity of a product that the lines bring: two categories may be the same product. */
export const quantityOn = (lines: readonly ShelfLine[], productId: number): number =>
  lines.reduce((sum, line) => (line.PantryInventoryItemID === productId ? sum + line.Quantity : sum), 0)

/** With their lots. */
export const shelvedProducts = (lines: readonly ShelfLine[]): ShelvedProduct[] =>
  lines.map((line) => {
    const { PantryInventoryItemID, Quantity } = line
    const Lot = lotNameOf(line)
    return { PantryInventoryItemID, Quantity, ...(Lot === undefined ? {} : { Lot }) }
  })

/** Stock and ledger, for each category a mark that exists once, and the products to propose the next time. */
export function shelfWrites(receipt: StoredReceipt, lines: readonly ShelfLine[], { owner, By, At }: Shelving): Write[] {
  const Reference = { Kind: 'receipt', ID: receipt.ID, Code: receipt.Code } as const
  const products = new Set(lines.map((line) => line.PantryInventoryItemID))
  const categories = Map.groupBy(lines, (line) => line.DonationCategoryID)
  return [
    // A transaction writes an item once: two categories may be the same product.
    ...[...products].map((id) => stockWrite({ EntityID: owner, ProductID: id, Quantity: quantityOn(lines, id) })),
    ...lines.map((line) =>
      movementWrite({
        ...{ ProductID: line.PantryInventoryItemID, Quantity: line.Quantity, Cause: 'received', Reference },
        ...{ Lot: lotNameOf(line) },
        ...{ By, At },
      }),
    ),
    ...[...categories].flatMap(([DonationCategoryID, put]): Write[] => {
      const Products = shelvedProducts(put)
      const PantryInventoryItemIDs = Products.map((one) => one.PantryInventoryItemID)
      const [first] = Products
      const { PantryInventoryItemID } = first ?? {}
      return [
        {
          put: {
            ...stockKeys.shelfLine(receipt.ID, DonationCategoryID),
            ...{ DonationCategoryID, Products, ...first, At: At.toISOString() },
          },
          when: absent,
        },
        {
          put: {
            ...stockKeys.shelfMemory(owner, DonationCategoryID),
            ...{ DonationCategoryID, PantryInventoryItemIDs, PantryInventoryItemID },
          },
        },
      ]
    }),
  ]
}
