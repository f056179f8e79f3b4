import type { Event } from '../../../../events/event.ts'
import { donationById } from '../../../../functions/rescue/donations/donationTable.ts'
import { weightOf } from '../../../../infra/local/seed/donors.ts'
import { plannedDraft } from '../../../../infra/local/seed/drafts.ts'
import { donorHabits } from '../../../../infra/local/seed/goods.ts'
import type { Plan } from '../../../../infra/local/seed/plan.ts'
import { lottery, type Random, randomFrom } from '../../../../infra/local/seed/random.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { localDay } from '../../../../shared/core/time/zone.ts'
import type { DonorLocationEntity } from '../../../../shared/network/organizations/entity.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import type { Donation } from '../../../../shared/rescue/donations/donation.ts'
import { availableDates } from '../../../../shared/rescue/donations/pickup/proposal.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import type { RecordedCalls } from './calls.ts'
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
  readonly #workSchedule: WorkSchedule
  readonly #calls: RecordedCalls
  readonly #random: Random = randomFrom(7, 99)
  /** Offers that people heard to be over. */
  readonly #over = new Set<number>()

  constructor(plan: Plan, calls: RecordedCalls, workSchedule: WorkSchedule) {
    this.#plan = plan
    this.#calls = calls
    this.#workSchedule = workSchedule
  }

  /** Enters so many donations of the days to come, most of them in the morning. */
  fill(from: number, days: number, donations: number): void {
    const { locations, kindOfDonor } = this.#plan.organizations
    const kindOf = (location: DonorLocationEntity) => kindOfDonor.get(location.DonorID) ?? 'grocer'
    const draw = lottery(locations.map((location) => [location, weightOf(location, kindOf(location))] as const))
    for (let index = 0; index < donations; index++) {
      const day = Math.floor((index * days) / donations)
      const store = draw(this.#random)
      const at = from + day * 24 * hour + (7 + 13 * this.#random.next() ** 1.5) * hour
      this.#workSchedule.enter(at, () => this.#post(store, donorHabits[kindOf(store)]))
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
      this.#in(this.#random.between(4 * minute, 50 * minute), () => this.#approve(DonationID, FoodBankID))
    if (event.Type === 'OfferMade') this.#consider(event, detail)
    if (event.Type === 'OfferWithdrawn' && detail.MatchID !== undefined) this.#over.add(detail.MatchID)
    if (event.Type === 'OfferAccepted' && detail.Agency) {
      const agencyId = detail.Agency.ID
      this.#in(this.#random.between(3 * hour, 26 * hour), () => this.#close(DonationID))
      this.#in(this.#random.between(4 * hour, 30 * hour), () => this.#receipt(DonationID, agencyId, FoodBankID))
    }
  }

  #in(wait: number, work: () => Promise<unknown>): void {
    this.#workSchedule.enter(Date.now() + wait, work)
  }

  #consider(
    event: Event,
    { MatchID, Agency, Deadline }: { MatchID?: number; Agency?: { ID: number }; Deadline?: string },
  ) {
    if (MatchID === undefined || !Agency || !Deadline) return
    const asked = Date.parse(event.At)
    const at = asked + (Date.parse(Deadline) - asked) * (0.03 + 0.87 * this.#random.next() ** 2)
    const readiness = this.#plan.organizations.readiness.get(Agency.ID) ?? 0.5
    const by = this.#calls.caller('agency', Agency.ID, event.EntityID)
    const answer = (work: () => Promise<unknown>) =>
      this.#workSchedule.enter(at, async () => (this.#over.has(MatchID) ? undefined : work()))
    if (this.#random.chance(readiness)) answer(() => this.#accept(event.Subject.ID, MatchID, by))
    else if (this.#random.chance(declines)) answer(() => this.#calls.call(offers.declineMatch, by, { id: MatchID }))
  }

  #post(store: DonorLocationEntity, habit: (typeof donorHabits)[keyof typeof donorHabits]) {
    const { CustomPickupTimeCode: _, ...draft } = plannedDraft(store, habit, new Date(), this.#random)
    const open = { ...draft, DonorRecordedPickupDate: null, PickupTimeTypeID: allDay, StartAfter: null }
    return this.#calls.call(
      donations.postDonation,
      this.#calls.caller('donorlocation', store.ID, store.FoodBankID),
      open,
    )
  }

  #approve(txId: number, foodBankId: number) {
    return this.#calls.call(offers.acceptMatches, this.#calls.caller('foodbankrtcoord', foodBankId, foodBankId), {
      txId,
    })
  }

  async #accept(donationId: number, id: number, by: Caller): Promise<void> {
    const donation = await known(donationId)
    const [AgencyProposedPickupDate = ''] = availableDates(donation, new Date())
    await this.#calls.call(offers.acceptMatch, by, {
      id,
      AgencyProposedPickupDate,
      AgencyProposedPickupTimeTypeID: allDay,
    })
  }

  async #close(id: number): Promise<void> {
    const { DonorLocation, FoodBank } = await known(id)
    const by = this.#calls.caller('donorlocation', DonorLocation.ID, FoodBank.ID)
    await this.#calls.call(donations.closeOut, by, { id, IsMarkedAsSuccessfulByDonor: true })
  }

  async #receipt(id: number, agencyId: number, foodBankId: number): Promise<void> {
    const donation = await known(id)
    await this.#calls.call(receipts.createReceipt, this.#calls.caller('agency', agencyId, foodBankId), {
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
