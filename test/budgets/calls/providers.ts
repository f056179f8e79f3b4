import * as providers from '../../../shared/rescue/providers/api.ts'
import type { ShownProvider } from '../../../shared/rescue/providers/provider.ts'
import { providerDraft } from '../../engine/smallTenant.ts'
import { succeed } from '../participants.ts'
import { administratorOf, by, byAdministrator, type Calls } from './making.ts'

export const providersCalls: Calls = {
  getTransportationProvidersGrid: by('foodBank'),
  getTransportationProvider: by('foodBank', (ids) => ({ id: ids.provider })),
  createTransportationProvider: byAdministrator(providerDraft),
  deleteTransportationProvider: async (participants) => {
    const by = administratorOf(participants)
    const { ID: id } = (await succeed(providers.createTransportationProvider, by, providerDraft)) as ShownProvider
    return { by, input: { id } }
  },
  updateTransportationProvider: async (participants) => {
    const by = administratorOf(participants)
    const made = (await succeed(providers.createTransportationProvider, by, providerDraft)) as ShownProvider
    return { by, input: { ...providerDraft, id: made.ID, Version: made.Version, MaxMiles: 40 } }
  },
}
