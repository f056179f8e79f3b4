import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import type { AgencyListRow } from '../../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import { everyRow } from '../../core/data/everyRow.ts'
import { type FileColumn, GridExport } from '../../core/grid/GridExport.tsx'
import { useText } from '../../core/words/language.tsx'
import { placeColumns, yesOrNo } from '../organizations/partyCsv.ts'

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
