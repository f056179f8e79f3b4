import type { Event } from '../../../../events/event.ts'

/** Outcomes of offers and donations, counted from their events. */

export interface OfferOutcome {
  /** Count of each type of event. */
  readonly events: Readonly<Record<string, number>>
  readonly settled: number
  readonly openOffers: number
  /** Donations that came to no end: neither closed and receipted, nor left without an agency. */
  readonly openDonations: readonly number[]
}

const settlements = ['OfferAccepted', 'OfferDeclined', 'OfferExpired', 'OfferWithdrawn']
const endOf = (types: ReadonlySet<string>) =>
  types.has('DonationNotMatched') || (types.has('DonationClosed') && types.has('ReceiptCreated'))

export class OutcomeCounter {
  readonly #events = new Map<string, number>()
  readonly #donations = new Map<number, Set<string>>()

  note({ Type, Subject }: Pick<Event, 'Type' | 'Subject'>): void {
    this.#events.set(Type, (this.#events.get(Type) ?? 0) + 1)
    const DonationID = Subject.ID
    const types = this.#donations.get(DonationID) ?? (Type === 'DonationPosted' ? new Set<string>() : undefined)
    if (!types) return
    this.#donations.set(DonationID, types.add(Type))
    if (endOf(types)) this.#donations.delete(DonationID)
  }

  get settled(): number {
    return settlements.reduce((sum, type) => sum + (this.#events.get(type) ?? 0), 0)
  }
  get isOpen(): boolean {
    return this.#donations.size > 0
  }

  outcome(): OfferOutcome {
    return {
      events: Object.fromEntries(this.#events),
      settled: this.settled,
      openOffers: (this.#events.get('OfferMade') ?? 0) - this.settled,
      openDonations: [...this.#donations.keys()],
    }
  }
}
