import { headersOf } from '../../engine/runs.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { foodBanks } from './roles.ts'

const ofRun = ({ runId }: Target) => ({ id: runId })
const headers = ({ runCode }: Target) => headersOf(runCode)

export const transport: Examples = {
  updateVolunteerAutomationMode: {
    roles: foodBanks,
    input: ({ donationId }) => ({ id: donationId, enabled: true }),
  },
  getAttemptedPickup: { roles: 'anonymous', input: ofRun, headers },
  recordAttemptedPickupEvent: {
    roles: 'anonymous',
    input: (target) => ({
      ...ofRun(target),
      EventID: '3f2b8c1e-6f0a-4d0e-9b1d-0c2f4a6e8d10',
      kind: 'accepted',
      time: '2026-11-20T15:00:00.000Z',
    }),
    headers,
  },
  prepareAttemptedPickupPhoto: {
    roles: 'anonymous',
    input: (target) => ({ ...ofRun(target), ContentType: 'image/jpeg', Size: 1000 }),
    headers,
  },
}
