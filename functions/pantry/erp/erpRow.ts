import * as z from 'zod/mini'
import { decimalCell, optionalTextCell, textCell } from '../../../shared/core/csv/columns.ts'
import { readCells } from '../../../shared/core/importing/cells.ts'
import { type Cells, folded } from '../../../shared/core/importing/columns.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { maxErpCode, maxErpQuantity, maxErpText } from '../../../shared/pantry/erp/importItem.ts'
import { refusedFor, type Settled, settled } from '../../core/importing/importRow.ts'
import { table } from '../../core/table/table.ts'
import { addErpItem, erpItems, findLastMatch, importedErpRow, type StoredErpItem } from './erpTable.ts'

/** One row of an ERP file. */

/** In the ERP's unit; a thousandth is the least that systems count. */
const minQuantity = 0.001
const ErpCells = z.object({
  'ERP Code': textCell(maxErpCode),
  Description: textCell(maxErpText),
  Details: z._default(optionalTextCell(maxErpText), ''),
  'ERP Quantity': decimalCell(minQuantity, maxErpQuantity),
  Reference: z._default(optionalTextCell(maxErpCode), ''),
})
type ErpCells = z.infer<typeof ErpCells>

export interface ErpImport {
  readonly entityId: number
  readonly importId: string
  /** Names a delivery that may be cut short: what it added before counts as added when it goes on. */
  readonly delivery?: string
  readonly isPreview: boolean
  readonly language: Language
  readonly now: Date
}

/** With a reference a row counts once, whichever file brings it; without one, a file counts once. */
const nameOf = ({ Reference, 'ERP Code': code }: ErpCells, importId: string, row: number) =>
  Reference === '' ? `FILE#${importId}#${row}` : `REFERENCE#${folded(Reference)}#${folded(code)}`

const isSame = (before: StoredErpItem, cells: ErpCells) =>
  folded(before.Code) === folded(cells['ERP Code']) && before.Quantity === cells['ERP Quantity']

export async function importErpRow(
  given: Cells,
  row: number,
  { entityId, importId, delivery, isPreview, language, now }: ErpImport,
): Promise<Settled> {
  const { isWhole, values: cells, reasons } = readCells(ErpCells, { kind: 'erpItems', cells: given, language })
  if (!isWhole) return refusedFor(reasons, { language })
  const name = nameOf(cells, importId, row)
  const addedBy = delivery && `${delivery}#${row}`
  const before = await importedErpRow(entityId, name)
  if (before && isSame(before.item, cells)) {
    const isOwn = addedBy !== undefined && before.addedBy === addedBy
    return settled(isOwn ? 'added' : 'present', before.item.ID)
  }
  if (before) return refusedFor([{ key: 'otherErpRow', values: { value: cells.Reference } }], { language })
  if (isPreview) return settled('added', null)
  const last = await findLastMatch(entityId, cells['ERP Code'])
  const item: StoredErpItem = {
    ID: await erpItems.nextId(),
    EntityID: entityId,
    Code: cells['ERP Code'],
    ...{ Description: cells.Description, Details: cells.Details, Reference: cells.Reference },
    Quantity: cells['ERP Quantity'],
    ...{ EachesPer: null, QuantityToImport: null, PantryInventoryItemID: null },
    SuggestedProductID: last?.ProductID ?? null,
    SuggestedEachesPer: last?.EachesPer ?? null,
    Imported: now.toISOString(),
    Version: 1,
  }
  await table.commit(addErpItem(item, name, addedBy))
  return settled('added', item.ID)
}
