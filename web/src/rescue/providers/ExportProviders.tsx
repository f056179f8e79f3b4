import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { languageNames } from '../../../../shared/core/text/languages.ts'
import { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import * as providers from '../../../../shared/rescue/providers/api.ts'
import type { ShownProvider } from '../../../../shared/rescue/providers/provider.ts'
import { providerSetupTexts } from '../../../../shared/rescue/providers/texts.ts'
import { everyRow } from '../../core/data/everyRow.ts'
import { type FileColumn, GridExport } from '../../core/grid/GridExport.tsx'
import { useText } from '../../core/words/language.tsx'
import { yesOrNo } from '../../network/organizations/partyCsv.ts'

type Query = Omit<Input<typeof providers.getTransportationProvidersGrid>, 'rows' | 'cursor'>

/** The filtered list of volunteers and companies as a file. */
export function ExportProviders({ query }: { query: Query }) {
  const text = useText(providerSetupTexts)
  const party = useText(partyTexts)
  const columns: readonly FileColumn<ShownProvider>[] = [
    ['ID', ({ ID }) => ID],
    [party('name'), ({ Name }) => Name],
    [text('kind'), ({ ProviderKind }) => text(ProviderKind)],
    [party('phone'), ({ PhoneNumber }) => PhoneNumber],
    [party('mail'), ({ EMailAddress }) => EMailAddress],
    [text('language'), ({ Language }) => languageNames[Language]],
    [text('miles'), ({ MaxMiles }) => MaxMiles],
    [text('pounds'), ({ MaxPounds }) => MaxPounds],
    [text('canCarryFrozen'), ({ CanCarryFrozen }) => yesOrNo(party, CanCarryFrozen)],
    [party('active'), ({ IsActive }) => yesOrNo(party, IsActive)],
  ]
  const load = () => everyRow(providers.getTransportationProvidersGrid, query)
  return <GridExport name="transportation-providers" columns={columns} load={load} />
}
