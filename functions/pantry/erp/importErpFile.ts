import type { CsvRecord } from '../../../shared/core/csv/columns.ts'
import { filledCells } from '../../../shared/core/importing/cells.ts'
import { organizationColumns } from '../../../shared/core/importing/columns.ts'
import type { RowOutcome } from '../../../shared/core/importing/importOutcome.ts'
import type { ImportKind } from '../../core/importing/importKind.ts'
import { pantryById } from '../../network/organizations/entityTable.ts'
import { importErpRow } from './erpRow.ts'

/** The food bank or agency that a folder is named by; undefined when there is none. */
async function ownerOf(below: readonly string[]): Promise<number | undefined> {
  const [name = ''] = below
  return below.length === 1 && /^[1-9]\d{0,14}$/.test(name) ? (await pantryById(Number(name)))?.ID : undefined
}

/** They are taken one after the other, which is about five minutes. */
const maxRows = 20_000

/** ERP rows by file: `erp/10/monday.csv` has those of the food bank or agency with ID 10, each taken once (decision 37). */
export const importErpFile: ImportKind = {
  columns: organizationColumns.erpItems,
  run: async (records, { importId, below, now }) => {
    if (records.length > maxRows) return { key: 'fileTooLong', values: { rows: maxRows } }
    const entityId = await ownerOf(below)
    if (entityId === undefined) return { key: 'ownerUnknown' }
    const context = { entityId, importId, delivery: importId, isPreview: false, language: 'en', now } as const
    const outcomes: RowOutcome[] = []
    for (const record of records) outcomes.push(await outcomeOf(record, context))
    return outcomes
  },
}

async function outcomeOf(
  { row, cells, problem }: CsvRecord,
  context: Parameters<typeof importErpRow>[2],
): Promise<RowOutcome> {
  const named = { row, reference: cells.Reference ?? '' }
  if (problem) return { ...named, outcome: 'refused', reasons: [{ key: problem }] }
  const { Outcome, ID, Reasons } = await importErpRow(filledCells(cells), row, context)
  if (Outcome === 'refused') return { ...named, outcome: 'refused', reasons: Reasons }
  return { ...named, outcome: Outcome === 'added' ? 'added' : 'present', ...(ID === null ? {} : { id: ID }) }
}
