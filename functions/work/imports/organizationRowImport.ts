import type { Cells } from '../../../shared/core/importing/columns.ts'
import type { OrganizationImportKind } from '../../../shared/core/importing/kinds.ts'
import type { ImportContext, ImportRow, SentRows } from '../../core/importing/importRow.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { importAgency } from './agencyRow.ts'
import { importDonorLocation } from './locationRow.ts'
import { importPerson } from './personRow.ts'
import { rowPlaces } from './rowAddress.ts'

const rowImports: Readonly<Record<OrganizationImportKind, ImportRow>> = {
  agencies: importAgency,
  donorLocations: importDonorLocation,
  people: importPerson,
}

/** Import of a row of a kind for the caller's food bank. */
export async function organizationRowImport(
  kind: OrganizationImportKind,
  batch: SentRows,
  run: Omit<ImportContext, 'foodBank' | 'places'>,
) {
  const context = { ...run, places: rowPlaces(batch), foodBank: await knownEntity('foodBank', run.caller.EntityID) }
  return (cells: Cells) => rowImports[kind](cells, context)
}
