import type { Envelope } from '../../../events/event.ts'

/** What became of offers and donations, by what was heard of them. */

export interface Outcome {
  /** How often each fact happened. */
  readonly facts: Readonly<Record<string, number>>
  readonly settled: number
  readonly openOffers: number
  /** Donations that came to no end: neither closed and receipted, nor left without an agency. */
  readonly openDonations: readonly number[]
}

const settlements = ['OfferAccepted', 'OfferDeclined', 'OfferExpired', 'OfferWithdrawn']
const endOf = (types: ReadonlySet<string>) =>
  types.has('DonationNotMatched') || (types.has('DonationClosed') && types.has('ReceiptCreated'))

export class Ledger {
  readonly #facts = new Map<string, number>()
  readonly #donations = new Map<number, Set<string>>()

  note({ Type, DonationID }: Pick<Envelope, 'Type' | 'DonationID'>): void {
    this.#facts.set(Type, (this.#facts.get(Type) ?? 0) + 1)
    const types = this.#donations.get(DonationID) ?? (Type === 'DonationPosted' ? new Set<string>() : undefined)
    if (!types) return
    this.#donations.set(DonationID, types.add(Type))
    if (endOf(types)) this.#donations.delete(DonationID)
  }

  get settled(): number {
    return settlements.reduce((sum, type) => sum + (this.#facts.get(type) ?? 0), 0)
  }
  get isOpen(): boolean {
    return this.#donations.size > 0
  }

  outcome(): Outcome {
    return {
      facts: Object.fromEntries(this.#facts),
      settled: this.settled,
      openOffers: (this.#facts.get('OfferMade') ?? 0) - this.settled,
      openDonations: [...this.#donations.keys()],
    }
  }
}
