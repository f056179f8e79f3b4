import type { Browser, Page } from 'playwright'
import { enterAs } from '../../../e2e/browser.ts'
import type { Ledger, LedgerOrder } from './ledger.ts'
import { account, type Pantry } from './pantry.ts'

/** Hands on a tablet: what packers and the people at the table press, and nothing that only a program could. */

/** A loaded machine of two cores may need it. */
const patient = { timeout: 60_000 }
export const tablets = 3

/** Those that lose their connection for a third of their orders. */
const weak = [1, 2]
/** The browser's own line about each request without a connection. */
const isOfNoConnection = (problem: string) => problem.includes('ERR_INTERNET_DISCONNECTED')

export interface Tablet {
  readonly page: Page
  readonly problems: () => readonly string[]
  readonly setOffline: (isOffline: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

export async function openTablet(browser: Browser, url: string): Promise<Tablet> {
  const { page, problems, context } = await enterAs(browser, url, account, { viewport: { width: 820, height: 1180 } })
  page.setDefaultTimeout(patient.timeout)
  return {
    page,
    problems: () => problems.filter((one) => !isOfNoConnection(one)),
    setOffline: (isOffline) => context.setOffline(isOffline),
    close: () => context.close(),
  }
}

async function open({ page }: Tablet, url: string, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${url}/Agency#/app/${path}`)
  await page.locator('main h1').first().waitFor(patient)
}

export const openPacking = (tablet: Tablet, url: string, { windowId, day }: Pantry) =>
  open(tablet, url, `orderahead-packing?day=${day}&window=${windowId}`)

/** Without a connection, once the tablet keeps the orders with their state as it is; then all that waited is sent. */
async function withoutConnection(
  { page, setOffline }: Tablet,
  orders: readonly LedgerOrder[],
  work: () => Promise<void>,
) {
  const isKept = (states: Readonly<Record<string, string>>) =>
    Object.keys(localStorage).some((name) => {
      if (!name.startsWith('gleanery.kept.packing')) return false
      const { Orders } = JSON.parse(localStorage.getItem(name) ?? '{}') as {
        Orders: { Code: string; StatusCode: string }[]
      }
      const kept = new Map(Orders.map(({ Code, StatusCode }) => [Code, StatusCode]))
      return Object.entries(states).every(([code, state]) => kept.get(code) === state)
    })
  const states = Object.fromEntries(orders.map(({ code, state }) => [code, state]))
  await page.waitForFunction(isKept, states, { timeout: 2 * patient.timeout })
  await setOffline(true)
  await work()
  await page.getByText(/waits? for a connection/).waitFor(patient)
  await setOffline(false)
  await page.getByText(/waits? for a connection/).waitFor({ state: 'hidden', ...patient })
}

/** One order: found by its code, each line ticked or taken down to what is there, and marked as packed. */
async function packOrder({ page }: Tablet, ledger: Ledger, order: LedgerOrder): Promise<void> {
  const search = page.getByLabel('Search by name or code')
  await search.fill(order.code)
  await search.press('Enter')
  const part = page.getByRole('region', { name: new RegExp(`^${order.code} · `) })
  await part.waitFor(patient)
  for (const { product, quantity, packed } of order.planned.lines) {
    const name = ledger.plan.products[product]?.name ?? ''
    const fewer = part.getByRole('button', { name: `One fewer of ${name}`, exact: true })
    if (packed === quantity)
      await part.getByRole('checkbox', { name: `${quantity} × ${name}, packed`, exact: true }).click()
    else
      for (let left = quantity - 1; left >= packed; left--) {
        await fewer.click()
        await part.getByText(`Packed ${left} of ${quantity}`).waitFor(patient)
      }
  }
  await part.getByRole('button', { name: `Mark packed: order ${order.code}`, exact: true }).click()
  await part.waitFor({ state: 'detached', ...patient })
  ledger.packed(order)
}

/** By the scanner and the station's button, which an order with a warning needs; what is said of the household is typed. */
async function handOver({ page }: Tablet, ledger: Ledger, order: LedgerOrder, isKept: boolean): Promise<void> {
  await page.getByLabel('Scan or type the order code').focus()
  await page.keyboard.type(order.code)
  await page.keyboard.press('Enter')
  const station = page.getByRole('region', { name: `Hand over order #${order.code}`, exact: true })
  await station.waitFor(patient)
  const { household, ages, proxy } = order.planned.told
  if (proxy !== undefined) {
    await station.getByLabel('Who receives it').selectOption({ label: 'Somebody they sent' })
    await station.getByLabel('Name of the person').fill(proxy)
  }
  if (household !== undefined) await station.getByLabel('People in the household today').fill(String(household))
  if (ages) {
    await station.getByRole('button', { name: 'Ages of today' }).click()
    await station.getByLabel('Children (0-17)').fill(String(ages.Minors))
    await station.getByLabel('Adults (18-59)').fill(String(ages.Adults))
    await station.getByLabel('Seniors (60+)').fill(String(ages.Seniors))
  }
  // TEFAP food for somebody whom the household did not name is read about first.
  const press = proxy === undefined ? 'Hand over' : /^Hand over( anyway)?$/
  await station.getByRole('button', { name: press, exact: true }).click(patient)
  await page.getByText(isKept ? 'Kept on this device.' : `order #${order.code}.`).waitFor(patient)
  await station.waitFor({ state: 'detached', ...patient })
  ledger.handedOver(order)
}

async function takeBack({ page }: Tablet, ledger: Ledger, order: LedgerOrder): Promise<void> {
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText(`The hand-over of order #${order.code} was taken back`).waitFor(patient)
  ledger.takenBack(order)
}

/** Orders that a tablet takes: every third. */
const shareOf = (orders: readonly LedgerOrder[], tablet: number) =>
  orders.filter((_, index) => index % tablets === tablet)

/** The middle third of what a weak tablet does; what is undone within the minute needs a connection. */
function withoutConnectionOf(share: readonly LedgerOrder[], tablet: number): readonly LedgerOrder[] {
  if (!weak.includes(tablet)) return []
  const third = Math.ceil(share.length / 3)
  return share.slice(third, 2 * third).filter(({ planned }) => planned.fate !== 'takenBack')
}

export async function packAll(tablet: Tablet, index: number, ledger: Ledger): Promise<void> {
  const share = shareOf(ledger.orders, index)
  const offline = withoutConnectionOf(share, index)
  for (const order of share) if (!offline.includes(order)) await packOrder(tablet, ledger, order)
  if (offline.length > 0)
    await withoutConnection(tablet, offline, async () => {
      for (const order of offline) await packOrder(tablet, ledger, order)
    })
}

export async function handOverAll(tablet: Tablet, index: number, ledger: Ledger): Promise<void> {
  const share = shareOf(
    ledger.orders.filter(({ planned }) => planned.fate !== 'missed'),
    index,
  )
  const offline = withoutConnectionOf(share, index)
  // First, while the tablet keeps all orders as they were packed.
  if (offline.length > 0)
    await withoutConnection(tablet, offline, async () => {
      for (const order of offline) await handOver(tablet, ledger, order, true)
    })
  for (const order of share.filter((one) => !offline.includes(one))) {
    await handOver(tablet, ledger, order, false)
    if (order.planned.fate === 'takenBack') await takeBack(tablet, ledger, order)
  }
}

/** Ends all orders that nobody fetched at once. */
export async function endMissed(tablet: Tablet, url: string, day: string, ledger: Ledger): Promise<void> {
  const { page } = tablet
  await open(tablet, url, 'orderahead-missed-orders')
  const left = ledger.ofState('PACKED')
  await page.getByLabel('Day').first().fill(day)
  if (left.length > 1) {
    await page.getByRole('button', { name: `Nobody of these came (${left.length})`, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Did not come', exact: true }).click()
  } else for (const { code } of left) await page.getByRole('button', { name: new RegExp(`, order ${code}$`) }).click()
  const ended = left.length === 1 ? '1 order ended' : `${left.length} orders ended`
  if (left.length > 0) await page.getByText(`${ended} as not fetched`).waitFor(patient)
  for (const order of left) ledger.missed(order)
}

const choices = ['Back to the shelf', 'Discarded', 'Given away'] as const

/** One tap for each cold item, in turn another choice. */
export async function decideCold({ page }: Tablet, ledger: Ledger): Promise<void> {
  const cold = ledger.ofState('ABANDONED').flatMap((order) => ledger.coldOf(order).map((line) => ({ order, line })))
  for (const [index, { order, line }] of cold.entries()) {
    const choice = choices[index % choices.length] ?? choices[0]
    const name = ledger.plan.products[line.product]?.name ?? ''
    const button = page.getByRole('button', { name: `${choice}: ${name} (${order.code})`, exact: true })
    await button.click()
    await button.waitFor({ state: 'detached', ...patient })
    ledger.decided(line.product, line.packed, choice === 'Back to the shelf')
  }
  await page.getByText('No food waits for a decision.').waitFor(patient)
}

export const openCount = (tablet: Tablet, url: string) => open(tablet, url, 'orderahead-stock-count')

/** Numbers of a product on the count page, as a person reads them. */
export async function shownNumbers({ page }: Tablet, name: string): Promise<string> {
  const row = page.getByLabel(`Counted of ${name}`, { exact: true }).locator('xpath=ancestor::li')
  const [facts = ''] = await row.getByText(/^In packed bags: /).allInnerTexts()
  const [bags] = facts.split(' · ')
  return [await row.getByText(/^On the shelf: /).innerText(), bags].filter(Boolean).join(' · ')
}

/** Counts every shelf as it is, with what the drill lets be missing or too many, and sends all together. */
export async function countShelves({ page }: Tablet, ledger: Ledger): Promise<void> {
  const { products, variances } = ledger.plan
  for (const [index, { name }] of products.entries()) {
    const counted = Math.max(0, (ledger.shelves[index]?.shelf ?? 0) + (variances[index] ?? 0))
    await page.getByLabel(`Counted of ${name}`, { exact: true }).fill(String(counted))
    ledger.counted(index, counted)
  }
  await page.getByRole('button', { name: `Send ${products.length} counts`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText(`Saved: ${products.length} counted`).waitFor(patient)
}

/** Tells if the packing page shows so many as packed; it asks again by itself for what other tablets did. */
export const showsPacked = ({ page }: Tablet, packed: number, all: number): Promise<boolean> =>
  page
    .getByText(`${packed} of ${all} packed`)
    .waitFor(patient)
    .then(
      () => true,
      () => false,
    )
