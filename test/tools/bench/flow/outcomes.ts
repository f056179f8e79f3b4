import type { Event } from '../../../../events/event.ts'
import { isFinal, type OrderStatusCode } from '../../../../shared/pantry/orders/status.ts'

/** Outcomes of offers, donations and orders, counted from their events. */

export interface MonthOutcome {
  /** Count of each type of event. */
  readonly events: Readonly<Record<string, number>>
  readonly settled: number
  readonly openOffers: number
  /** Donations that came to no end: neither closed and receipted, nor left without an agency. */
  readonly openDonations: readonly number[]
  /** Orders that were neither handed over, nor cancelled or abandoned. */
  readonly openOrders: readonly number[]
}

/** Calls that are refused as it happens: another agency was first, or the offer was over before its people knew. */
export const expectedRefusals: ReadonlySet<string> = new Set(['acceptMatch refused', 'declineMatch refused'])

const settlements = ['OfferAccepted', 'OfferDeclined', 'OfferExpired', 'OfferWithdrawn']
const endOf = (types: ReadonlySet<string>) =>
  types.has('DonationNotMatched') || (types.has('DonationClosed') && types.has('ReceiptCreated'))

export class OutcomeCounter {
  readonly #events = new Map<string, number>()
  readonly #donations = new Map<number, Set<string>>()
  readonly #orders = new Set<number>()

  note({ Type, Subject, Detail }: Pick<Event, 'Type' | 'Subject' | 'Detail'>): void {
    this.#events.set(Type, (this.#events.get(Type) ?? 0) + 1)
    if (Subject.Kind === 'donation') this.#noteDonation(Type, Subject.ID)
    if (Type === 'OrderPlaced') this.#orders.add(Subject.ID)
    if (Type === 'OrderStatusChanged' && isFinal((Detail as { To: OrderStatusCode }).To))
      this.#orders.delete(Subject.ID)
  }

  #noteDonation(Type: string, id: number): void {
    const types = this.#donations.get(id) ?? (Type === 'DonationPosted' ? new Set<string>() : undefined)
    if (!types) return
    this.#donations.set(id, types.add(Type))
    if (endOf(types)) this.#donations.delete(id)
  }

  get settled(): number {
    return settlements.reduce((sum, type) => sum + (this.#events.get(type) ?? 0), 0)
  }
  get isOpen(): boolean {
    return this.#donations.size + this.#orders.size > 0
  }

  outcome(): MonthOutcome {
    return {
      events: Object.fromEntries(this.#events),
      settled: this.settled,
      openOffers: (this.#events.get('OfferMade') ?? 0) - this.settled,
      openDonations: [...this.#donations.keys()],
      openOrders: [...this.#orders],
    }
  }
}
