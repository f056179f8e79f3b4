import * as imports from '../../shared/api/imports.ts'
import type { PartyImportKind } from '../../shared/partyImport/columns.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { importAgency } from './agencyRow.ts'
import { type ImportContext, type ImportRow, importRows } from './importRow.ts'
import { importDonorLocation } from './locationRow.ts'
import { importPerson } from './personRow.ts'

const rowImports: Readonly<Record<PartyImportKind, ImportRow>> = {
  agencies: importAgency,
  donorLocations: importDonorLocation,
  people: importPerson,
}

/** Rows one after the other, each wholly or not at all: a run that was cut short is finished by sending its rows again. */
export const handler = endpoint(imports.importParties, async ({ input, caller, language, now }) => {
  const foodBank = await knownEntity('foodBank', caller.EntityID)
  const { ImportID: importId, IsPreview: isPreview, OnExisting: onExisting } = input
  const context: ImportContext = { caller, foodBank, language, now, importId, isPreview, onExisting }
  const importRow = rowImports[input.Kind]
  return importRows(input, now, (cells) => importRow(cells, context))
})
