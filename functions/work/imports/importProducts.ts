import * as inventory from '../../../shared/pantry/products/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { importRows } from '../../core/importing/importRow.ts'
import { productRowImport } from './productRow.ts'

/** Rows one after the other, each wholly or not at all: a run that was cut short is finished by sending its rows again. */
export const handler = endpoint(inventory.importProducts, async ({ input, caller, language, now }) => {
  const { ImportID: importId, IsPreview: isPreview, OnExisting: onExisting } = input
  const importRow = await productRowImport({ caller, language, now, importId, isPreview, onExisting })
  return importRows(input, now, importRow)
})
