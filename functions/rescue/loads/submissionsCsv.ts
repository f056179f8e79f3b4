import type { Role } from '../../../shared/core/access.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { SubmissionGridRow } from '../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../shared/rescue/loads/texts/loads.ts'

type Column = readonly [head: string, of: (row: SubmissionGridRow) => string | number]

/** The grid's columns; whom a load is with is for the network alone. */
function columnsFor(role: Role, language: Language): readonly Column[] {
  const text = loadTexts[language]
  return [
    ['ID', (row) => row.ID],
    [text.load, (row) => row.Reference],
    [text.received, (row) => row.Created],
    [text.shipper, (row) => row.Shipper.Name],
    [text.origin, (row) => `${row.Origin.City}, ${row.Origin.Province}`],
    [text.contents, (row) => row.Summary],
    [text.caseHead, (row) => row.TotalCases],
    [text.pounds, (row) => row.Pounds],
    [text.carrier, (row) => row.Carrier.Name],
    [text.pickupDay, (row) => row.PickupDate],
    [text.deliveryDate, (row) => row.DeliveryDate ?? ''],
    ...(role === 'fano' ? [[text.entity, (row) => row.EntityMatch?.Entity.Name ?? ''] satisfies Column] : []),
    [text.status, (row) => row.PrimaryStatus.Title],
  ]
}

/** The heads of the grid's file, and its lines without them. */
export const submissionHeads = (role: Role, language: Language) => columnsFor(role, language).map(([head]) => head)
export const submissionLines = (rows: readonly SubmissionGridRow[], role: Role, language: Language) => {
  const columns = columnsFor(role, language)
  return rows.map((row) => columns.map(([, of]) => of(row)))
}
