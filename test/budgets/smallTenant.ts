import { agencyIds, bulkRow, draft, ids, people, person } from '../engine/smallTenant.ts'
import type { Participants } from './participants.ts'

/** The participants in the small tenant of the tests. */
export const smallTenantParticipants: Participants = {
  network: people.network,
  association: people.association,
  coop: people.coop,
  foodBank: people.foodBank,
  donor: people.donor,
  store: people.store,
  ids: { ...ids, agencies: agencyIds, donorLocationCode: bulkRow.LocationCode },
  agency: async (id) => person('agency', id, [ids.foodBank]),
  draft: () => draft(),
}
