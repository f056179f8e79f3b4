import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import type { DonorListRow, DonorLocationListRow } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import { everyRow } from '../../core/data/everyRow.ts'
import { type FileColumn, GridExport } from '../../core/grid/GridExport.tsx'
import { useText } from '../../core/words/language.tsx'
import { placeColumns, yesOrNo } from '../organizations/partyCsv.ts'

type Query<E> = Omit<Input<E>, 'rows' | 'cursor'>

/** The filtered list of donors as a file. */
export function ExportDonors({ query }: { query: Query<typeof donors.getDonorsGrid> }) {
  const text = useText(donorSetupTexts)
  const party = useText(partyTexts)
  const columns: readonly FileColumn<DonorListRow>[] = [
    ['ID', ({ ID }) => ID],
    [text('donor'), ({ Name }) => Name],
    [party('timeZone'), ({ TimeZone }) => TimeZone],
    [text('locations'), ({ LocationCount }) => LocationCount],
  ]
  return <GridExport name="donors" columns={columns} load={() => everyRow(donors.getDonorsGrid, query)} />
}

/** The filtered list of donor locations as a file. */
export function ExportDonorLocations({ query }: { query: Query<typeof donors.getDonorLocationsGrid> }) {
  const text = useText(donorSetupTexts)
  const party = useText(partyTexts)
  const columns: readonly FileColumn<DonorLocationListRow>[] = [
    ['ID', ({ ID }) => ID],
    [text('code'), ({ Code }) => Code],
    [text('donor'), ({ DonorName }) => DonorName],
    [text('location'), ({ Name }) => Name],
    ...placeColumns(party),
    [text('presets'), ({ PresetAgencyIDs }) => PresetAgencyIDs.length],
    [party('active'), ({ IsActive }) => yesOrNo(party, IsActive)],
  ]
  const load = () => everyRow(donors.getDonorLocationsGrid, query)
  return <GridExport name="donor-locations" columns={columns} load={load} />
}
