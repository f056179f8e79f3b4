import type { AgencyListRow } from '../../../shared/agency/agency.ts'
import * as agencies from '../../../shared/api/agencies.ts'
import type { Input } from '../../../shared/api/endpoint.ts'
import { agencySetupTexts } from '../../../shared/text/agencySetup.ts'
import { partyTexts } from '../../../shared/text/parties.ts'
import { useText } from '../app/language.tsx'
import { everyRow } from '../data/everyRow.ts'
import { type FileColumn, GridExport } from '../grid/GridExport.tsx'
import { placeColumns, yesOrNo } from '../parties/partyCsv.ts'

/** The filtered list of agencies as a file. */
export function ExportAgencies({ query }: { query: Omit<Input<typeof agencies.getAgenciesGrid>, 'rows' | 'cursor'> }) {
  const text = useText(agencySetupTexts)
  const party = useText(partyTexts)
  const columns: readonly FileColumn<AgencyListRow>[] = [
    ['ID', ({ ID }) => ID],
    [party('name'), ({ Name }) => Name],
    ...placeColumns(party),
    [text('miles'), ({ MaxMiles }) => MaxMiles],
    [text('capacity'), ({ CapacityPounds }) => CapacityPounds],
    [text('master'), ({ IsMasterAgency }) => yesOrNo(party, IsMasterAgency)],
    [text('active'), ({ IsActive }) => yesOrNo(party, IsActive)],
  ]
  return <GridExport name="agencies" columns={columns} load={() => everyRow(agencies.getAgenciesGrid, query)} />
}
