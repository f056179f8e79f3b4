import * as customers from '../../../shared/pantry/customers/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { importRows } from '../../core/importing/importRow.ts'
import { customerRowImport } from './customerRow.ts'

/** Rows one after the other, each once: a run that was cut short is finished by sending its rows again. */
export const handler = endpoint(customers.importCustomers, async ({ input, caller, language, now }) => {
  const { ImportID: importId, IsPreview: isPreview } = input
  return importRows(input, now, await customerRowImport({ caller, importId, isPreview, language, now }))
})
