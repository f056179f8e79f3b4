import { table } from '../../../functions/core/table/table.ts'
import {
  addErpItem,
  changeErpItem,
  erpItems,
  rememberMatch,
  type StoredErpItem,
} from '../../../functions/pantry/erp/erpTable.ts'
import { productsOfOwner } from '../../../functions/pantry/products/productTable.ts'
import { movementWrites } from '../../../functions/pantry/products/stockTable.ts'
import type { ProductRow } from '../../../shared/pantry/products/product.ts'
import type { PlannedPantry } from './pantries.ts'

/** Rows of the first pantry's ERP system: half of them are matched with its products, the others wait. */

const rowCount = 14
const dayMs = 86_400_000
const eachesOf = [24, 12, 6, 48] as const

export async function writePantryErp([pantry]: readonly PlannedPantry[], now: Date): Promise<void> {
  if (!pantry) return
  const products = await productsOfOwner(pantry.EntityID)
  for (let index = 0; index < rowCount; index++) {
    const product = products[(index * 5) % products.length]
    if (product) await writeRow(pantry.EntityID, product, index, new Date(now.getTime() - (20 - index) * dayMs))
  }
}

/** Names and packaging as delivery notes write them; of one in eight no product can be told. */
function writtenAs({ Name }: ProductRow, index: number, eaches: number) {
  const Details = index % 3 === 1 ? `Case of ${eaches}` : `${eaches} per case`
  if (index % 8 === 3) return { Description: 'ASSORTED GROCERIES', Details }
  const [first = '', ...others] = Name.toUpperCase().split(' ')
  const isTurned = index % 4 === 1 && others.length > 0
  return { Description: isTurned ? `${others.join(' ')}, ${first}` : [first, ...others].join(' '), Details }
}

async function writeRow(EntityID: number, product: ProductRow, index: number, at: Date): Promise<void> {
  const eaches = eachesOf[index % eachesOf.length] ?? 12
  const Quantity = 1 + ((index * 3) % 5)
  const waiting: StoredErpItem = {
    ID: await erpItems.nextId(),
    EntityID,
    Code: String(10_300 + ((index * 5) % 97) * 7),
    ...writtenAs(product, index, eaches),
    Quantity,
    ...{ EachesPer: null, QuantityToImport: null, PantryInventoryItemID: null },
    Reference: `PO-${410 + Math.floor(index / 4)}/${1 + (index % 4)}`,
    ...{ SuggestedProductID: null, SuggestedEachesPer: null },
    Imported: at.toISOString(),
    Version: 1,
  }
  await table.commit(addErpItem(waiting, `REFERENCE#${waiting.Reference.toLowerCase()}#${waiting.Code}`))
  if (index % 2 === 1) return
  const match = { PantryInventoryItemID: product.ID, EachesPer: eaches, QuantityToImport: Quantity * eaches }
  const Reference = { Kind: 'importItem', ID: waiting.ID, Code: waiting.Code } as const
  const moving = { EntityID, ProductID: product.ID, By: null, At: new Date(at.getTime() + dayMs / 4) }
  await table.commit([
    changeErpItem(waiting, match).write,
    ...movementWrites({ ...moving, Cause: 'imported', Quantity: match.QuantityToImport, Reference }),
    rememberMatch(EntityID, waiting.Code, { ProductID: product.ID, EachesPer: eaches }),
  ])
}
