import type { Event } from '../../../../events/event.ts'
import { donationById } from '../../../../functions/donations/donationTable.ts'
import { weightOf } from '../../../../infra/local/seed/donors.ts'
import { plannedDraft } from '../../../../infra/local/seed/drafts.ts'
import { donorHabits } from '../../../../infra/local/seed/goods.ts'
import type { Plan } from '../../../../infra/local/seed/plan.ts'
import { lottery, type Random, randomFrom } from '../../../../infra/local/seed/random.ts'
import type { Caller, Role } from '../../../../shared/access.ts'
import * as donations from '../../../../shared/api/donations.ts'
import type { AnyEndpoint, Input } from '../../../../shared/api/endpoint.ts'
import * as offers from '../../../../shared/api/offers.ts'
import * as receipts from '../../../../shared/api/receipts.ts'
import type { Donation } from '../../../../shared/donation/donation.ts'
import type { DonorLocationEntity, User } from '../../../../shared/entity/entity.ts'
import { availableDates } from '../../../../shared/pickup/proposal.ts'
import { localDay } from '../../../../shared/time/zone.ts'
import { call } from '../../../engine/call.ts'
import type { Recorder } from './record.ts'
import type { WorkSchedule } from './workSchedule.ts'

/** The users of a simulated month: they post, approve, answer, close and receipt in reaction to events. */

const minute = 60_000
const hour = 60 * minute
/** Of those who do not accept, so many say so; the others let the offer end. */
const declines = 0.6
/** Any day, from 8 to 20 o'clock. */
const allDay = 6

export class SimulatedPeople {
  readonly #plan: Plan
  readonly #agenda: WorkSchedule
  readonly #recorder: Recorder
  readonly #random: Random = randomFrom(7, 99)
  readonly #byEntity: ReadonlyMap<number, User>
  /** Offers that people heard to be over. */
  readonly #over = new Set<number>()
  /** Calls by what came of them. */
  readonly outcomes = new Map<string, number>()

  constructor(plan: Plan, users: readonly User[], agenda: WorkSchedule, recorder: Recorder) {
    this.#plan = plan
    this.#agenda = agenda
    this.#recorder = recorder
    this.#byEntity = new Map(users.flatMap((user) => user.Roles.map(({ EntityID }) => [EntityID, user] as const)))
  }

  /** Enters so many donations of the days to come, most of them in the morning. */
  fill(from: number, days: number, donations: number): void {
    const { locations, kindOfDonor } = this.#plan.parties
    const kindOf = (location: DonorLocationEntity) => kindOfDonor.get(location.DonorID) ?? 'grocer'
    const draw = lottery(locations.map((location) => [location, weightOf(location, kindOf(location))] as const))
    for (let index = 0; index < donations; index++) {
      const day = Math.floor((index * days) / donations)
      const store = draw(this.#random)
      const at = from + day * 24 * hour + (7 + 13 * this.#random.next() ** 1.5) * hour
      this.#agenda.enter(at, () => this.#post(store, donorHabits[kindOf(store)]))
    }
  }

  /** Reacts to an event as its recipients would. */
  heard(event: Event): void {
    const detail = event.Detail as {
      NeedsApproval?: boolean
      MatchID?: number
      Agency?: { ID: number }
      Deadline?: string
    }
    const {
      Subject: { ID: DonationID },
      EntityID: FoodBankID,
    } = event
    if (event.Type === 'DonationMatched' && detail.NeedsApproval)
      this.#in(minute * this.#random.between(4, 50), () => this.#approve(DonationID, FoodBankID))
    if (event.Type === 'OfferMade') this.#consider(event, detail)
    if (event.Type === 'OfferWithdrawn' && detail.MatchID !== undefined) this.#over.add(detail.MatchID)
    if (event.Type === 'OfferAccepted' && detail.Agency) {
      const agencyId = detail.Agency.ID
      this.#in(hour * this.#random.between(3, 26), () => this.#close(DonationID))
      this.#in(hour * this.#random.between(4, 30), () => this.#receipt(DonationID, agencyId, FoodBankID))
    }
  }

  #in(wait: number, work: () => Promise<unknown>): void {
    this.#agenda.enter(Date.now() + wait, work)
  }

  #consider(
    event: Event,
    { MatchID, Agency, Deadline }: { MatchID?: number; Agency?: { ID: number }; Deadline?: string },
  ) {
    if (MatchID === undefined || !Agency || !Deadline) return
    const asked = Date.parse(event.At)
    const at = asked + (Date.parse(Deadline) - asked) * (0.03 + 0.87 * this.#random.next() ** 2)
    const readiness = this.#plan.parties.readiness.get(Agency.ID) ?? 0.5
    const by = this.#caller('agency', Agency.ID, event.EntityID)
    const answer = (work: () => Promise<void>) =>
      this.#agenda.enter(at, async () => (this.#over.has(MatchID) ? undefined : work()))
    if (this.#random.chance(readiness)) answer(() => this.#accept(event.Subject.ID, MatchID, by))
    else if (this.#random.chance(declines)) answer(() => this.#call(offers.declineMatch, by, { id: MatchID }))
  }

  #caller(Role: Role, EntityID: number, foodBankId: number): Caller {
    const user = this.#byEntity.get(EntityID)
    return {
      UserID: user?.ID ?? EntityID,
      Subject: user?.Subject ?? String(EntityID),
      UserName: user?.UserName ?? '',
      Role,
      EntityID,
      FoodBankIDs: [foodBankId],
      CustomerID: null,
    }
  }

  async #call<E extends AnyEndpoint>(endpoint: E, by: Caller, input: Input<E>): Promise<void> {
    const act = { name: `${endpoint.area}/${endpoint.id}`, at: Date.now() }
    const { status, answer } = await this.#recorder.as(act, () => call(endpoint, by, input))
    const what = status !== 200 ? String(status) : answer.Successful ? 'done' : 'refused'
    const name = `${endpoint.id} ${what}`
    this.outcomes.set(name, (this.outcomes.get(name) ?? 0) + 1)
  }

  #post(store: DonorLocationEntity, habit: (typeof donorHabits)[keyof typeof donorHabits]) {
    const { CustomPickupTimeCode: _, ...draft } = plannedDraft(store, habit, new Date(), this.#random)
    const open = { ...draft, DonorRecordedPickupDate: null, PickupTimeTypeID: allDay, StartAfter: null }
    return this.#call(donations.postDonation, this.#caller('donorlocation', store.ID, store.FoodBankID), open)
  }

  #approve(txId: number, foodBankId: number) {
    return this.#call(offers.acceptMatches, this.#caller('foodbankrtcoord', foodBankId, foodBankId), { txId })
  }

  async #accept(donationId: number, id: number, by: Caller): Promise<void> {
    const donation = await known(donationId)
    const [AgencyProposedPickupDate = ''] = availableDates(donation, new Date())
    await this.#call(offers.acceptMatch, by, { id, AgencyProposedPickupDate, AgencyProposedPickupTimeTypeID: allDay })
  }

  async #close(id: number): Promise<void> {
    const { DonorLocation, FoodBank } = await known(id)
    const by = this.#caller('donorlocation', DonorLocation.ID, FoodBank.ID)
    await this.#call(donations.closeOut, by, { id, IsMarkedAsSuccessfulByDonor: true })
  }

  async #receipt(id: number, agencyId: number, foodBankId: number): Promise<void> {
    const donation = await known(id)
    await this.#call(receipts.createReceipt, this.#caller('agency', agencyId, foodBankId), {
      donorLocationId: donation.DonorLocation.ID,
      categories: donation.AdHocTransactionDonationCategories.map((item) => ({
        categoryId: item.DonationCategory.ID,
        pounds: item.Pounds,
      })),
      adHocTransactionId: id,
      date: localDay(new Date(), donation.TimeZone),
    })
  }
}

/** Reads by the simulation itself, without a caller. */
async function known(id: number): Promise<Donation> {
  const donation = await donationById(id)
  if (!donation) throw new Error(`Donation ${id} is not stored`)
  return donation
}
