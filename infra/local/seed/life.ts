import type { Event } from '../../../events/event.ts'
import { donationStore } from '../../../functions/donations/donationTable.ts'
import { factsOf as factsOfAgency, matchList } from '../../../functions/offers/matchDonation.ts'
import { onlyStorage, receiptDay } from '../../../functions/receipts/receiptDraft.ts'
import { newReceipt, receiptWrites } from '../../../functions/receipts/receiptTable.ts'
import type { Write } from '../../../functions/table/write.ts'
import type { Caller } from '../../../shared/access.ts'
import { isRefusal, type Refusal } from '../../../shared/answer.ts'
import { acceptedMatch, type Donation, type TransactionCategory } from '../../../shared/donation/donation.ts'
import * as rules from '../../../shared/donation/lifecycle.ts'
import { draftPickupTime, draftRefusal, newDonation } from '../../../shared/donation/post.ts'
import type { AgencyFacts } from '../../../shared/matching/score.ts'
import { weeksBack } from '../../../shared/matching/weeks.ts'
import { Answers } from './answers.ts'
import { closingMoment, pickupMoment, proposalOf, receiptMoment, resigningMoment } from './moments.ts'
import { type Random, randomFrom } from './random.ts'
import { after, minutes, type Story } from './story.ts'
import { touch } from './touches.ts'
import type { World } from './world.ts'

type Rule = (donation: Donation) => rules.DonationTransition | Refusal

/**
 * One donation lived through: each step is taken by the product's own rules, on behalf of whoever takes it, at its own
 * moment. It yields the moment of its next step, and takes it when it is resumed; whoever stops resuming it leaves the
 * donation as it is at that time.
 */
export class Life {
  readonly story: Story
  readonly events: Event[] = []
  /** What its receipt writes. */
  readonly also: Write[] = []
  readonly #world: World
  readonly #random: Random
  #donation: Donation | undefined
  #now: Date
  #accepted: Date | undefined

  constructor(story: Story, world: World) {
    this.story = story
    this.#world = world
    this.#random = randomFrom(...story.chances, 1)
    this.#now = story.at
  }

  get donation(): Donation {
    if (!this.#donation) throw new Error('The donation is not posted yet')
    return this.#donation
  }

  async *live(): AsyncGenerator<Date, void, void> {
    for await (const moment of this.#course()) {
      if (this.#cancelsBy(moment)) return yield* this.#cancel()
      yield moment
    }
    if (this.#cancelsBy(undefined)) yield* this.#cancel()
  }

  async *#course(): AsyncGenerator<Date, void, void> {
    await this.#post()
    yield* this.#until(after(this.#now, this.#random.between(400, 2500)))
    this.#match()
    yield* this.#approving()
    yield* this.#offering()
    if (this.donation.Stage === 'accepted') yield* this.#fetching()
    else if (this.donation.Stage === 'notMatched' && this.story.course.close) yield* this.#resigning()
  }

  /** Waits for a moment; moments go forward only. */
  async *#until(moment: Date): AsyncGenerator<Date, void, void> {
    const next = moment > this.#now ? moment : after(this.#now, 1000)
    yield next
    this.#now = next
  }

  /** A refusal is a mistake of the plan: it must not go unnoticed. */
  #step(by: Caller | null, rule: Rule): void {
    const step = rule(this.donation)
    if (isRefusal(step))
      throw new Error(
        `Donation ${this.donation.ID} at ${this.#now.toISOString()}: ${step.refused} (${this.donation.Stage})`,
      )
    if (step.events.length > 0) this.#take(step, by)
  }

  #take(step: rules.DonationTransition, by: Caller | null): void {
    this.#donation = { ...step.state, Version: (this.#donation?.Version ?? 0) + 1 }
    for (const event of donationStore.eventsOf(this.#donation, step.events, { by, now: this.#now })) {
      this.events.push(event)
      this.#world.records.learn(event)
    }
  }

  async #post(): Promise<void> {
    const { place, draft, isFromApi } = this.story
    const type = draftPickupTime(draft)
    const refusal = isRefusal(type) ? type : draftRefusal(draft, type, this.#now, place.TimeZone)
    if (isRefusal(type) || refusal) throw new Error(`The plan posts what is refused: ${refusal?.refused}`)
    const items = draft.categories.map(
      ({ DonationCategoryID, Pounds }): TransactionCategory => ({
        Pounds,
        DonationCategory: this.#world.category(DonationCategoryID),
      }),
    )
    const giver = this.#world.giver(place)
    const foodBank = this.#world.foodBank(place.FoodBankID)
    const step = newDonation(
      await this.#world.nextId('donation'),
      { draft, place, foodBank, type, items },
      giver,
      this.#now,
    )
    const EntrySourceCode = isFromApi ? 'API' : 'WEB'
    this.#take({ ...step, state: { ...step.state, EntrySourceCode } }, giver)
  }

  #market(): AgencyFacts[] {
    const weeks = weeksBack(this.#now)
    const { PresetAgencyIDs, FoodBankID } = this.story.place
    return this.#world
      .agenciesOf(FoodBankID)
      .map((agency) => factsOfAgency(agency, this.#world.records.of(agency.ID), PresetAgencyIDs, weeks))
  }

  #match(): void {
    const { MatchWeights } = this.#world.foodBank(this.donation.FoodBank.ID).Settings
    const matches = matchList(this.donation, this.#market(), MatchWeights)
    this.#step(null, (donation) => rules.matched(donation, matches, this.#now))
  }

  async *#approving(): AsyncGenerator<Date, void, void> {
    const { approval, touches } = this.story.course
    if (this.donation.Stage !== 'pendingApproval' || approval === null) return
    const staff = this.#world.staffOf(this.donation.FoodBank.ID)
    if (touches.length > 0) {
      yield* this.#until(after(this.story.at, minutes(approval * 0.8)))
      const { MatchWeights } = this.#world.foodBank(this.donation.FoodBank.ID).Settings
      const market = { agencies: this.#market(), weights: MatchWeights, random: this.#random, now: this.#now }
      for (const kind of touches) this.#step(staff, (donation) => touch(kind, donation, market))
    }
    yield* this.#until(after(this.story.at, minutes(approval)))
    this.#step(staff, (donation) => rules.approve(donation, this.#now))
  }

  async *#offering(): AsyncGenerator<Date, void, void> {
    const answers = new Answers(this.story.course, this.#random, (id) => this.#world.readiness(id))
    while (this.donation.Stage === 'pendingStart' || this.donation.Stage === 'offering') {
      const due = nextDueOf(this.donation)
      const reply = answers.next(this.donation)
      if (reply && reply.at < due) {
        yield* this.#until(reply.at)
        this.#answer(reply.match.Agency.ID, reply.say)
      } else {
        // The sweep is never early, and a moment late.
        yield* this.#until(after(due, this.#random.between(30, 900)))
        this.#step(null, (donation) => rules.tick(donation, this.#now))
      }
    }
  }

  #answer(agencyId: number, say: 'accept' | 'decline'): void {
    const agent = this.#world.agent(agencyId)
    if (say === 'decline') {
      this.#step(agent, (donation) => rules.decline(donation, agencyId, this.#now))
      return
    }
    const { pickupDay } = this.story.course
    const proposal = proposalOf(this.donation, this.#world.agency(agencyId), pickupDay, this.#now, this.#random)
    this.#step(agent, (donation) => rules.accept(donation, agencyId, proposal, this.#now))
    this.#accepted = this.#now
  }

  /** Donor and agency each write down what happened, whoever comes first. */
  async *#fetching(): AsyncGenerator<Date, void, void> {
    const { close, receipt } = this.story.course
    const accepted = this.#now
    const pickup = pickupMoment(this.donation, accepted, this.#random)
    const zone = this.donation.TimeZone
    const momentOf = (planned: { minutes?: number }, usual: typeof closingMoment) =>
      planned.minutes === undefined ? usual(pickup, zone, this.#random) : after(accepted, minutes(planned.minutes))
    const acts = [
      ...(close ? [{ at: momentOf(close, closingMoment), act: async () => this.#close(close) }] : []),
      ...(receipt ? [{ at: momentOf(receipt, receiptMoment), act: () => this.#receipt() }] : []),
    ].sort((a, b) => a.at.getTime() - b.at.getTime())
    for (const { at, act } of acts) {
      yield* this.#until(at)
      await act()
    }
  }

  #close({ successful, share }: { successful: boolean; share: number }): void {
    const items = this.donation.AdHocTransactionDonationCategories.map((item) => ({
      ...item,
      Pounds: share === 1 ? item.Pounds : Math.max(1, Math.round(item.Pounds * share)),
    }))
    this.#step(this.#world.giver(this.story.place), (donation) => rules.close(donation, successful, items))
  }

  async *#resigning(): AsyncGenerator<Date, void, void> {
    yield* this.#until(resigningMoment(this.#now, this.donation.TimeZone, this.#random))
    this.#close({ successful: false, share: 1 })
  }

  async #receipt(): Promise<void> {
    const { place } = this.story
    const agency = this.#world.agency(acceptedMatch(this.donation)?.Agency.ID ?? 0)
    const items = this.donation.AdHocTransactionDonationCategories
    const draft = {
      donorLocationId: place.ID,
      categories: items.map((item) => ({ categoryId: item.DonationCategory.ID, pounds: item.Pounds })),
      adHocTransactionId: this.donation.ID,
      date: receiptDay(this.donation, this.#now),
      storageRequirementId: onlyStorage(this.donation)?.ID ?? null,
      volunteer: this.#random.chance(0.15),
    }
    const receipt = newReceipt(await this.#world.nextId('receipt'), { draft, agency, place, items, now: this.#now })
    const { ID, Code, Pounds } = receipt
    const told = { ID, Code, AgencyID: agency.ID, Pounds, Date: receipt.Date }
    this.#step(this.#world.agent(agency.ID), (donation) => rules.receipted(donation, told))
    this.also.push(...receiptWrites(receipt))
  }

  get #cancelMoment(): Date | undefined {
    const { cancel } = this.story.course
    const from = cancel?.after === 'posting' ? this.story.at : this.#accepted
    return cancel && from ? after(from, minutes(cancel.minutes)) : undefined
  }
  #cancelsBy(moment: Date | undefined): boolean {
    const cancels = this.#cancelMoment
    return cancels !== undefined && rules.can('cancel', this.donation) && (moment === undefined || cancels <= moment)
  }

  async *#cancel(): AsyncGenerator<Date, void, void> {
    yield* this.#until(this.#cancelMoment ?? this.#now)
    this.#step(this.#world.staffOf(this.donation.FoodBank.ID), (donation) => rules.cancel(donation, this.#now))
  }
}

function nextDueOf(donation: Donation): Date {
  const due = rules.nextDue(donation)
  if (due === null) throw new Error(`Donation ${donation.ID} waits for nothing (${donation.Stage})`)
  return new Date(due)
}
