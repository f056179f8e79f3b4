import * as erp from '../../../shared/pantry/erp/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { importRows } from '../../core/importing/importRow.ts'
import { importErpRow } from './erpRow.ts'

/** Rows one after the other, each once: a run that was cut short is finished by sending its rows again. */
export const handler = endpoint(erp.importErpItems, async ({ input, caller, language, now }) => {
  const { ImportID: importId, IsPreview: isPreview } = input
  const run = { entityId: caller.EntityID, importId, isPreview, language, now }
  return importRows(input, now, (cells, row) => importErpRow(cells, row, run))
})
