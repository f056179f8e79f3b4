import * as imports from '../../shared/api/imports.ts'
import { filledCells } from '../../shared/partyImport/cells.ts'
import type { PartyImportKind } from '../../shared/partyImport/columns.ts'
import type { PartyOutcome } from '../../shared/partyImport/outcome.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { importAgency } from './agencyRow.ts'
import type { ImportContext, ImportRow } from './importRow.ts'
import { importDonorLocation } from './locationRow.ts'
import { importPerson } from './personRow.ts'

const rowImports: Readonly<Record<PartyImportKind, ImportRow>> = {
  agencies: importAgency,
  donorLocations: importDonorLocation,
  people: importPerson,
}

/** Conflicts of a row with somebody who changes the same at the same moment. */
const maxTries = 5

/** Rows one after the other, each wholly or not at all: a run that was cut short is finished by sending its rows again. */
export const handler = endpoint(imports.importParties, async ({ input, caller, language, now }) => {
  const foodBank = await knownEntity('foodBank', caller.EntityID)
  const { ImportID: importId, IsPreview: isPreview, OnExisting: onExisting, Columns } = input
  const context: ImportContext = { caller, foodBank, language, now, importId, isPreview, onExisting }
  const importRow = rowImports[input.Kind]
  const outcomes: PartyOutcome[] = []
  for (const { Row, Cells } of input.rows) {
    const cells = filledCells(Object.fromEntries(Columns.map((name, at) => [name, Cells[at] ?? ''])))
    const reload = async () => cells
    outcomes.push({
      Row,
      ...(await retryConflicts({ loaded: cells, now, reload, maxTries }, () => importRow(cells, context))),
    })
  }
  return outcomes
})
