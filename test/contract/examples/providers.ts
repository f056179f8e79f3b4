import { providerDraft } from '../../engine/smallTenant.ts'
import type { Examples } from '../example.ts'
import { foodBankSetup, foodBanks } from './roles.ts'

export const providers: Examples = {
  getTransportationProvidersGrid: { roles: foodBanks, input: () => ({}) },
  getTransportationProvider: { roles: foodBanks, input: ({ providerId }) => ({ id: providerId }) },
  createTransportationProvider: { roles: foodBankSetup, input: () => providerDraft },
  deleteTransportationProvider: { roles: foodBankSetup, input: ({ providerId }) => ({ id: providerId }) },
  updateTransportationProvider: {
    roles: foodBankSetup,
    input: ({ providerId }) => ({ id: providerId, ...providerDraft, Version: 1 }),
  },
}
