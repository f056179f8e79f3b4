import { headersOf, offerOneRun } from '../../engine/runs.ts'
import { offeredDonation, takenDonation } from '../participants.ts'
import type { Calls, Prepare } from './making.ts'

const ofRun =
  (more: object = {}): Prepare =>
  async (participants) => {
    const { donation, by: caller } = await takenDonation(participants)
    const { id, code } = await offerOneRun(donation.ID, participants.ids.provider)
    return { by: caller, input: { id, ...more }, headers: headersOf(code) }
  }

export const transportCalls: Calls = {
  updateVolunteerAutomationMode: async (participants) => ({
    by: participants.foodBank,
    input: { id: (await offeredDonation(participants)).ID, enabled: true },
  }),
  getAttemptedPickup: ofRun(),
  recordAttemptedPickupEvent: ofRun({
    EventID: '3f2b8c1e-6f0a-4d0e-9b1d-0c2f4a6e8d10',
    kind: 'accepted',
    time: '2026-11-20T15:00:00.000Z',
  }),
  prepareAttemptedPickupPhoto: ofRun({ ContentType: 'image/jpeg', Size: 1000 }),
}
