import { providerDraft } from '../../engine/smallTenant.ts'
import type { Examples } from '../example.ts'
import { foodBankSetup, foodBanks } from './roles.ts'
import { versionMet } from './versions.ts'

export const providers: Examples = {
  getTransportationProvidersGrid: { roles: foodBanks, input: () => ({}) },
  getTransportationProvider: { roles: foodBanks, input: ({ providerId }) => ({ id: providerId }) },
  createTransportationProvider: { roles: foodBankSetup, input: () => providerDraft },
  deleteTransportationProvider: { roles: foodBankSetup, input: ({ providerId }) => ({ id: providerId }) },
  updateTransportationProvider: {
    roles: foodBankSetup,
    input: ({ providerId }, caller) => ({ id: providerId, ...providerDraft, Version: versionMet(caller) }),
  },
}
