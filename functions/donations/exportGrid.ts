import { isDonorRole, isFoodBankRole, type Role } from '../../shared/access.ts'
import { isRefusal } from '../../shared/answer.ts'
import type { GridRow } from '../../shared/api/donations.ts'
import * as donations from '../../shared/api/donations.ts'
import { exportRefusal } from '../../shared/dashboard/range.ts'
import { csv } from '../../shared/grid/csv.ts'
import { gridTexts } from '../../shared/text/grid.ts'
import type { Language } from '../../shared/text/text.ts'
import { endpoint } from '../http.ts'
import { gridLines } from './grids.ts'

type Column = readonly [head: string, of: (line: GridRow) => string | number]

/** The grid's columns, each role's own (section 6). */
function columnsFor(role: Role, language: Language): readonly Column[] {
  const text = gridTexts[language]
  const foodBank: Column = [text.foodBank, (line) => line.FoodBank.Name]
  const agency: Column = [text.agency, (line) => line.AgencyText]
  return [
    ['ID', (line) => line.ID],
    [text.code, (line) => line.Code],
    [text.donorEntered, (line) => line.Created],
    ...(role === 'fano' ? [foodBank] : []),
    [text.donor, (line) => line.DonorLocation.Donor.Name],
    [text.location, (line) => line.DonorLocation.Code],
    ...(isFoodBankRole(role) || isDonorRole(role) ? [agency] : []),
    [text.donation, (line) => line.DonationContentsSummary],
    [text.pounds, (line) => line.Pounds],
    [text.status, (line) => line.PrimaryStatus.Title],
    [text.statusDetail, (line) => line.PrimaryStatus.Subtitle],
    [text.delivery, (line) => line.DeliveryText],
  ]
}

/** The grid as a file for a spreadsheet; days in the file's name are the ones asked for. */
export const handler = endpoint(donations.exportGrid, async (context) => {
  const { dateStartFilter: start, dateEndFilter: end } = context.input
  const refusal = exportRefusal(start, end)
  if (refusal) return refusal
  const lines = await gridLines(context)
  if (isRefusal(lines)) return lines
  const columns = columnsFor(context.caller.Role, context.language)
  const content = csv([columns.map(([head]) => head), ...lines.map((line) => columns.map(([, of]) => of(line)))])
  return { fileName: `donations-${start}-${end}.csv`, content }
})
