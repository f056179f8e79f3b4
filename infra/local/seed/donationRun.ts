import type { Event } from '../../../events/event.ts'
import type { Write } from '../../../functions/core/table/write.ts'
import { donationStore } from '../../../functions/rescue/donations/donationTable.ts'
import { loadAgencyFacts as factsOfAgency, matchList } from '../../../functions/rescue/offers/matchDonation.ts'
import { onlyStorage, receiptDay } from '../../../functions/rescue/receipts/receiptDraft.ts'
import { newReceipt, receiptWrites, type StoredReceipt } from '../../../functions/rescue/receipts/receiptTable.ts'
import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import { activeDrivers } from '../../../shared/network/organizations/entity.ts'
import { accept, decline } from '../../../shared/rescue/donations/answers.ts'
import { cancel, close, receipted, savePending } from '../../../shared/rescue/donations/closing.ts'
import { nextDue, tick } from '../../../shared/rescue/donations/deadlines.ts'
import { assignDirect } from '../../../shared/rescue/donations/directAccept.ts'
import {
  acceptedMatch,
  type Donation,
  rankedMatches,
  type TransactionCategory,
} from '../../../shared/rescue/donations/donation.ts'
import type { DonationTransition } from '../../../shared/rescue/donations/donationTransition.ts'
import { approve, matched } from '../../../shared/rescue/donations/offering.ts'
import { offerRound, runId } from '../../../shared/rescue/donations/pickup/search.ts'
import { draftPickupTime, draftRefusal, newDonation } from '../../../shared/rescue/donations/post.ts'
import { can } from '../../../shared/rescue/donations/stages.ts'
import type { AgencyFacts } from '../../../shared/rescue/offers/score.ts'
import { weeksBack } from '../../../shared/rescue/offers/weeks.ts'
import { changeVolunteerMode } from '../../../shared/rescue/transport/mode.ts'
import { suitableProviders } from '../../../shared/rescue/transport/providers.ts'
import { recordReport } from '../../../shared/rescue/transport/report.ts'
import { Answers } from './answers.ts'
import { saidReason } from './declines.ts'
import type { Directory } from './directory.ts'
import { type Random, randomFrom } from './random.ts'
import { after, type DonationScenario, minutes } from './scenario.ts'
import { applyStaffEdit } from './staffEdits.ts'
import { closingTime, pickupTime, plannedProposal, receiptTime, unmatchedClosingTime } from './times.ts'

type Rule = (donation: Donation) => DonationTransition | Refusal

/**
 * Runs one scenario through the app's own rules, each transition at its time and on behalf of its actor. The generator
 * yields the time of its next transition and makes it when resumed; without resuming, the donation stays as it is then.
 */
export class DonationRun {
  readonly scenario: DonationScenario
  readonly events: Event[] = []
  /** Writes of its receipt. */
  readonly extraWrites: Write[] = []
  receipt: StoredReceipt | undefined
  readonly #directory: Directory
  readonly #random: Random
  #donation: Donation | undefined
  #now: Date
  #accepted: Date | undefined

  constructor(scenario: DonationScenario, directory: Directory) {
    this.scenario = scenario
    this.#directory = directory
    this.#random = randomFrom(...scenario.randomSeed, 1)
    this.#now = scenario.at
  }

  get donation(): Donation {
    if (!this.#donation) throw new Error('The donation is not posted yet')
    return this.#donation
  }

  async *steps(): AsyncGenerator<Date, void, void> {
    for await (const time of this.#transitions()) {
      if (this.#cancelsBy(time)) return yield* this.#cancel()
      yield time
    }
    if (this.#cancelsBy(undefined)) yield* this.#cancel()
  }

  async *#transitions(): AsyncGenerator<Date, void, void> {
    await this.#post()
    yield* this.#until(after(this.#now, this.#random.between(400, 2500)))
    this.#match()
    yield* this.#approving()
    yield* this.#accepting()
    yield* this.#offering()
    if (this.donation.Stage === 'accepted') {
      yield* this.#driving()
      yield* this.#pickup()
    } else if (this.donation.Stage === 'notMatched' && this.scenario.course.close) yield* this.#closeUnmatched()
  }

  /** Yields a time; times only increase. */
  async *#until(time: Date): AsyncGenerator<Date, void, void> {
    const next = time > this.#now ? time : after(this.#now, 1000)
    yield next
    this.#now = next
  }

  /** A refusal is an error in the plan and throws. */
  #apply(by: Caller | null, rule: Rule): void {
    const step = rule(this.donation)
    if (isRefusal(step))
      throw new Error(
        `Donation ${this.donation.ID} at ${this.#now.toISOString()}: ${refusalText(step, 'en')} (${this.donation.Stage})`,
      )
    if (step.events.length > 0) this.#record(step, by)
  }

  #record(step: DonationTransition, by: Caller | null): void {
    this.#donation = { ...step.state, Version: (this.#donation?.Version ?? 0) + 1 }
    for (const event of donationStore.eventsOf(this.#donation, step.events, { by, now: this.#now })) {
      this.events.push(event)
      this.#directory.records.learn(event)
    }
  }

  async #post(): Promise<void> {
    const { location, draft, isFromApi } = this.scenario
    const type = draftPickupTime(draft)
    const refusal = isRefusal(type) ? type : draftRefusal(draft, type, this.#now, location.TimeZone)
    if (isRefusal(type) || refusal)
      throw new Error(`The plan posts what is refused: ${refusal && refusalText(refusal, 'en')}`)
    const items = draft.categories.map(
      ({ DonationCategoryID, Pounds }): TransactionCategory => ({
        Pounds,
        DonationCategory: this.#directory.category(DonationCategoryID),
      }),
    )
    const donor = this.#directory.donorPerson(location)
    const foodBank = this.#directory.foodBank(location.FoodBankID)
    const step = newDonation(
      await this.#directory.nextId('donation'),
      { draft, location, foodBank, type, items, source: isFromApi ? 'API' : 'WEB' },
      donor,
      this.#now,
    )
    this.#record(step, donor)
  }

  #agencyFacts(): AgencyFacts[] {
    const weeks = weeksBack(this.#now)
    const { PresetAgencyIDs, FoodBankID } = this.scenario.location
    return this.#directory
      .agenciesOf(FoodBankID)
      .map((agency) => factsOfAgency(agency, this.#directory.records.of(agency.ID), PresetAgencyIDs, weeks))
  }

  #match(): void {
    const { MatchWeights } = this.#directory.foodBank(this.donation.FoodBank.ID).Settings
    const matches = matchList(this.donation, this.#agencyFacts(), MatchWeights)
    this.#apply(null, (donation) => matched(donation, matches, this.#now))
  }

  async *#approving(): AsyncGenerator<Date, void, void> {
    const { approval, staffEdits } = this.scenario.course
    if (this.donation.Stage !== 'pendingApproval' || approval === null) return
    const staff = this.#directory.staffOf(this.donation.FoodBank.ID)
    if (staffEdits.length > 0) {
      yield* this.#until(after(this.scenario.at, minutes(approval * 0.8)))
      const { MatchWeights } = this.#directory.foodBank(this.donation.FoodBank.ID).Settings
      const market = { agencies: this.#agencyFacts(), weights: MatchWeights, random: this.#random, now: this.#now }
      for (const kind of staffEdits) this.#apply(staff, (donation) => applyStaffEdit(kind, donation, market))
    }
    yield* this.#until(after(this.scenario.at, minutes(approval)))
    this.#apply(staff, (donation) => approve(donation, this.#now))
  }

  /** A direct accept for the last agency of the list, by a driver of its own where it has one. */
  async *#accepting(): AsyncGenerator<Date, void, void> {
    const { direct } = this.scenario.course
    const match = rankedMatches(this.donation).at(-1)
    if (!direct || !match) return
    yield* this.#until(after(this.scenario.at, minutes(direct.minutes)))
    const [driver = null] = activeDrivers(this.#directory.agency(match.Agency.ID))
    const assignment = { provider: direct.provider, driver: direct.provider === 'agency' ? driver : null, pickup: null }
    const staff = this.#directory.staffOf(this.donation.FoodBank.ID)
    this.#apply(staff, (donation) => assignDirect(donation, match.ID, assignment, this.#now))
    this.#accepted = this.#now
  }

  async *#offering(): AsyncGenerator<Date, void, void> {
    const answers = new Answers(this.scenario.course, this.#random, (id) => this.#directory.readiness(id))
    while (this.donation.Stage === 'pendingStart' || this.donation.Stage === 'offering') {
      const due = nextDueOf(this.donation)
      const reply = answers.next(this.donation)
      if (reply && reply.at < due) {
        yield* this.#until(reply.at)
        this.#answer(reply.match.Agency.ID, reply.say)
      } else {
        // The sweep runs shortly after the due time, never before it.
        yield* this.#until(after(due, this.#random.between(30, 900)))
        this.#apply(null, (donation) => tick(donation, this.#now))
      }
    }
  }

  #answer(agencyId: number, say: 'accept' | 'decline'): void {
    const agencyPerson = this.#directory.agencyPerson(agencyId)
    if (say === 'decline') {
      this.#apply(agencyPerson, (donation) =>
        decline(donation, agencyId, this.#now, saidReason(donation.ID + agencyId)),
      )
      return
    }
    const { pickupDay, run } = this.scenario.course
    const planned = plannedProposal(this.donation, this.#directory.agency(agencyId), pickupDay, this.#now, this.#random)
    // A volunteer is sought when the agency names no driver of its own, and fetches in the whole window.
    const proposal = run ? { ...planned, driver: null, time: this.donation.PickupTimeType } : planned
    this.#apply(agencyPerson, (donation) => accept(donation, agencyId, proposal, this.#now))
    this.#accepted = this.#now
  }

  /** A volunteer's run: offered to the first round, then what the first of them reports. */
  async *#driving(): AsyncGenerator<Date, void, void> {
    const { run } = this.scenario.course
    if (!run) return
    const accepted = this.#now
    const foodBank = this.#directory.foodBank(this.donation.FoodBank.ID)
    this.#apply(this.#directory.staffOf(foodBank.ID), (donation) => changeVolunteerMode(donation, true, this.#now))
    yield* this.#until(after(accepted, minutes(1)))
    const suitable = suitableProviders(this.donation, foodBank, this.#directory.providersOf(foodBank.ID))
    const id = runId(this.donation.ID, 1)
    const { VolunteersAtOnce: atOnce, VolunteerRoundMinutes: round } = foodBank.Settings
    this.#apply(null, (donation) => offerRound(donation, suitable, { atOnce, minutes: round }, this.#now))
    for (const [index, [minute, kind]] of run.entries()) {
      yield* this.#until(after(accepted, minutes(minute)))
      const report = { EventID: `seed-${index}`, kind, time: this.#now.toISOString() }
      this.#apply(null, (donation) => recordReport(donation, id, report, this.#now))
    }
  }

  /** The donor's close-out and the agency's receipt, in either order. */
  async *#pickup(): AsyncGenerator<Date, void, void> {
    const { close, receipt } = this.scenario.course
    const accepted = this.#now
    const pickup = pickupTime(this.donation, accepted, this.#random)
    const zone = this.donation.TimeZone
    const timeOf = (planned: { minutes?: number }, usual: typeof closingTime) =>
      planned.minutes === undefined ? usual(pickup, zone, this.#random) : after(accepted, minutes(planned.minutes))
    const acts = [
      ...(close ? [{ at: timeOf(close, closingTime), act: async () => this.#close(close) }] : []),
      ...(receipt ? [{ at: timeOf(receipt, receiptTime), act: () => this.#receipt() }] : []),
    ].sort((a, b) => a.at.getTime() - b.at.getTime())
    for (const { at, act } of acts) {
      yield* this.#until(at)
      await act()
    }
    if (this.scenario.course.isReceiptBegun) await this.#beginReceipt()
  }

  #close({ successful, share }: { successful: boolean; share: number }): void {
    const items = this.donation.AdHocTransactionDonationCategories.map((item) => ({
      ...item,
      Pounds: share === 1 ? item.Pounds : Math.max(1, Math.round(item.Pounds * share)),
    }))
    this.#apply(this.#directory.donorPerson(this.scenario.location), (donation) =>
      close(donation, successful, items, this.#now),
    )
  }

  async *#closeUnmatched(): AsyncGenerator<Date, void, void> {
    yield* this.#until(unmatchedClosingTime(this.#now, this.donation.TimeZone, this.#random))
    this.#close({ successful: false, share: 1 })
  }

  /** Putting a receipt aside is no event, and no version of the timeline. */
  async #beginReceipt(): Promise<void> {
    const pending = {
      ID: await this.#directory.nextId('receipt'),
      Items: this.donation.AdHocTransactionDonationCategories.slice(0, 1),
      StorageRequirementID: onlyStorage(this.donation)?.ID ?? null,
      IsVolunteer: false,
      Date: receiptDay(this.donation, this.#now),
      Notes: '',
    }
    const step = savePending(this.donation, pending)
    if (isRefusal(step)) throw new Error(`Donation ${this.donation.ID}: ${refusalText(step, 'en')}`)
    this.#donation = step.state
  }

  async #receipt(): Promise<void> {
    const { location } = this.scenario
    const agency = this.#directory.agency(acceptedMatch(this.donation)?.Agency.ID ?? 0)
    const items = this.donation.AdHocTransactionDonationCategories
    const draft = {
      donorLocationId: location.ID,
      categories: items.map((item) => ({ categoryId: item.DonationCategory.ID, pounds: item.Pounds })),
      adHocTransactionId: this.donation.ID,
      date: receiptDay(this.donation, this.#now),
      storageRequirementId: onlyStorage(this.donation)?.ID ?? null,
      volunteer: this.#random.chance(0.15),
    }
    const receipt = newReceipt(await this.#directory.nextId('receipt'), {
      draft,
      agency,
      location,
      items,
      now: this.#now,
    })
    const { ID, Code, Pounds } = receipt
    const summary = { ID, Code, AgencyID: agency.ID, Pounds, Date: receipt.Date, Items: items }
    this.#apply(this.#directory.agencyPerson(agency.ID), (donation) => receipted(donation, summary))
    this.receipt = receipt
    this.extraWrites.push(...receiptWrites(receipt))
  }

  get #cancelTime(): Date | undefined {
    const { cancel } = this.scenario.course
    const from = cancel?.after === 'posting' ? this.scenario.at : this.#accepted
    return cancel && from ? after(from, minutes(cancel.minutes)) : undefined
  }
  #cancelsBy(time: Date | undefined): boolean {
    const cancels = this.#cancelTime
    return cancels !== undefined && can('cancel', this.donation) && (time === undefined || cancels <= time)
  }

  async *#cancel(): AsyncGenerator<Date, void, void> {
    yield* this.#until(this.#cancelTime ?? this.#now)
    this.#apply(this.#directory.staffOf(this.donation.FoodBank.ID), (donation) => cancel(donation, this.#now))
  }
}

function nextDueOf(donation: Donation): Date {
  const due = nextDue(donation)
  if (due === null) throw new Error(`Donation ${donation.ID} waits for nothing (${donation.Stage})`)
  return new Date(due)
}
