import type { ShownAgency } from '../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { agencyDraft, ownAgencyDraft } from '../../engine/smallTenant.ts'
import { lastRanked, succeed, waiting } from '../participants.ts'
import { administratorOf, answerer, asked, by, byAdministrator, type Calls, fullPage } from './making.ts'

export const agenciesCalls: Calls = {
  getCurrentId: asked(),
  getAddressSettings: asked(),
  listDrivers: asked(),
  listDonorLocations: asked((_, { Agency }) => ({ id: Agency.ID })),
  listAssociatedDonorLocations: asked(),
  listAssociatedDonorLocationsWithoutPresets: by('foodBank'),
  listAssociatedAdhoc: by('foodBank'),
  listAgencyDrivers: async (participants) => ({
    by: participants.foodBank,
    input: { agencyId: lastRanked(await waiting(participants)).Agency.ID },
  }),
  getAgenciesGrid: by('foodBank', fullPage),
  countAgencies: by('foodBank'),
  getAgency: by('foodBank', (ids) => ({ agencyId: ids.agencies[0] })),
  createAgency: byAdministrator({ ...agencyDraft, Invite: answerer }),
  updateAgency: async (participants) => {
    const by = administratorOf(participants)
    const { ID, Version } = (await succeed(agencies.createAgency, by, agencyDraft)) as ShownAgency
    return { by, input: { ...agencyDraft, agencyId: ID, Version, IsActive: false, Drivers: [] } }
  },
  deleteAgency: async (participants) => {
    const by = administratorOf(participants)
    const { ID } = (await succeed(agencies.createAgency, by, agencyDraft)) as ShownAgency
    return { by, input: { agencyId: ID } }
  },
  setMasterAgency: async (participants) => {
    const by = administratorOf(participants)
    const { ID } = (await succeed(agencies.createAgency, by, agencyDraft)) as ShownAgency
    return { by, input: { AgencyID: ID } }
  },
  getOwnAgency: asked(),
  updateOwnAgency: async (participants) => {
    const { by } = await asked()(participants)
    const { Version } = (await succeed(agencies.getOwnAgency, by, {})) as ShownAgency
    return { by, input: { ...ownAgencyDraft, Version } }
  },
}
