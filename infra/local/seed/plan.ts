import type { DonationCategory } from '../../../shared/core/reference/reference.ts'
import { systemCategories } from '../../../shared/core/reference/reference.ts'
import type { Entity } from '../../../shared/network/organizations/entity.ts'
import { makeAgencies } from './agencies.ts'
import { seedContext } from './context.ts'
import { currentScenarios } from './currentScenarios.ts'
import { makeDonors } from './donors.ts'
import { makeFoodBanks } from './foodBanks.ts'
import { ownCategory } from './goods.ts'
import { pastYearScenarios } from './pastYear.ts'
import { makePeople, type Organizations, type SeedPerson } from './people.ts'
import { makeProviders } from './providers.ts'
import type { DonationScenario } from './scenario.ts'

/**
 * The plan of a demonstration tenant: entities, people, the donations of the past year and those in progress. A pure function
 * of seed, scale and time.
 */
export interface PlanOptions {
  readonly seed: number
  /** 1 for the demonstration, 100 for a large tenant to measure with. */
  readonly scale: number
  readonly now: Date
}
export interface Plan extends PlanOptions {
  readonly organizations: Organizations
  readonly entities: readonly Entity[]
  readonly people: readonly SeedPerson[]
  /** The tenant's own, and all there are. */
  readonly ownCategories: readonly DonationCategory[]
  readonly categories: readonly DonationCategory[]
  /** In order of posting. */
  scenarios(): Iterable<DonationScenario>
}

export function makePlan(options: PlanOptions): Plan {
  if (!Number.isSafeInteger(options.scale) || options.scale < 1)
    throw new RangeError('The scale is a whole number from 1 on.')
  const organizations = makeOrganizations(options)
  return {
    ...options,
    organizations,
    entities: [
      organizations.network,
      ...organizations.associations,
      organizations.coop,
      ...organizations.foodBanks,
      ...organizations.agencies,
      ...organizations.masters,
      ...organizations.donors,
      ...organizations.locations,
      ...organizations.providers,
    ],
    people: makePeople(options.seed, organizations, options.now),
    ownCategories: [ownCategory],
    categories: [...systemCategories, ownCategory],
    scenarios: () => mergeByTime(pastYearScenarios(organizations, options), currentScenarios(organizations, options)),
  }
}

function makeOrganizations({ seed, scale }: PlanOptions): Organizations {
  const context = seedContext(seed, scale)
  const network = makeFoodBanks(context)
  const agencies = makeAgencies(context, network.foodBanks)
  const donors = makeDonors(context, network.foodBanks, agencies.agencies)
  const providers = makeProviders(context, network.foodBanks)
  return { ...network, ...agencies, ...donors, providers }
}

/** Merges two lists that are sorted by time. */
function* mergeByTime(
  first: Iterable<DonationScenario>,
  second: readonly DonationScenario[],
): Generator<DonationScenario> {
  let next = 0
  for (const scenario of first) {
    for (let other = second[next]; other && other.at <= scenario.at; other = second[++next]) yield other
    yield scenario
  }
  yield* second.slice(next)
}
