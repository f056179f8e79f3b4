import { milesBetween } from '../../core/distance/distance.ts'
import { toHundredth, toTenth } from '../../core/schema/fields.ts'
import type { Address } from '../../network/organizations/address.ts'
import type { EntityCandidate } from './entityList.ts'
import type { EntityMatch } from './submission.ts'

/**
 * Food banks that a load is offered to, in their order: the nearer to where the truck starts, the better. A load says
 * nothing of what a food bank needs, and the network's people know the rest: they move, add and remove.
 */

/** A truck crosses the country; at this distance nothing of the score is left. */
export const maxLoadMiles = 1500
/** The most food banks one load is matched to by itself. */
export const maxEntityMatches = 10

type Entity = EntityMatch['Entity']

export function entityCandidate(origin: Address, Entity: Entity): EntityCandidate {
  const miles = milesBetween(origin, Entity.Address)
  return {
    Entity,
    DistanceMiles: toTenth(miles),
    TotalMatchScore: toHundredth(100 * Math.max(0, 1 - miles / maxLoadMiles)),
  }
}

/** The nearest food banks first; equally near ones by name, then by number, so that the same load is always matched alike. */
export const rankEntities = (origin: Address, entities: readonly Entity[]): EntityCandidate[] =>
  entities
    .map((entity) => entityCandidate(origin, entity))
    .filter(({ DistanceMiles }) => DistanceMiles <= maxLoadMiles)
    .toSorted(byRank)
    .slice(0, maxEntityMatches)

function byRank(a: EntityCandidate, b: EntityCandidate): number {
  return (
    a.DistanceMiles - b.DistanceMiles ||
    (a.Entity.Name < b.Entity.Name ? -1 : a.Entity.Name > b.Entity.Name ? 1 : a.Entity.ID - b.Entity.ID)
  )
}
