import { isRefusal } from '../../../shared/core/answer.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import {
  joined,
  keptChange,
  noWaitlist,
  settledWaitlist,
  takenPlace,
  takingRefusal,
  type Waitlist,
  type WaitlistEvent,
  waitlistEntryOf,
} from '../../../shared/pantry/waitlist/waitlist.ts'
import { newWindow, type OrderWindow, unofferedPlaces } from '../../../shared/pantry/windows/window.ts'
import { hasPlace } from '../../../shared/pantry/windows/windowStatus.ts'
import type { SeededRandom } from './seededRandom.ts'

/**
 * Places of a window from the reminder to the end of its day, by the rules of the waiting list and of the window. What people
 * do is drawn from figures; what the product does with it is the product's own code.
 */

/**
 * No-shows by what is known of pantries and clinics: one of six does not come unasked; one text takes a third of that away;
 * answering takes a fifth of the rest (assumed), and of those who still don't come so many say so in time (assumed).
 */
export const figures = { noShow: 0.17, reminder: 0.66, confirm: 0.8, cancelsInTime: 0.4, answersOffer: 0.6 } as const

export interface Way {
  readonly isReminded: boolean
  /** The reminder asks, and can be answered. */
  readonly canAnswer: boolean
  readonly hasWaitlist: boolean
  /** Households who come to the table without an order, for each 100 places. */
  readonly walkIns: number
}

export interface PlacesOutcome {
  readonly places: number
  readonly used: number
  /** Greatest number of orders that held a place. */
  readonly mostPlaced: number
  readonly offers: number
}

const day = '2026-11-27'
const reminderAt = new Date('2026-11-26T15:00:00.000Z')
const closesAt = '2026-11-27T04:30:00.000Z'
const minute = 60_000

/** A full window as it is in the morning of the day before. */
const fullWindow = (places: number): OrderWindow => ({
  ...newWindow(
    1,
    {
      Kind: 'pickup',
      EntityID: 10,
      FoodBankID: 10,
      PantryLocationID: 5,
      DeliveryProgramName: null,
      TimeZone: 'America/New_York',
    },
    {
      OrderDay: day,
      StartTime: '10:00:00',
      EndTime: '11:59:59',
      OpenTime: `${addDays(day, -7)}T13:00:00.000Z`,
      CloseTime: closesAt,
      MaximumOrders: places,
      EntityDeliveryProgramID: null,
    },
  ),
  PlacedOrders: places,
})

/** Families who hold a place: whether they come, and when they say that they don't. */
function familyOf(chance: SeededRandom, { isReminded, canAnswer }: Way) {
  const { noShow, reminder, confirm, cancelsInTime } = figures
  const missing = noShow * (isReminded ? reminder : 1) * (canAnswer ? confirm : 1)
  const comes = !chance.happens(missing)
  const hoursLeft = (Date.parse(closesAt) - reminderAt.getTime()) / minute
  const cancelsAt = !comes && canAnswer && chance.happens(cancelsInTime) ? chance.below(hoursLeft) : undefined
  return { comes, cancelsAt }
}

/** One window with so many families waiting for it. */
export class PlacesUsed {
  #window: OrderWindow
  #list: Waitlist
  #mostPlaced: number
  #offers = 0
  #coming = 0
  readonly #way: Way
  readonly #chance: SeededRandom
  /** Minute in which a family answers its offer; of those who don't, none. */
  readonly #answers = new Map<number, number | undefined>()

  constructor(places: number, waiting: number, way: Way, chance: SeededRandom) {
    this.#way = way
    this.#chance = chance
    this.#window = fullWindow(places)
    this.#mostPlaced = places
    this.#list = noWaitlist(this.#window)
    for (let family = 1; family <= (way.hasWaitlist ? waiting : 0); family++) {
      const change = joined(this.#list, family, this.#window, reminderAt)
      if (!isRefusal(change)) this.#save(change)
    }
  }

  run(): PlacesOutcome {
    const places = this.#window.MaximumOrders ?? 0
    const families = Array.from({ length: places }, () => familyOf(this.#chance, this.#way))
    this.#coming = families.filter(({ comes }) => comes).length
    const minutes = (Date.parse(closesAt) - reminderAt.getTime()) / minute
    for (let passed = 0; passed < minutes; passed++) {
      const now = new Date(reminderAt.getTime() + passed * minute)
      const freed = families.filter(({ cancelsAt }) => cancelsAt === passed).length
      this.#window = { ...this.#window, PlacedOrders: this.#window.PlacedOrders - freed }
      this.#takeOffers(passed, now)
      // Done by the reaction to a freed place, and by the timer.
      if (freed > 0 || this.#isDue(now)) this.#save(settledWaitlist(this.#list, this.#window, now))
      this.#askedAt(passed)
      // Others look for a place all the time: they get those that nobody waits for.
      if (hasPlace(this.#window, now)) this.#placed(now)
    }
    const left = places - this.#coming
    const walkIns = Math.round((places * this.#way.walkIns) / 100)
    return {
      places,
      used: this.#coming + Math.min(left, walkIns),
      mostPlaced: this.#mostPlaced,
      offers: this.#offers,
    }
  }

  #isDue(now: Date): boolean {
    return this.#list.DueAt !== null && Date.parse(this.#list.DueAt) <= now.getTime()
  }

  /** Somebody who orders the day before for the next one comes as those do who were just asked. */
  #placed(now: Date): void {
    if (unofferedPlaces(this.#window, now) === 0) throw new Error('No place is free')
    this.#window = { ...this.#window, PlacedOrders: this.#window.PlacedOrders + 1 }
    this.#mostPlaced = Math.max(this.#mostPlaced, this.#window.PlacedOrders)
    if (familyOf(this.#chance, this.#way).comes) this.#coming += 1
  }

  #askedAt(passed: number): void {
    for (const { CustomerID, OfferUntil } of this.#list.Entries) {
      if (OfferUntil === undefined || this.#answers.has(CustomerID)) continue
      this.#offers += 1
      const answers = this.#chance.happens(figures.answersOffer)
      this.#answers.set(CustomerID, answers ? passed + 1 + this.#chance.below(29) : undefined)
    }
  }

  #takeOffers(passed: number, now: Date): void {
    for (const [customerId, at] of this.#answers) {
      if (at !== passed || !waitlistEntryOf(this.#list, customerId)) continue
      if (takingRefusal(this.#list, customerId, now)) continue
      this.#placed(now)
      this.#save(takenPlace(this.#list, { customerId, orderId: customerId, window: this.#window }, now))
      this.#window = { ...this.#window, WaitingFamilies: this.#list.Entries.length }
    }
  }

  #save({ state, events }: { state: Waitlist; events: readonly WaitlistEvent[] }): void {
    const kept = (this.#window.WaitingFamilies ?? 0) + keptChange(this.#list, state, events)
    this.#list = state
    this.#window = { ...this.#window, WaitingFamilies: kept }
  }
}
