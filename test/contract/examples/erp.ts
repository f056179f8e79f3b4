import type { Examples } from '../example.ts'
import { foodBanks } from './roles.ts'

export const erpFile = {
  ImportID: 'f00d',
  IsPreview: false,
  Columns: ['ERP Code', 'Description', 'Details', 'ERP Quantity', 'Reference'],
  rows: [{ Row: 2, Cells: ['10342', 'Green beans', '24 x 14.5 oz', '40', 'PO-7/3'] }],
}

export const erpExamples: Examples = {
  getErpMatchingGrid: { roles: foodBanks, input: () => ({}) },
  importErpItems: { roles: foodBanks, input: () => erpFile },
  updateImportItem: {
    roles: foodBanks,
    input: ({ erpItemId, productId }) => ({ id: erpItemId, PantryInventoryItemID: productId, EachesPer: 6 }),
  },
  deleteImportItemMapping: { roles: foodBanks, input: ({ erpItemId }) => ({ id: erpItemId }) },
}
