import type { Event } from '../../../events/event.ts'
import { reactions } from '../../../events/subscriptions.ts'
import type { Counted } from '../../../functions/core/table/ids.ts'
import type { Write } from '../../../functions/core/table/write.ts'
import { agencyRecordWrite } from '../../../functions/rescue/offers/onOfferAnswered.ts'
import type { Caller } from '../../../shared/core/access.ts'
import type { DonationCategory } from '../../../shared/core/reference/reference.ts'
import type {
  Agency,
  AgencyRecord,
  DonorLocationEntity,
  FoodBank,
  TransportationProvider,
} from '../../../shared/network/organizations/entity.ts'
import type { SeedPerson } from './people.ts'
import type { Plan } from './plan.ts'

/** The tenant's entities, who acts for each, and what matching has recorded of the agencies. */
export interface Directory {
  foodBank(ID: number): FoodBank
  agency(ID: number): Agency
  agenciesOf(foodBankId: number): readonly Agency[]
  providersOf(foodBankId: number): readonly TransportationProvider[]
  category(ID: number): DonationCategory
  /** Probability that an agency accepts. */
  readiness(agencyId: number): number
  staffOf(foodBankId: number): Caller
  agencyPerson(agencyId: number): Caller
  donorPerson(location: DonorLocationEntity): Caller
  readonly records: MatchingRecords
  nextId(kind: Counted): Promise<number>
}

export function directoryOf(plan: Plan, nextId: Directory['nextId']): Directory {
  const { foodBanks, agencies, readiness } = plan.organizations
  const byId = <T extends { ID: number }>(list: readonly T[]) => new Map(list.map((item) => [item.ID, item]))
  const [foodBankById, agencyById, categoryById] = [byId(foodBanks), byId(agencies), byId(plan.categories)]
  const members = Map.groupBy(agencies, (agency) => agency.FoodBankID)
  const providers = Map.groupBy(
    plan.entities.filter((entity) => entity.Kind === 'transportationProvider'),
    ({ FoodBankID }) => FoodBankID,
  )
  const actors = actorsOf(plan.people)
  return {
    foodBank: (ID) => known(foodBankById.get(ID), 'food bank', ID),
    agency: (ID) => known(agencyById.get(ID), 'agency', ID),
    agenciesOf: (ID) => members.get(ID) ?? [],
    providersOf: (ID) => providers.get(ID) ?? [],
    category: (ID) => known(categoryById.get(ID), 'category', ID),
    readiness: (ID) => known(readiness.get(ID), 'readiness of agency', ID),
    staffOf: (ID) => known(actors.get(ID), 'person of food bank', ID),
    agencyPerson: (ID) => known(actors.get(ID), 'person of agency', ID),
    donorPerson: (location) =>
      actors.get(location.ID) ?? known(actors.get(location.DonorID), 'person of donor', location.DonorID),
    records: new MatchingRecords(),
    nextId,
  }
}

function known<T>(found: T | undefined, what: string, ID: number): T {
  if (found === undefined) throw new Error(`The plan has no ${what} ${ID}`)
  return found
}

/** The first person of each entity acts for it. */
function actorsOf(people: readonly SeedPerson[]): Map<number, Caller> {
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

const recordedTypes = new Set<string>(
  reactions.filter(({ name }) => name === 'offers/onOfferAnswered').flatMap(({ to }) => to.map((event) => event.type)),
)

/** The agency records that matching reads, updated from each event by the app's own reaction. */
export class MatchingRecords {
  readonly #records = new Map<number, AgencyRecord>()
  readonly #updates = new Map<string, Extract<Write, { update: unknown }>>()

  of(agencyId: number): AgencyRecord | undefined {
    return this.#records.get(agencyId)
  }

  learn(event: Event): void {
    if (!recordedTypes.has(event.Type)) return
    const update = agencyRecordWrite(event)
    if (!('update' in update)) throw new Error('A lesson is an update of the agency’s record')
    const key = `${update.update.pk} ${update.update.sk}`
    const before = this.#updates.get(key)?.add ?? {}
    const add = { ...before }
    for (const [name, more] of Object.entries(update.add ?? {})) add[name] = (add[name] ?? 0) + more
    this.#updates.set(key, { ...update, add })
    const AgencyID = Number(update.set?.AgencyID)
    this.#records.set(AgencyID, { AgencyID, OffersAnswered: 0, OffersAccepted: 0, ...add })
  }

  /** One write per agency with the sum of its updates. */
  writes(): Write[] {
    return [...this.#updates.values()]
  }
}
