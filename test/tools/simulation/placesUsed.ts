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
import { hasPlace, isWindowOpen, reservedPlaces } from '../../../shared/pantry/windows/windowStatus.ts'
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
  /** Families who have not said that they come are asked once more in the morning of the day. */
  readonly isAskedAgain?: boolean
  /** Of each 100 places those that are reserved, and the families who order by telephone. */
  readonly reserved?: number
  readonly calls?: number
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
const morningAt = new Date('2026-11-27T13:00:00.000Z')
const startsAt = new Date('2026-11-27T15:00:00.000Z')
const minute = 60_000

/** A full window as it is in the morning of the day before. */
const fullWindow = (places: number, ReservedPlaces: number): OrderWindow => ({
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
      ReservedPlaces,
      ReservedHours: 18,
    },
  ),
  PlacedOrders: places - ReservedPlaces,
})

/** Families who hold a place: whether they come, and when they say that they don't. */
function familyOf(chance: SeededRandom, { isReminded, canAnswer, isAskedAgain = false }: Way) {
  const { noShow, reminder, confirm, cancelsInTime } = figures
  const missing = noShow * (isReminded ? reminder : 1) * (canAnswer ? confirm : 1)
  const comes = !chance.happens(missing)
  const saidFrom = (from: Date, until: Date) => minutesFrom(reminderAt, from) + chance.below(minutesFrom(from, until))
  let cancelsAt: number | undefined
  if (!comes && canAnswer && chance.happens(cancelsInTime)) cancelsAt = saidFrom(reminderAt, new Date(closesAt))
  else if (!comes && isAskedAgain && chance.happens(cancelsInTime)) cancelsAt = saidFrom(morningAt, startsAt)
  return { comes, cancelsAt }
}
const minutesFrom = (from: Date, until: Date) => Math.round((until.getTime() - from.getTime()) / minute)

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
    this.#window = fullWindow(places, Math.round((places * (way.reserved ?? 0)) / 100))
    this.#mostPlaced = this.#window.PlacedOrders
    this.#list = noWaitlist(this.#window)
    for (let family = 1; family <= (way.hasWaitlist ? waiting : 0); family++) {
      const change = joined(this.#list, family, this.#window, reminderAt)
      if (!isRefusal(change)) this.#save(change)
    }
  }

  run(): PlacesOutcome {
    const places = this.#window.MaximumOrders ?? 0
    const families = Array.from({ length: this.#window.PlacedOrders }, () => familyOf(this.#chance, this.#way))
    this.#coming = families.filter(({ comes }) => comes).length
    // Callers ring in the hours in which places are reserved for them.
    const calls = Array.from({ length: Math.round((places * (this.#way.calls ?? 0)) / 100) }, () =>
      this.#chance.below(300),
    )
    for (let passed = 0; passed < minutesFrom(reminderAt, startsAt); passed++) {
      const now = new Date(reminderAt.getTime() + passed * minute)
      const freed = families.filter(({ cancelsAt }) => cancelsAt === passed).length
      this.#window = { ...this.#window, PlacedOrders: this.#window.PlacedOrders - freed }
      this.#takeOffers(passed, now)
      for (const _ of calls.filter((at) => at === passed)) this.#called(now)
      // Done by the reaction to a freed place, and by the timer.
      if (freed > 0 || this.#isDue(now)) this.#save(settledWaitlist(this.#list, this.#window, now))
      this.#askedAt(passed)
      // Others look for a place all the time: they get those that nobody waits for.
      if (hasPlace(this.#window, now) && isWindowOpen(this.#window, now)) this.#placed(now)
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

  /** Staff take a reserved place for a family on the telephone, while there is one. */
  #called(now: Date): void {
    if (reservedPlaces(this.#window, now) === 0) return
    this.#window = { ...this.#window, ReservedTaken: (this.#window.ReservedTaken ?? 0) + 1 }
    this.#placed(now)
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
