import * as z from 'zod/mini'
import { type Caller, isFoodBankRole } from '../../shared/access.ts'
import { type Refusal, refuse } from '../../shared/answer.ts'
import { ID, Instant } from '../../shared/api/fields.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import type { ReceiptShelf, ShelfLine } from '../../shared/stock/shelf.ts'
import type { Movement } from '../../shared/stock/stock.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { productNames } from '../inventory/productTable.ts'
import { movementWrite, stockWrite } from '../inventory/stockTable.ts'
import type { StoredReceipt } from '../receipts/receiptTable.ts'
import { stockKeys } from '../table/keys/stock.ts'
import { table } from '../table/table.ts'
import { absent, type Write } from '../table/write.ts'

/** Which lines of a receipt are on the shelf, and what each category was put on as the last time. */

const ShelvedLine = z.object({ DonationCategoryID: ID, PantryInventoryItemID: ID, Quantity: z.int(), At: Instant })
const Remembered = z.object({ DonationCategoryID: ID, PantryInventoryItemID: ID })

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

/** The lines of a receipt that were put on the shelf as a product. */
export const shelvedAs = async (receipt: StoredReceipt, productId: number) =>
  (await shelvedLines(receipt)).filter((line) => line.PantryInventoryItemID === productId)

export async function receiptShelf(receipt: StoredReceipt, owner: number): Promise<ReceiptShelf> {
  const keys = receipt.categories.map((line) => stockKeys.shelfMemory(owner, line.DonationCategoryID))
  const [shelved, remembered] = await Promise.all([shelvedLines(receipt), table.getMany(keys, Remembered)])
  const names = await productNames([...shelved, ...remembered].map((line) => line.PantryInventoryItemID))
  const of = <L extends { DonationCategoryID: number }>(lines: readonly L[], category: number) =>
    lines.find((line) => line.DonationCategoryID === category)
  const Lines = receipt.categories.map((line) => {
    const put = of(shelved, line.DonationCategoryID)
    const suggested = of(remembered, line.DonationCategoryID)?.PantryInventoryItemID
    return {
      ...line,
      SuggestedProductID: suggested !== undefined && names.has(suggested) ? suggested : null,
      PutOn: put ? { ...put, ProductName: names.get(put.PantryInventoryItemID) ?? '' } : null,
    }
  })
  return { ReceiptID: receipt.ID, Code: receipt.Code, Lines }
}

interface Shelving {
  readonly owner: number
  readonly By: Movement['By']
  readonly At: Date
}

/** How much of a product the lines bring: two categories may be the same product. */
export const quantityOn = (lines: readonly ShelfLine[], productId: number): number =>
  lines.reduce((sum, line) => (line.PantryInventoryItemID === productId ? sum + line.Quantity : sum), 0)

/** Stock and ledger, for each line a mark that exists once, and the product to propose the next time. */
export function shelfWrites(receipt: StoredReceipt, lines: readonly ShelfLine[], { owner, By, At }: Shelving): Write[] {
  const Reference = { Kind: 'receipt', ID: receipt.ID, Code: receipt.Code } as const
  const products = new Set(lines.map((line) => line.PantryInventoryItemID))
  return [
    // A transaction writes an item once: two categories may be the same product.
    ...[...products].map((id) => stockWrite({ EntityID: owner, ProductID: id, Quantity: quantityOn(lines, id) })),
    ...lines.flatMap((line): Write[] => [
      movementWrite({
        ...{ ProductID: line.PantryInventoryItemID, Quantity: line.Quantity, Cause: 'received', Reference },
        ...{ By, At },
      }),
      {
        put: { ...stockKeys.shelfLine(receipt.ID, line.DonationCategoryID), ...line, At: At.toISOString() },
        when: absent,
      },
      { put: { ...stockKeys.shelfMemory(owner, line.DonationCategoryID), ...rememberedOf(line) } },
    ]),
  ]
}

const rememberedOf = ({ DonationCategoryID, PantryInventoryItemID }: ShelfLine) => ({
  DonationCategoryID,
  PantryInventoryItemID,
})
