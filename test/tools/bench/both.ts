import { publisher, reactions, schedules, workers } from '../../../events/subscriptions.ts'
import { catalogue, httpApiOf } from '../../../shared/catalogue.ts'
import type { Role } from '../../../shared/core/access.ts'
import { orderEvents } from '../../../shared/pantry/orders/events.ts'
import { reminderEvents } from '../../../shared/pantry/orders/reminder.ts'
import { type Amounts, type BillItem, bill, byService, plus, pricedAt, signInCosts, total } from './cost/bill.ts'
import { ofDonations, ofPeople, ofStanding } from './cost/month.ts'
import { type Given, givenOf, peopleAt } from './cost.ts'
import type { MonthReport } from './flow/month.ts'
import { householdsOfAPantry, pantryCount } from './flow/orderPlan.ts'
import { expectedRefusals } from './flow/outcomes.ts'
import type { Usage } from './flow/record.ts'
import { daysOfAMonth, keyLines, largeScale, liveThrough, must, outcomeLines, tenfoldLines } from './flow.ts'
import { ofHouseholds } from './pantry.ts'
import type { BenchOptions, FigureTable, Line, Section } from './report.ts'

/**
 * Both halves of the app in one world: donations among agencies and orders from pantries over one table in memory, as
 * dense as in a month. Fewer days are lived through than a month has, and the month is reckoned from them.
 */

const ordersPerDonation = 4

const halves = ['donations', 'orders', 'both'] as const
type Half = (typeof halves)[number]

const ofOrders = new Set<string>(Object.values({ ...orderEvents, ...reminderEvents }).map(({ type }) => type))
const forBoth = new Set([publisher, ...schedules, ...workers].map(({ name }) => name))

/** Half that a function works for, by its name. */
export function halfOf(name: string): Half {
  if (forBoth.has(name)) return 'both'
  const reaction = reactions.find(({ name: id }) => id === name)
  if (reaction) return reaction.to.every(({ type }) => ofOrders.has(type)) ? 'orders' : 'donations'
  const endpoint = catalogue.find(({ area, id }) => `${area}/${id}` === name)
  if (!endpoint) throw new Error(`No function ${name}`)
  if (endpoint.area === 'session') return 'both'
  return httpApiOf(endpoint) === 'pantry' ? 'orders' : 'donations'
}

/** Usage by one half. */
function partOf({ usage, events, ...lived }: MonthReport, half: Half): MonthReport {
  const used = Object.entries(usage).filter(([name]) => halfOf(name) === half)
  const caused = Object.entries(events).filter(
    ([type]) => half !== 'both' && ofOrders.has(type) === (half === 'orders'),
  )
  return { ...lived, usage: Object.fromEntries(used), events: Object.fromEntries(caused) }
}

/** Factor from the days that were lived through to a month; schedules run by the clock. */
function timesOf(name: string, { runs }: Usage, lived: MonthReport): number {
  const every = schedules.find(({ name: id }) => id === name)?.everyMinutes
  return every === undefined ? daysOfAMonth / lived.days : (daysOfAMonth * 24 * 60) / every / runs
}

/** By half, as of a month. */
export function halvesTable(lived: MonthReport): FigureTable {
  const names = ['runs', 'requests', 'reads', 'writes', 'mails'] as const satisfies readonly (keyof Usage)[]
  return {
    heads: ['a month of', 'runs', 'requests', 'RCU', 'WCU', 'e-mails'],
    rows: halves.map((half) => {
      const used = Object.entries(partOf(lived, half).usage)
      const sums = names.map((of) => used.reduce((sum, [name, one]) => sum + timesOf(name, one, lived) * one[of], 0))
      return [half === 'both' ? 'timers, events and sessions of both' : half, ...sums] as const
    }),
  }
}

const sumOf = (outcomes: MonthReport['outcomes'], isCounted: (outcome: string) => boolean) =>
  Object.entries(outcomes).reduce((sum, [outcome, count]) => (isCounted(outcome) ? sum + count : sum), 0)

/** Neither done, nor refused as happens, nor failed. */
const isTurnedAway = (outcome: string) =>
  !outcome.endsWith(' done') && !/ 5\d\d$/.test(outcome) && !expectedRefusals.has(outcome)

export function soundLines(lived: MonthReport): Line[] {
  const { stock } = lived
  if (!stock) throw new Error('The stock of the pantries is not known')
  return [
    ...outcomeLines(lived),
    must(
      'calls that were refused or turned away, beside answers to offers that were over',
      sumOf(lived.outcomes, isTurnedAway),
    ),
    must('orders that came to no end', lived.openOrders.length),
    must(`of ${stock.products} products: put in less handed over is not on the shelf or held`, stock.unbalanced.length),
    must(`of ${stock.products} products: ledger is not the stock`, stock.unlikeLedger.length),
    { what: 'deliveries that failed and came again', unit: 'messages', measured: lived.failures },
    { what: 'orders placed', unit: '', measured: lived.events.OrderPlaced ?? 0 },
    { what: 'orders handed over', unit: '', measured: sumOf(lived.outcomes, (one) => one === 'handOverOrder done') },
    {
      what: 'receipts put on a shelf',
      unit: '',
      measured: sumOf(lived.outcomes, (one) => one === 'putReceiptOnShelf done'),
    },
    { what: 'units handed over', unit: '', measured: stock.handedOver },
    { what: 'what it took on this machine', unit: 'minutes', measured: lived.seconds / 60 },
  ]
}

interface BothBill {
  readonly items: readonly BillItem[]
  readonly parts: Readonly<Record<string, number>>
  readonly floor: number
}

/** Of a month as dense as the days that were lived through. */
export function billOfBoth(
  lived: MonthReport,
  people: Readonly<Partial<Record<Role, number>>>,
  { units, standing }: Given,
): BothBill {
  const times = daysOfAMonth / lived.days
  const of = (half: Half) => ofDonations(partOf(lived, half), times * lived.donations)
  const households =
    pantryCount * householdsOfAPantry({ days: daysOfAMonth, orders: times * lived.orders, pantries: pantryCount })
  const parts: Record<string, Amounts> = {
    donations: of('donations'),
    orders: of('orders'),
    'timers, events and sessions of both': of('both'),
    screens: ofPeople(people, units),
    [`sign-in and app of ${households} households`]: ofHouseholds(households),
    standing: ofStanding(standing, times * (lived.bytes ?? 0)),
  }
  const writeUnits = halves.reduce((sum, half) => sum + (of(half).writeUnits ?? 0), 0)
  return {
    items: bill(plus(...Object.values(parts))),
    parts: Object.fromEntries(Object.entries(parts).map(([name, amounts]) => [name, total(bill(amounts))])),
    floor: total(bill({ writeUnits })),
  }
}

export function costLines({ items, parts, floor }: BothBill): Line[] {
  const dollars = (what: string, measured: number): Line => ({ what: `a month: ${what}`, unit: '$', measured })
  return [
    { ...dollars('all', total(items)), floor, floorIs: 'the write units alone' },
    ...Object.entries(parts).map(([name, sum]) => dollars(`of it ${name}`, sum)),
    ...byService(items)
      .filter(([, sum]) => sum >= 0.02 * total(items))
      .map(([service, sum]) => dollars(service, sum)),
    ...signInCosts(items).map(([what, sum]) => dollars(what, sum)),
  ]
}

export async function measureBoth(options: BenchOptions): Promise<Section> {
  const { donations: ofAMonth, days, say } = options
  if (!Number.isInteger(days) || days < 1 || days > daysOfAMonth)
    throw new RangeError(`--days is a whole number up to ${daysOfAMonth}`)
  const given = await givenOf(options)
  const donations = Math.round((ofAMonth * days) / daysOfAMonth)
  say(
    `${days} days of ${ofAMonth / daysOfAMonth} donations and ${(ordersPerDonation * ofAMonth) / daysOfAMonth} orders …`,
  )
  const lived = await liveThrough({ scale: largeScale, days, donations, orders: ordersPerDonation * donations })
  const bill = billOfBoth(lived, peopleAt(largeScale), given)
  const month = `${lived.agencies} agencies, ${pantryCount} pantries, ${ofAMonth} donations and ${ordersPerDonation * ofAMonth} orders in ${daysOfAMonth} days`
  return {
    title: `Both halves: ${month}, ${days === daysOfAMonth ? 'all lived through' : `reckoned from ${days}`}, by prices of ${pricedAt}`,
    lines: [...soundLines(lived), ...keyLines(lived), ...tenfoldLines(lived), ...costLines(bill)],
    each: halvesTable(lived),
    details: { lived, bill },
  }
}
