import type { Cells } from '../../../shared/core/importing/columns.ts'
import type { PartyImportKind } from '../../../shared/core/importing/kinds.ts'
import type { ImportContext, ImportRow } from '../../core/importing/importRow.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { importAgency } from './agencyRow.ts'
import { importDonorLocation } from './locationRow.ts'
import { importPerson } from './personRow.ts'

const rowImports: Readonly<Record<PartyImportKind, ImportRow>> = {
  agencies: importAgency,
  donorLocations: importDonorLocation,
  people: importPerson,
}

/** Import of a row of a kind for the caller's food bank. */
export async function partyRowImport(kind: PartyImportKind, run: Omit<ImportContext, 'foodBank'>) {
  const context = { ...run, foodBank: await knownEntity('foodBank', run.caller.EntityID) }
  return (cells: Cells) => rowImports[kind](cells, context)
}
