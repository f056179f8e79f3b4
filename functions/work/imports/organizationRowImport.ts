import type { Cells } from '../../../shared/core/importing/columns.ts'
import type { OrganizationImportKind } from '../../../shared/core/importing/kinds.ts'
import type { ImportContext, ImportRow } from '../../core/importing/importRow.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { importAgency } from './agencyRow.ts'
import { importDonorLocation } from './locationRow.ts'
import { importPerson } from './personRow.ts'

const rowImports: Readonly<Record<OrganizationImportKind, ImportRow>> = {
  agencies: importAgency,
  donorLocations: importDonorLocation,
  people: importPerson,
}

/** Import of a row of a kind for the caller's food bank. */
export async function organizationRowImport(kind: OrganizationImportKind, run: Omit<ImportContext, 'foodBank'>) {
  const context = { ...run, foodBank: await knownEntity('foodBank', run.caller.EntityID) }
  return (cells: Cells) => rowImports[kind](cells, context)
}
