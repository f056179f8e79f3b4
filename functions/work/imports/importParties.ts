import * as imports from '../../../shared/work/imports/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { importRows } from '../../core/importing/importRow.ts'
import { organizationRowImport } from './organizationRowImport.ts'

/** Rows one after the other, each wholly or not at all: a run that was cut short is finished by sending its rows again. */
export const handler = endpoint(imports.importParties, async ({ input, caller, language, now }) => {
  const { ImportID: importId, IsPreview: isPreview, OnExisting: onExisting } = input
  const run = { caller, language, now, importId, isPreview, onExisting }
  const importRow = await organizationRowImport(input.Kind, input, run)
  return importRows(input, now, importRow)
})
