import type { Caller } from '../../../shared/access.ts'
import { locationDraft } from '../../engine/smallTenant.ts'
import type { Target } from '../../engine/targets.ts'
import type { Examples } from '../example.ts'
import { foodBankSetup, foodBanks } from './roles.ts'
import { isSecondTarget, versionMet } from './versions.ts'

const versionOfLocation = (target: Target, caller: Caller) =>
  isSecondTarget(target) ? versionMet(caller, 2) + 1 : versionMet(caller, target.name === 'own' ? 2 : 1)
const draft = { Name: 'Corner Bakery', TimeZone: 'America/New_York' }

export const donorExamples: Examples = {
  getDonorsGrid: { roles: foodBanks, input: () => ({}) },
  getDonor: { roles: foodBanks, input: ({ donorId }) => ({ id: donorId }) },
  createDonor: { roles: foodBankSetup, input: () => draft },
  updateDonor: {
    roles: foodBankSetup,
    input: ({ donorId }, caller) => ({ id: donorId, ...draft, Version: versionMet(caller) }),
  },
  getDonorLocationsGrid: { roles: foodBanks, input: () => ({}) },
  getDonorLocation: { roles: foodBanks, input: ({ donorLocationId }) => ({ id: donorLocationId }) },
  createDonorLocation: { roles: foodBankSetup, input: ({ donorId }) => ({ DonorID: donorId, ...locationDraft }) },
  updateDonorLocation: {
    roles: foodBankSetup,
    input: (target, caller) => ({
      id: target.donorLocationId,
      ...locationDraft,
      Code: `M${target.donorLocationId}`,
      Version: versionOfLocation(target, caller),
    }),
  },
}
