import { rmSync } from 'node:fs'
import { DateTime } from 'luxon'
import type { Browser } from 'playwright'
import { freePort } from '../../../../infra/local/loopback.ts'
import { scratchFolder } from '../../../../infra/local/scratch.ts'
import { launchBrowser } from '../../../e2e/browser.ts'
import { eventsWorkedOff, launch, localAddress } from '../../../e2e/launch.ts'
import type { Section } from '../../bench/report.ts'
import { clocked, counted, none, took } from '../drill.ts'
import { Comparing, Comparison } from './compare.ts'
import { Ledger } from './ledger.ts'
import { addFamilies, openSaturdayPantry, type Pantry, PantryApi, placeOrders } from './pantry.ts'
import { planOf } from './plan.ts'
import * as hands from './tablet.ts'

/**
 * A Saturday at real size: the whole product, three tablets in a real browser, and a ledger of the drill's own beside every
 * number of the product.
 */

export interface SaturdayOptions {
  readonly orders: number
  readonly seed: number
  readonly say: (line: string) => void
}

export interface SaturdayFound {
  readonly comparison: Comparison
  readonly seconds: ReadonlyMap<string, number>
  /** Complaints of the pages themselves. */
  readonly problems: readonly string[]
}

/** One day with everything that its steps share. */
class Saturday {
  readonly seconds = new Map<string, number>()
  readonly comparison = new Comparison()
  readonly ledger: Ledger
  readonly #api: PantryApi
  readonly #say: (line: string) => void
  pantry: Pantry | undefined

  constructor(url: string, { orders, seed, say }: SaturdayOptions) {
    this.#api = new PantryApi(url)
    this.#say = say
    this.ledger = new Ledger(planOf(orders, seed))
  }

  async step(name: string, work: () => Promise<void>): Promise<void> {
    const before = this.comparison.differences.length
    const { seconds } = await clocked(work)
    this.seconds.set(name, seconds)
    this.#say(`${name}: ${seconds.toFixed(1)} s, ${this.comparison.differences.length} differences so far`)
    for (const difference of this.comparison.differences.slice(before)) this.#say(JSON.stringify(difference))
  }

  get #there(): Pantry {
    if (!this.pantry) throw new Error('The pantry is not open yet')
    return this.pantry
  }
  get #comparing() {
    return new Comparing(this.#api, this.#there, this.ledger, this.comparison)
  }
  /** The ledger and the counts of movements follow by events. */
  compare(when: string) {
    return this.step(`comparing ${when}`, async () => {
      await eventsWorkedOff(Number(new URL(this.#api.url).port))
      await this.#comparing.all(when)
    })
  }

  async prepare(): Promise<void> {
    await this.#api.renew()
    await this.step('opening the pantry', async () => {
      this.pantry = await openSaturdayPantry(this.#api, this.ledger.plan)
    })
    await this.step('adding families', () => addFamilies(this.#api, this.#there, this.ledger.plan.families))
    await this.step('placing orders', () => placeOrders(this.#api, this.#there, this.ledger))
    await this.compare('after ordering')
  }

  /** Moves the product's clock to an hour of the window's day. */
  async goTo(hour: string): Promise<void> {
    const { now } = (await (await fetch(`${this.#api.url}/local/state.json`)).json()) as { now: string }
    const { day, zone } = this.#there
    const minutes = DateTime.fromISO(`${day}T${hour}`, { zone }).diff(DateTime.fromISO(now), 'minutes').minutes
    await this.#api.advance(minutes)
  }

  async onTablets(name: string, tablets: readonly hands.Tablet[], work: typeof hands.packAll): Promise<void> {
    await this.step(name, async () => {
      await Promise.all(tablets.map((tablet, index) => work(tablet, index, this.ledger)))
    })
  }

  async work(tablets: readonly hands.Tablet[]): Promise<void> {
    const { url } = this.#api
    for (const tablet of tablets) await hands.openPacking(tablet, url, this.#there)
    await this.onTablets('packing', tablets, hands.packAll)
    await this.compareShown('after packing', tablets)
    await this.compare('after packing')
    for (const tablet of tablets) await hands.openPacking(tablet, url, this.#there)
    await this.onTablets('handing over', tablets, hands.handOverAll)
    await this.compareShown('after handing over', tablets)
    await this.compare('after handing over')
  }

  /** Every tablet tells what all three did. */
  async compareShown(when: string, tablets: readonly hands.Tablet[]): Promise<void> {
    this.comparison.when = when
    const all = this.ledger.orders.length
    const packed = all - this.ledger.ofState('CREATED').length
    for (const [index, tablet] of tablets.entries())
      this.comparison.is('tablets', `${index + 1}: packed`, true, await hands.showsPacked(tablet, packed, all))
  }

  async close([first, second = first]: readonly (hands.Tablet | undefined)[]): Promise<void> {
    if (!first || !second) throw new Error('No tablets')
    const { url } = this.#api
    await this.step('ending what nobody fetched', () => hands.endMissed(first, url, this.#there.day, this.ledger))
    await this.compare('after no-shows')
    await this.step('deciding about cold food', () => hands.decideCold(first, this.ledger))
    await this.compare('after cold food')
    await hands.openCount(second, url)
    for (const [index, { name }] of this.ledger.plan.products.entries()) {
      const [shelf = 0, bags = 0] = this.#comparing.fourBooked(index)
      const expected = `On the shelf: ${shelf}${bags > 0 ? ` · In packed bags: ${bags}` : ''}`
      this.comparison.is('count page', name, expected, await hands.shownNumbers(second, name))
    }
    await this.step('counting the shelf', () => hands.countShelves(second, this.ledger))
    await this.compare('after the count')
  }
}

/** On a product that runs already, at an address of its own. */
export async function saturdayAt(url: string, browser: Browser, options: SaturdayOptions): Promise<SaturdayFound> {
  const day = new Saturday(url, options)
  await day.prepare()
  await day.goTo('08:05')
  const tablets: hands.Tablet[] = []
  for (let count = 0; count < hands.tablets; count++) tablets.push(await hands.openTablet(browser, url))
  await day.work(tablets)
  await day.goTo('17:05')
  await day.close(tablets)
  await Promise.all(tablets.map((tablet) => tablet.close()))
  return {
    comparison: day.comparison,
    seconds: day.seconds,
    problems: tablets.flatMap((tablet) => tablet.problems()),
  }
}

/** On a product of its own, from an empty folder. */
export async function runSaturday(options: SaturdayOptions): Promise<SaturdayFound> {
  const directory = scratchFolder('saturday')
  const port = await freePort()
  const product = await launch(port, directory)
  const browser = await launchBrowser()
  try {
    await eventsWorkedOff(port)
    return await saturdayAt(localAddress(port), browser, options)
  } finally {
    await browser.close()
    await product.end('SIGTERM')
    rmSync(directory, { recursive: true, force: true })
  }
}

export function saturdaySection({ comparison, seconds, problems }: SaturdayFound): Section {
  return {
    title: 'Drill: a Saturday on three tablets',
    lines: [
      ...[...comparison.counts].map(([kind, count]) => counted(`numbers compared: ${kind}`, count)),
      none('numbers that differ from the ledger', comparison.differences.length),
      none('errors of the pages', problems.length),
      ...[...seconds].map(([name, taken]) => took(name, taken)),
    ],
    details: { differences: comparison.differences, problems },
  }
}
