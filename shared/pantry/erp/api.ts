import * as z from 'zod/mini'
import { foodBankRoles } from '../../core/access.ts'
import { importBatch, OrganizationOutcome } from '../../core/importing/outcome.ts'
import { someRows } from '../../core/importing/sentRows.ts'
import { area } from '../../core/schema/endpoint.ts'
import { gridQuery, ID, PathID, page } from '../../core/schema/fields.ts'
import { EachesPer, ErpMatchingRow } from './importItem.ts'

/** Products of a food bank's ERP system: their rows come in by file and are matched with products of the pantry. */
const { get, post, put, remove } = area('erp')

const ofItem = '/api/orderahead/erp/importitems/{id}'

export const getErpMatchingGrid = get('getErpMatchingGrid', '/api/FoodBankPantryProductMatchingGrid', {
  summary: 'Imported ERP rows, the newest first, with the product that each is matched with.',
  roles: foodBankRoles,
  resource: 'self',
  query: {
    source: gridQuery.source,
    searchFilter: gridQuery.searchFilter,
    /** Those that are matched, or those that wait for it; all when absent. */
    matched: z.optional(z.enum(['yes', 'no'])),
    rows: gridQuery.rows,
    cursor: gridQuery.cursor,
  },
  value: page(ErpMatchingRow),
})

export const importErpItems = post('importErpItems', '/api/orderahead/erp/importitems', {
  summary:
    'Adds ERP rows of a file, each once: by its reference, or by the file and its row number; with `IsPreview` it says what would happen and writes nothing.',
  roles: foodBankRoles,
  resource: 'self',
  /** The run is named by the file’s content: the same file sent again adds nothing. */
  body: z.strictObject(someRows),
  value: z.array(OrganizationOutcome).check(z.maxLength(importBatch)),
})

export const updateImportItem = put('updateImportItem', ofItem, {
  summary: 'Matches an ERP row with a product: its stock gets the row’s items, once; a changed match moves them.',
  roles: foodBankRoles,
  resource: 'erpImportItem',
  params: { id: PathID },
  body: z.strictObject({
    ID: z.optional(ID),
    PantryInventoryItemID: ID,
    EachesPer: EachesPer,
    /** Quantity times EachesPer, as the form shows it. */
    QuantityToImport: z.optional(z.number()),
  }),
  value: ErpMatchingRow,
})

export const deleteImportItemMapping = remove('deleteImportItemMapping', ofItem, {
  summary: 'Ends the match of an ERP row: what it brought is taken from the product’s stock.',
  roles: foodBankRoles,
  resource: 'erpImportItem',
  params: { id: PathID },
  value: ErpMatchingRow,
  idempotent: true,
})
