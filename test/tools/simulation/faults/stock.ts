import * as erp from '../../../../shared/pantry/erp/api.ts'
import { orderEvents } from '../../../../shared/pantry/orders/events.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { erpFile } from '../../../contract/examples/erp.ts'
import { call } from '../../../engine/call.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, people } from '../../../engine/smallTenant.ts'
import type { TableItem } from '../expression.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

/** Stock and ERP rows while calls go wrong: what moves stock moves it once. */

let agencyProduct = 0
let waitingCount = 0
/** A product of the agency, which receipt 1 is put on as; and of the food bank's product 1: ERP row 1 waits, row 2 is matched with it. */
export async function prepareStock(): Promise<void> {
  agencyProduct = (await shelved(people.agencies[0], 3)).ID
  for (const ImportID of ['one', 'two']) {
    const rows = erpFile.rows.map(({ Row, Cells }) => ({ Row, Cells: [...Cells.slice(0, 4), ImportID] }))
    await call(erp.importErpItems, people.foodBank, { ...erpFile, ImportID, rows })
  }
  await call(erp.updateImportItem, people.foodBank, { id: 2, PantryInventoryItemID: 1, EachesPer: 2 })
  await call(stock.setCountRules, people.foodBank, { NeedsApproval: true })
  const Lines = [{ PantryInventoryItemID: 1, CountedQuantity: 4, CountedAt: new Date().toISOString() }]
  const counted = await call(stock.countStock, people.foodBank, { StorageLocationID: null, Lines })
  waitingCount = counted.answer.Value?.ID ?? 0
  await call(stock.setCountRules, people.foodBank, { NeedsApproval: false })
}

/** Somebody orders the product. */
export const ordered: TableItem = {
  ID: 'order-7-1-0',
  Type: 'OrderPlaced',
  At: '2026-11-20T15:00:00.000Z',
  Subject: { Kind: 'order', ID: 7 },
  EntityID: ids.foodBank,
  By: null,
  Detail: { ...orderEvents.OrderPlaced.sample, Movements: [{ ProductID: 1, Quantity: -2, OrderQuantity: 2 }] },
}

export const stockFaults: Scenario[] = [
  asks(stock.adjustQuantity, 'empty', () =>
    call(
      stock.adjustQuantity,
      people.foodBank,
      { id: 1, UpdatedValue: 30, Reason: 'damaged', Note: 'Dented' },
      idempotent,
    ),
  ),
  asks(stock.adjustShelf, 'empty', () =>
    call(stock.adjustShelf, people.foodBank, { id: 1, Difference: -2, Reason: 'expired', Note: '' }, idempotent),
  ),
  asks(stock.countStock, 'empty', () =>
    call(
      stock.countStock,
      people.foodBank,
      {
        StorageLocationID: null,
        Lines: [{ PantryInventoryItemID: 1, CountedQuantity: 7, CountedAt: new Date().toISOString() }],
      },
      idempotent,
    ),
  ),
  asks(stock.settleStockCount, 'empty', () =>
    call(stock.settleStockCount, people.foodBank, { CountID: waitingCount, Approve: false }, idempotent),
  ),
  asks(stock.setCountRules, 'empty', () => call(stock.setCountRules, people.foodBank, { NeedsApproval: true })),
  asks(stock.putReceiptOnShelf, 'empty', () =>
    call(
      stock.putReceiptOnShelf,
      people.agencies[0],
      { id: 1, Lines: [{ DonationCategoryID: 2, PantryInventoryItemID: agencyProduct, Quantity: 5 }] },
      idempotent,
    ),
  ),
  asks(erp.importErpItems, 'empty', () => call(erp.importErpItems, people.foodBank, erpFile)),
  asks(erp.updateImportItem, 'empty', () =>
    call(erp.updateImportItem, people.foodBank, { id: 1, PantryInventoryItemID: 1, EachesPer: 3 }),
  ),
  asks(erp.deleteImportItemMapping, 'empty', () =>
    call(erp.deleteImportItemMapping, people.foodBank, { id: 2 }, idempotent),
  ),
]
