import type { SubmissionGridRow } from '../../shared/api/distributors.ts'
import * as distributors from '../../shared/api/distributors.ts'
import { exportRefusal } from '../../shared/dashboard/range.ts'
import { csv } from '../../shared/grid/csv.ts'
import { loadTexts } from '../../shared/text/loads.ts'
import type { Language } from '../../shared/text/text.ts'
import { endpoint } from '../http.ts'
import { allSubmissions } from './submissionGrid.ts'

type Column = readonly [head: string, of: (row: SubmissionGridRow) => string | number]

/** The grid's columns; whom a load is with is for the network alone. */
function columnsIn(language: Language, isNetwork: boolean): readonly Column[] {
  const text = loadTexts[language]
  return [
    ['ID', (row) => row.ID],
    [text.reference, (row) => row.Reference],
    [text.received, (row) => row.Created],
    [text.shipper, (row) => row.Shipper.Name],
    [text.origin, (row) => `${row.Origin.City}, ${row.Origin.Province}`],
    [text.contents, (row) => row.Summary],
    [text.caseHead, (row) => row.TotalCases],
    [text.poundHead, (row) => row.Pounds],
    [text.carrier, (row) => row.Carrier.Name],
    [text.pickupDay, (row) => row.PickupDate],
    [text.deliveryDate, (row) => row.DeliveryDate ?? ''],
    ...(isNetwork ? [[text.entity, (row) => row.EntityMatch?.Entity.Name ?? ''] satisfies Column] : []),
    [text.status, (row) => row.PrimaryStatus.Title],
  ]
}

/** The grid as a file for a spreadsheet, named after the days of the query. */
export const handler = endpoint(distributors.exportSubmissionsGrid, async (context) => {
  const { dateStartFilter: start, dateEndFilter: end } = context.input
  const refusal = exportRefusal(start, end)
  if (refusal) return refusal
  const rows = await allSubmissions(context)
  if (!Array.isArray(rows)) return rows
  const columns = columnsIn(context.language, context.caller.Role === 'fano')
  const lines = rows.map((row) => columns.map(([, of]) => of(row)))
  return { fileName: `loads-${start}-${end}.csv`, content: csv([columns.map(([head]) => head), ...lines]) }
})
