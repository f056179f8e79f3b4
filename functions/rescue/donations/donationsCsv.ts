import { isDonorRole, isFoodBankRole, type Role } from '../../../shared/core/access.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { GridRow } from '../../../shared/rescue/donations/api.ts'
import { gridTexts } from '../../../shared/rescue/donations/texts/grid.ts'

type Column = readonly [head: string, of: (row: GridRow) => string | number]

/** The grid's columns, each role's own (section 6). */
function columnsFor(role: Role, language: Language): readonly Column[] {
  const text = gridTexts[language]
  const foodBank: Column = [text.foodBank, (row) => row.FoodBank.Name]
  const agency: Column = [text.agency, (row) => row.AgencyText]
  const statusDetail: Column = [text.statusDetail, (row) => row.PrimaryStatus.Subtitle]
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
    ...(role === 'agency' ? [] : [statusDetail]),
    [text.delivery, (row) => row.DeliveryText],
  ]
}

/** The lines of the grid's file without its heads, and the heads. */
export const donationHeads = (role: Role, language: Language) => columnsFor(role, language).map(([head]) => head)
export const donationLines = (rows: readonly GridRow[], role: Role, language: Language) => {
  const columns = columnsFor(role, language)
  return rows.map((row) => columns.map(([, of]) => of(row)))
}
