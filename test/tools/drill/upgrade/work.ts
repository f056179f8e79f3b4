import { Event } from '../../../../events/event.ts'
import type { AnyEndpoint } from '../../../../shared/core/schema/endpoint.ts'
import { deliver } from '../../../api/core/messages.ts'
import { numbersTo } from '../drill.ts'
import type { Engines } from './engines.ts'
import { type AskedCalls, type Client, type ClientCall, faultText, type Version } from './version.ts'

/** People who work with the earlier version's web client while the present version is deployed, and what follows from it. */

type Phase = 'before' | 'shifting' | 'after'
export const phases = ['before', 'shifting', 'after'] as const

/** In which phase a donation is posted, accepted, closed and receipted. */
type Cohort = readonly [Phase, Phase, Phase, Phase]
const cohorts: readonly Cohort[] = [
  ['before', 'before', 'shifting', 'after'],
  ['before', 'shifting', 'after', 'after'],
  ['before', 'after', 'after', 'after'],
  ['shifting', 'shifting', 'after', 'after'],
  ['shifting', 'after', 'after', 'after'],
  ['after', 'after', 'after', 'after'],
]
/** While a deployment shifts, one call and message in ten goes to the new code. */
const shifted = 10

/** Fixtures of the earlier version that the drill needs. */
export interface EarlierWorld {
  readonly people: typeof import('../../../engine/smallTenant.ts').people
  readonly ids: typeof import('../../../engine/smallTenant.ts').ids
  readonly draft: typeof import('../../../engine/smallTenant.ts').draft
  readonly makeSmallTenant: () => Promise<void>
  readonly stored: typeof import('../../../engine/donations.ts').stored
  readonly liveOffers: typeof import('../../../../shared/rescue/donations/donation.ts').liveOffers
  readonly orderOfNeighbor: typeof import('../../../engine/texting.ts').orderOfNeighbor
}

export async function worldOf({ load }: Version): Promise<EarlierWorld> {
  return {
    ...(await load<typeof import('../../../engine/smallTenant.ts')>('test/engine/smallTenant.ts')),
    ...(await load<typeof import('../../../engine/donations.ts')>('test/engine/donations.ts')),
    ...(await load<typeof import('../../../../shared/rescue/donations/donation.ts')>(
      'shared/rescue/donations/donation.ts',
    )),
    ...(await load<typeof import('../../../engine/texting.ts')>('test/engine/texting.ts')),
  } as EarlierWorld
}

const endpointOf = (version: Version, id: string): AnyEndpoint => {
  const found = version.catalogue.find((endpoint) => endpoint.id === id)
  if (!found) throw new Error(`The earlier version has no ${id}`)
  return found
}

/** The work of people with the earlier version's web client, and of its background functions, through the three phases. */
export class ClientWork {
  phase: Phase = 'before'
  readonly asked: AskedCalls = { right: 0, wrong: [] }
  readonly #versions: { readonly earlier: Version; readonly later: Version }
  readonly #world: EarlierWorld
  readonly #engines: Engines
  readonly #client: Client
  readonly #donations: { readonly cohort: Cohort; id: number }[]
  #turn = 0
  #reacted = 0
  readonly orders: number[] = []
  readonly failedReactions: string[] = []

  constructor(
    versions: { readonly earlier: Version; readonly later: Version },
    parts: { readonly world: EarlierWorld; readonly engines: Engines; readonly client: Client },
    size: number,
  ) {
    this.#versions = versions
    this.#world = parts.world
    this.#engines = parts.engines
    this.#client = parts.client
    this.#donations = numbersTo(size).map((nth) => ({
      cohort: cohorts[nth % cohorts.length] as Cohort,
      id: 0,
    }))
  }

  /** The version whose turn it is. */
  #next(): Version {
    const { earlier, later } = this.#versions
    this.#turn += 1
    if (this.phase === 'before') return earlier
    return this.phase === 'after' || this.#turn % shifted === 0 ? later : earlier
  }

  async #ask(id: string, call: ClientCall): Promise<unknown> {
    try {
      const value = await this.#client.call(this.#next(), endpointOf(this.#versions.earlier, id), call)
      this.asked.right += 1
      return value
    } catch (fault) {
      this.asked.wrong.push(`${id} (${this.phase}): ${faultText(fault)}`)
      return undefined
    }
  }

  /** Publishes what was written, and has every reaction to it, also to what follows; a message of a shift comes to both. */
  async settle(): Promise<void> {
    const { bus, stream } = this.#engines
    for (let before = -1; before !== bus.published.length; ) {
      before = bus.published.length
      await stream.read((event) => this.#next().invoke('outbox/publishEvents', event))
      while (this.#reacted < bus.published.length) {
        const published = bus.published[this.#reacted++]
        if (published) await this.#react(Event.parse(JSON.parse(published.Detail)))
      }
    }
  }

  /** Has both versions react to what the calls of every endpoint led to. */
  settleAll(): Promise<void> {
    this.phase = 'shifting'
    return this.settle()
  }

  async #react(event: Event): Promise<void> {
    const { earlier, later } = this.#versions
    const both = this.phase === 'shifting' ? [earlier, later] : [this.#next()]
    for (const version of both)
      for (const run of version.reactionsTo(event.Type)) {
        const failed = await deliver((message: unknown) => version.invoke(run, message), { detail: event })
        if (failed.length > 0) this.failedReactions.push(`${run}: ${event.ID}`)
      }
  }

  async #post(): Promise<number> {
    const { people, draft } = this.#world
    const input = draft({ categories: [{ DonationCategoryID: 1, Pounds: 1 }] })
    const made = (await this.#ask('postDonation', { by: people.store, input })) as { ID: number } | undefined
    if (!made) throw new Error(this.asked.wrong.at(-1))
    return made.ID
  }

  async #accept(id: number): Promise<void> {
    const { people, stored, liveOffers } = this.#world
    const [match] = liveOffers(await stored(id))
    const by = people.agencies.find(({ EntityID }) => EntityID === match?.Agency.ID)
    if (!match || !by) return void this.asked.wrong.push(`Donation ${id} is offered to nobody (${this.phase})`)
    await this.#ask('listNewInProgressDonations', { by, input: {} })
    await this.#ask('acceptMatch', {
      by,
      input: { id: match.ID, AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 },
    })
  }

  async #close(id: number): Promise<void> {
    const { people } = this.#world
    await this.#ask('getTransaction', { by: people.store, input: { id } })
    await this.#ask('closeOut', { by: people.store, input: { id, IsMarkedAsSuccessfulByDonor: true } })
  }

  async #receipt(id: number): Promise<void> {
    const { people, ids, stored } = this.#world
    const agency = (await stored(id)).Matches.find(({ Response }) => Response === 'accepted')?.Agency.ID ?? 0
    const by = people.agencies.find(({ EntityID }) => EntityID === agency) ?? people.agencies[0]
    const input = {
      agencyId: agency,
      donorLocationId: ids.donorLocation,
      categories: [{ categoryId: 1, pounds: 1 }],
      adHocTransactionId: id,
      date: '2026-11-20',
    }
    await this.#ask('createReceipt', { by, input })
  }

  /** Does what this phase has to do, on all donations and on an order of each second one. */
  async run(phase: Phase): Promise<void> {
    this.phase = phase
    const { people, orderOfNeighbor } = this.#world
    for (const donation of this.#donations) if (donation.cohort[0] === phase) donation.id = await this.#post()
    await this.settle()
    for (const { cohort, id } of this.#donations) if (cohort[1] === phase) await this.#accept(id)
    await this.settle()
    for (const { cohort, id } of this.#donations) if (cohort[2] === phase) await this.#close(id)
    for (const { cohort, id } of this.#donations) if (cohort[3] === phase) await this.#receipt(id)
    for (const _ of phase === 'after' ? [] : this.#donations.filter((_, nth) => nth % 4 === 0))
      this.orders.push((await orderOfNeighbor(people.foodBank)).ID)
    for (const id of this.orders) {
      await this.#ask('getOrder', { by: people.foodBank, input: { id } })
      await this.#ask('getOrderItems', { by: people.foodBank, input: { id } })
    }
    await this.#ask('getFoodBankGrid', { by: people.foodBank, input: {} })
    await this.settle()
  }
}
