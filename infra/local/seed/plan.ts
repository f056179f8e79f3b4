import type { DonationCategory } from '../../../shared/donation/donation.ts'
import { systemCategories } from '../../../shared/donation/reference.ts'
import type { Entity } from '../../../shared/entity/entity.ts'
import { makeAgencies } from './agencies.ts'
import { yearOf } from './calendar.ts'
import { makeDonors } from './donors.ts'
import { makeFoodBanks } from './foodBanks.ts'
import { ownCategory } from './goods.ts'
import { at, groundOf } from './ground.ts'
import { makePeople, type Parties, type Person } from './people.ts'
import { presentOf } from './present.ts'
import type { Story } from './story.ts'

/**
 * A demonstration tenant, planned: who there is, what was given in the past year and what is under way now. The same
 * seed, scale and moment plan the same tenant; nothing here looks at a clock, a table or chance.
 */
export interface PlanOptions {
  readonly seed: number
  /** 1 for the demonstration, 100 for a large tenant to measure with. */
  readonly scale: number
  readonly now: Date
}
export interface Plan extends PlanOptions {
  readonly parties: Parties
  readonly entities: readonly Entity[]
  readonly people: readonly Person[]
  /** The tenant's own, and all there are. */
  readonly ownCategories: readonly DonationCategory[]
  readonly categories: readonly DonationCategory[]
  /** In the order in which they were posted. */
  stories(): Iterable<Story>
}

export function makePlan(options: PlanOptions): Plan {
  if (!Number.isSafeInteger(options.scale) || options.scale < 1)
    throw new RangeError('The scale is a whole number from 1 on.')
  const parties = makeParties(options)
  return {
    ...options,
    parties,
    entities: [
      parties.network,
      ...parties.associations,
      parties.coop,
      ...parties.foodBanks,
      ...parties.agencies,
      ...parties.masters,
      ...parties.donors,
      ...parties.places,
    ],
    people: makePeople(options.seed, parties),
    ownCategories: [ownCategory],
    categories: [...systemCategories, ownCategory],
    stories: () => inTurn(yearOf(parties, options), presentOf(parties, options)),
  }
}

function makeParties({ seed, scale }: PlanOptions): Parties {
  const ground = groundOf(seed, scale)
  const network = makeFoodBanks(ground)
  const agencies = makeAgencies(ground, network.foodBanks)
  const donors = makeDonors(ground, network.foodBanks, agencies.agencies)
  const foodBanks = network.foodBanks.map((foodBank, place) => ({
    ...foodBank,
    MasterAgencyID: at(agencies.masters, place).ID,
  }))
  return { ...network, ...agencies, ...donors, foodBanks }
}

/** Two lists in time order as one. */
function* inTurn(first: Iterable<Story>, second: readonly Story[]): Generator<Story> {
  let next = 0
  for (const story of first) {
    for (let other = second[next]; other && other.at <= story.at; other = second[++next]) yield other
    yield story
  }
  yield* second.slice(next)
}
