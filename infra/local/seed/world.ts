import type { Event } from '../../../events/event.ts'
import { reactions } from '../../../events/subscriptions.ts'
import { learned } from '../../../functions/offers/onOfferAnswered.ts'
import type { Counted } from '../../../functions/table/ids.ts'
import type { Write } from '../../../functions/table/write.ts'
import type { Caller } from '../../../shared/access.ts'
import type { DonationCategory } from '../../../shared/donation/donation.ts'
import type { Agency, AgencyRecord, DonorPlace, FoodBank } from '../../../shared/entity/entity.ts'
import type { Person } from './people.ts'
import type { Plan } from './plan.ts'

/** What a donation's life needs to know of the tenant around it: who is there, who acts for whom, what is remembered. */
export interface World {
  foodBank(ID: number): FoodBank
  agency(ID: number): Agency
  agenciesOf(foodBankId: number): readonly Agency[]
  category(ID: number): DonationCategory
  /** How likely an agency says yes. */
  readiness(agencyId: number): number
  staffOf(foodBankId: number): Caller
  agent(agencyId: number): Caller
  giver(place: DonorPlace): Caller
  readonly records: Records
  nextId(kind: Counted): Promise<number>
}

export function worldOf(plan: Plan, nextId: World['nextId']): World {
  const { foodBanks, agencies, readiness } = plan.parties
  const byId = <T extends { ID: number }>(list: readonly T[]) => new Map(list.map((item) => [item.ID, item]))
  const [foodBankById, agencyById, categoryById] = [byId(foodBanks), byId(agencies), byId(plan.categories)]
  const members = Map.groupBy(agencies, (agency) => agency.FoodBankID)
  const actors = actorsOf(plan.people)
  return {
    foodBank: (ID) => known(foodBankById.get(ID), 'food bank', ID),
    agency: (ID) => known(agencyById.get(ID), 'agency', ID),
    agenciesOf: (ID) => members.get(ID) ?? [],
    category: (ID) => known(categoryById.get(ID), 'category', ID),
    readiness: (ID) => known(readiness.get(ID), 'readiness of agency', ID),
    staffOf: (ID) => known(actors.get(ID), 'person of food bank', ID),
    agent: (ID) => known(actors.get(ID), 'person of agency', ID),
    giver: (place) => actors.get(place.ID) ?? known(actors.get(place.DonorID), 'person of donor', place.DonorID),
    records: new Records(),
    nextId,
  }
}

function known<T>(found: T | undefined, what: string, ID: number): T {
  if (found === undefined) throw new Error(`The plan has no ${what} ${ID}`)
  return found
}

/** The first person of each entity acts for it. */
function actorsOf(people: readonly Person[]): Map<number, Caller> {
  const actors = new Map<number, Caller>()
  for (const { user } of people)
    for (const { Role, EntityID } of user.Roles)
      if (!actors.has(EntityID))
        actors.set(EntityID, {
          UserID: user.ID,
          Subject: '',
          UserName: user.UserName,
          Role,
          EntityID,
          FoodBankIDs: [],
          CustomerID: null,
        })
  return actors
}

const instructive = new Set<string>(
  reactions.filter(({ run }) => run === 'offers/onOfferAnswered').flatMap(({ to }) => to.map((event) => event.type)),
)

/** What matching remembers of the agencies: learned from each event as the product's own reaction learns it. */
export class Records {
  readonly #records = new Map<number, AgencyRecord>()
  readonly #updates = new Map<string, Extract<Write, { update: unknown }>>()

  of(agencyId: number): AgencyRecord | undefined {
    return this.#records.get(agencyId)
  }

  learn(event: Event): void {
    if (!instructive.has(event.Type)) return
    const lesson = learned(event)
    if (!('update' in lesson)) throw new Error('A lesson is an update of the agency’s record')
    const key = `${lesson.update.pk} ${lesson.update.sk}`
    const before = this.#updates.get(key)?.add ?? {}
    const add = { ...before }
    for (const [name, more] of Object.entries(lesson.add ?? {})) add[name] = (add[name] ?? 0) + more
    this.#updates.set(key, { ...lesson, add })
    const AgencyID = Number(lesson.set?.AgencyID)
    this.#records.set(AgencyID, { AgencyID, OffersAnswered: 0, OffersAccepted: 0, ...add })
  }

  /** All that was learned, in one write for each agency. */
  writes(): Write[] {
    return [...this.#updates.values()]
  }
}
