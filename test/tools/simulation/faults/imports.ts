import * as imports from '../../../../shared/api/imports.ts'
import { call } from '../../../engine/call.ts'
import { importedAgency } from '../../../engine/smallTenant.ts'
import { setupCaller } from './prepare.ts'
import { asks, type Scenario } from './scenario.ts'

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
]
