import type { Input } from '../../../shared/api/endpoint.ts'
import * as providers from '../../../shared/api/providers.ts'
import type { ShownProvider } from '../../../shared/provider/provider.ts'
import { partyTexts } from '../../../shared/text/parties.ts'
import { providerSetupTexts } from '../../../shared/text/providerSetup.ts'
import { languageNames } from '../../../shared/text/text.ts'
import { useText } from '../app/language.tsx'
import { everyRow } from '../data/everyRow.ts'
import { type FileColumn, GridExport } from '../grid/GridExport.tsx'
import { yesOrNo } from '../parties/partyCsv.ts'

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
