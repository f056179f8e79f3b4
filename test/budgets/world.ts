import { draft, ids, people, person } from '../engine/world.ts'
import type { Cast } from './cast.ts'

/** The cast in the small tenant of the tests. */
export const castOfWorld: Cast = {
  network: people.network,
  association: people.association,
  coop: people.coop,
  foodBank: people.foodBank,
  donor: people.donor,
  place: people.place,
  agency: async (id) => person('agency', id, [ids.foodBank]),
  draft: () => draft(),
}
