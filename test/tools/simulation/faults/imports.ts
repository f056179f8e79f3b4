import * as imports from '../../../../shared/work/imports/api.ts'
import { call } from '../../../engine/call.ts'
import { agencyFile, importedAgency } from '../../../engine/smallTenant.ts'
import { setupCaller } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

const [importedRow] = importedAgency.rows

const firstRow = { Row: importedRow.Row, Cells: [...importedRow.Cells] }

export const importsFaults: Scenario[] = [
  asks(imports.importParties, 'empty', () =>
    call(imports.importParties, setupCaller, {
      ...importedAgency,
      Columns: [...importedAgency.Columns],
      rows: [firstRow],
    }),
  ),
  asks(imports.startImport, 'empty', () => call(imports.startImport, setupCaller, agencyFile, idempotent)),
]
