import { isDonorRole, isFoodBankRole, type Role } from '../../shared/access.ts'
import { isRefusal } from '../../shared/answer.ts'
import type { GridRow } from '../../shared/api/donations.ts'
import * as donations from '../../shared/api/donations.ts'
import { exportRefusal } from '../../shared/dashboard/range.ts'
import { csv } from '../../shared/grid/csv.ts'
import { gridTexts } from '../../shared/text/grid.ts'
import type { Language } from '../../shared/text/text.ts'
import { endpoint } from '../http.ts'
import { allRows } from './grids.ts'

type Column = readonly [head: string, of: (row: GridRow) => string | number]

/** The grid's columns, each role's own (section 6). */
function columnsFor(role: Role, language: Language): readonly Column[] {
  const text = gridTexts[language]
  const foodBank: Column = [text.foodBank, (row) => row.FoodBank.Name]
  const agency: Column = [text.agency, (row) => row.AgencyText]
  return [
    ['ID', (row) => row.ID],
    [text.code, (row) => row.Code],
    [text.donorEntered, (row) => row.Created],
    ...(role === 'fano' ? [foodBank] : []),
    [text.donor, (row) => row.DonorLocation.Donor.Name],
    [text.location, (row) => row.DonorLocation.Code],
    ...(isFoodBankRole(role) || isDonorRole(role) ? [agency] : []),
    [text.donation, (row) => row.DonationContentsSummary],
    [text.pounds, (row) => row.Pounds],
    [text.status, (row) => row.PrimaryStatus.Title],
    [text.statusDetail, (row) => row.PrimaryStatus.Subtitle],
    [text.delivery, (row) => row.DeliveryText],
  ]
}

/** The grid as a file for a spreadsheet, named after the days of the query. */
export const handler = endpoint(donations.exportGrid, async (context) => {
  const { dateStartFilter: start, dateEndFilter: end } = context.input
  const refusal = exportRefusal(start, end)
  if (refusal) return refusal
  const rows = await allRows(context)
  if (isRefusal(rows)) return rows
  const columns = columnsFor(context.caller.Role, context.language)
  const content = csv([columns.map(([head]) => head), ...rows.map((row) => columns.map(([, of]) => of(row)))])
  return { fileName: `donations-${start}-${end}.csv`, content }
})
