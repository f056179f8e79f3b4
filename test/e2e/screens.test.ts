import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../engine/tier.ts'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs, stopClock } from './journey.ts'
import {
  accounts,
  answerTo,
  donationIn,
  firstRow,
  loadWaiting,
  openOffer,
  openPage,
  patient,
  requestsTo,
} from './pages.ts'
import { inEnglish } from './untranslated.ts'

/**
 * Screens in a real browser, each as its role sees it: accessible, in light and dark, three widths and both languages.
 */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

describe('an address of earlier times', () => {
  it.each([
    ['[legacy-receipts]', '/Agency#/previous', /receipts\/previous-submissions/],
    ['[legacy-new-receipt]', '/Agency#/pickups', /receipts\/new/],
    ['[legacy-send-message]', '/Agency/ComposeMessage', /\/Agency#\/app\/compose-message/],
    [
      '[msg-legacy-view]',
      '/Agency/ViewSentMessage/12',
      /\/Agency#\/app\/current\/agency\/messages\/view\?sent=true&id=12/,
    ],
  ])('%s %s leads to today’s screen', async (_, legacy, today) => {
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.agency)
    await page.goto(`${sharedUrl()}${legacy}`)
    await page.waitForURL(today, patient)
    await context.close()
  })
})

describe('the status grid', () => {
  it('[grid-search-debounce] [grid-donor-entered-cell] searches when typing rests; a line is 120 px high and opens', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.donor)
    // Installed on an open page the clock begins in 1970 for a moment, and a request of that moment moves the app's time.
    await page.clock.install()
    await openPage(page, '/Donor#/app/realtime')
    const line = page.getByRole('row').nth(1)
    await line.waitFor(patient)
    expect((await line.boundingBox())?.height).toBe(120)
    const cell = await line.getByRole('gridcell').nth(1).innerText()
    expect(cell).toMatch(/(ago|now)[\s\S]*D[A-Z0-9]{5}[\s\S]*ID \d+/i)
    await line.getByRole('button', { name: /^Show details/ }).click()
    await page.getByRole('button', { name: /^Hide details/ }).waitFor(patient)

    await stopClock(page)
    const asked = requestsTo(page, '/api/DonorRealTimeGrid')
    await page.getByRole('searchbox').fill('bakery')
    await page.clock.runFor(700)
    expect(asked.filter((url) => url.includes('bakery'))).toEqual([])
    await page.clock.runFor(100)
    await expect.poll(() => asked.filter((url) => url.includes('searchFilter=bakery')).length, patient).toBe(1)
    await context.close()
  })
})

interface Shown {
  readonly user: string
  readonly path: string | (() => Promise<string>)
}
const screens: readonly Shown[] = [
  { user: accounts.agency, path: '/Agency#/app/current' },
  { user: accounts.agency, path: '/Agency#/app/current/agency/realtime/list/active' },
  { user: accounts.agency, path: '/Agency#/app/current/agency/realtime/list/historical' },
  { user: accounts.agency, path: async () => `/Agency#/app/current/agency/realtime/${await openOffer()}` },
  { user: accounts.agency, path: '/Agency#/app/agency-adhoc-newandinprogress' },
  { user: accounts.agency, path: '/Agency#/app/agency-realtime-setup' },
  { user: accounts.agency, path: '/Agency#/app/receipts/new' },
  { user: accounts.agency, path: '/Agency#/app/receipts/previous-submissions' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-products?pantryInventoryItemId=new' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-storage-locations?id=new' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-locations' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-locations/new' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=2' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=3' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=5' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-invitations' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-invitation' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-invitation-bulk' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-tags?id=new' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-order-limits' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-customers' },
  { user: accounts.agency, path: '/Agency#/app/logistics' },
  { user: accounts.agency, path: '/Agency#/app/second-factor' },
  { user: accounts.agency, path: '/Agency#/app/compose-message' },
  { user: accounts.agency, path: '/Agency#/app/notifications' },
  { user: accounts.agency, path: '/Agency#/app/message-summary' },
  { user: accounts.store, path: '/Donor#/app/foodbank-donor-post/getting-started' },
  { user: accounts.store, path: '/Donor#/app/realtime' },
  { user: accounts.bulk, path: '/Donor#/app/bulk-offer' },
  { user: accounts.coordinator, path: '/FoodBank#/app/home' },
  { user: accounts.network, path: '/FeedingAmerica#/app/totals' },
  { user: accounts.coordinator, path: '/FoodBank#/app/realtime/in-progress' },
  {
    user: accounts.coordinator,
    path: async () => `/FoodBank#/app/realtime/transaction/${await donationIn('pendingApproval')}`,
  },
  {
    user: accounts.coordinator,
    path: async () => `/FoodBank#/app/donor-adhoc-close?id=${await donationIn('accepted')}`,
  },
  { user: accounts.admin, path: '/FoodBank#/app/realtime-settings' },
  { user: accounts.admin, path: '/FoodBank#/app/sign-in-security' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-customer-detail?customerId=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-customer-order/pickup?customerId=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=0' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=4' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-location?locationId=1&tab=6' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-products' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-products?pantryInventoryItemId=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-order-detail?id=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-orders' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-packing' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-pickup-window?pickupWindowId=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-customer-summary' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-missed-orders' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-storage-locations' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-inventory-activity' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-erp-matching' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-erp-import' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-products-import' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-customer-import' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-walk-in' },
  { user: accounts.agency, path: '/Agency#/app/orderahead-stock-count' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-recall?product=1' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-tags' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-delivery-programs' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-delivery-windows' },
  { user: accounts.admin, path: '/FoodBank#/app/orderahead-calendar' },
  { user: accounts.admin, path: '/FoodBank#/app/agencies' },
  { user: accounts.admin, path: '/FoodBank#/app/agencies/new' },
  { user: accounts.admin, path: '/FoodBank#/app/donors?id=new' },
  { user: accounts.admin, path: '/FoodBank#/app/donor-locations' },
  { user: accounts.admin, path: '/FoodBank#/app/donor-locations/new' },
  { user: accounts.admin, path: '/FoodBank#/app/realtime/pending-donor' },
  { user: accounts.admin, path: '/FoodBank#/app/realtime/pending-donor/1' },
  { user: accounts.donor, path: '/Donor#/app/api-keys' },
  { user: accounts.donor, path: '/Donor#/app/impact' },
  { user: accounts.coordinator, path: '/FoodBank#/app/impact' },
  { user: accounts.admin, path: '/FoodBank#/app/transportation-providers' },
  { user: accounts.agency, path: '/Agency#/app/agency-profile' },
  { user: accounts.admin, path: '/FoodBank#/app/people' },
  { user: accounts.admin, path: '/FoodBank#/app/changes' },
  { user: accounts.admin, path: '/FoodBank#/app/import' },
  { user: accounts.admin, path: '/FoodBank#/app/system-messages?id=new' },
  { user: accounts.network, path: '/FeedingAmerica#/app/realtime' },
  { user: accounts.network, path: '/FeedingAmerica#/app/distributor' },
  { user: accounts.network, path: '/FeedingAmerica#/app/food-banks' },
  { user: accounts.network, path: '/FeedingAmerica#/app/food-banks/new' },
  { user: accounts.network, path: '/FeedingAmerica#/app/food-bank-groups' },
  { user: accounts.network, path: '/FeedingAmerica#/app/shared-donors' },
  { user: accounts.network, path: '/FeedingAmerica#/app/shared-donors?share=new' },
  {
    user: accounts.network,
    path: async () => `/FeedingAmerica#/app/logistics/transaction/${await loadWaiting()}/details`,
  },
  { user: accounts.volunteer, path: '/Pantry#/app/orderahead-packing' },
  { user: accounts.volunteer, path: '/Pantry#/app/orderahead-hand-over' },
  { user: accounts.volunteer, path: '/Pantry#/app/orderahead-walk-in' },
  { user: accounts.volunteer, path: '/Pantry#/app/orderahead-stock-count' },
  { user: accounts.volunteer, path: '/Pantry#/app/shared-tablet' },
  { user: accounts.association, path: '/StateAssociation#/app/totals' },
  { user: accounts.coop, path: '/Coops#/app/realtime' },
  { user: accounts.coop, path: '/Coops#/app/totals' },
  {
    user: accounts.admin,
    path: async () =>
      `/FoodBank#/app/agencies/${(await firstRow(accounts.admin, '/api/foodbanks/current/agencies')).ID}`,
  },
  {
    user: accounts.admin,
    path: async () =>
      `/FoodBank#/app/donor-locations/${(await firstRow(accounts.admin, '/api/foodbanks/current/donorlocations')).ID}`,
  },
  {
    user: accounts.admin,
    path: async () =>
      `/FoodBank#/app/donors/${(await firstRow(accounts.admin, '/api/foodbanks/current/donors')).ID}/api-keys`,
  },
  {
    user: accounts.admin,
    path: async () => {
      const { EntityID, UserID } = await answerTo<{ EntityID: number; UserID: number }>(accounts.admin, '/api/session')
      return `/FoodBank#/app/people/${EntityID}/${UserID}`
    },
  },
  {
    user: accounts.agency,
    path: async () => `/Agency#/app/receipts/edit?id=${(await firstRow(accounts.agency, '/api/receipts?rows=1')).ID}`,
  },
  {
    user: accounts.donor,
    path: async () =>
      `/Donor#/app/realtime/transaction/${(await firstRow(accounts.donor, '/api/DonorRealTimeGrid?rows=1')).ID}`,
  },
  {
    user: accounts.network,
    path: async () => `/FeedingAmerica#/app/realtime/transaction/${await donationIn('accepted')}`,
  },
  { user: accounts.coordinator, path: '/FoodBank#/app/logistics' },
  { user: accounts.coordinator, path: '/FoodBank#/app/reports' },
  { user: accounts.agency, path: '/Agency#/app/reports?id=new' },
  { user: accounts.coordinator, path: '/FoodBank#/app/exports' },
  { user: accounts.neighbor, path: '/neighbor#/app/home' },
  { user: accounts.neighbor, path: '/neighbor#/app/my-orders' },
  { user: accounts.neighbor, path: '/neighbor#/app/profile' },
  { user: accounts.neighbor, path: '/neighbor#/app/orderahead-customer-order/pickup' },
  { user: accounts.neighbor, path: '/neighbor#/app/orderahead-customer-order/delivery' },
]

interface Violation {
  readonly id: string
  readonly nodes: { readonly target: unknown[] }[]
}

/** Violations that axe finds on the page as it stands. */
async function violations(page: Page): Promise<string[]> {
  // Moves within the app leave it in the document.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const found = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as {
    violations: Violation[]
  }
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

const desk = { name: 'a desk in the light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const
const phone = { name: 'a phone in the light', viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const
const looks = [
  desk,
  { ...phone, name: 'a phone in the dark', colorScheme: 'dark' },
  { ...desk, name: 'a laptop in the light', viewport: { width: 1280, height: 800 } },
  { ...desk, name: 'a desk in the dark', colorScheme: 'dark' },
  phone,
] as const
type Look = (typeof looks)[number]

/**
 * `npm test` opens each screen in one look, by its place in the list, every sixth in Spanish, and makes it as narrow as a
 * phone; `npm run test:full` opens it in all of them.
 */
const turn = (screen: Shown) => screens.indexOf(screen) % (looks.length + 1)
const looksOf = (screen: Shown): readonly Look[] => looks.filter((_, nth) => isFull || nth === turn(screen))
const isInSpanish = (screen: Shown) => isFull || turn(screen) === looks.length
const spanishLooksOf = (screen: Shown): readonly Look[] =>
  isFull ? [desk, phone] : [screens.indexOf(screen) % 4 < 2 ? desk : phone]

/** Moves within the app, as a link does; the heading of the screen before must not be taken for the new one's. */
async function moveTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((target) => {
    // Of the same page with another query the heading stays.
    const isSamePage = location.hash.split('?')[0] === `#${target}`.split('?')[0]
    if (!isSamePage) document.querySelector('main h1')?.setAttribute('data-before', '')
    location.hash = target
  }, hash)
  await page.locator('main h1:not([data-before])').first().waitFor(patient)
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root'), undefined, patient)
}

/** Shows the open screen in a look: accessible, and no wider than its window. */
async function expectSound(page: Page, look: Look, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: look.colorScheme })
  await page.setViewportSize(look.viewport)
  await expect.poll(() => violations(page), { ...patient, message: `${path} on ${look.name}` }).toEqual([])
  for (const { viewport, name } of [look, phone]) {
    await page.setViewportSize(viewport)
    const isWithin = () => page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')
    await expect.poll(isWithin, { ...patient, message: `${path} is wider than ${name}` }).toBe(true)
  }
}

async function openScreen(page: Page, screen: Shown): Promise<string> {
  await page.setViewportSize(desk.viewport)
  const path = typeof screen.path === 'string' ? screen.path : await screen.path()
  await moveTo(page, path.slice(path.indexOf('#') + 1))
  return path
}

/** From the next document on the page speaks Spanish. */
async function chooseSpanish(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('gleanery.language', 'es'))
  await page.reload()
  await page.locator('html[lang=es] main h1').first().waitFor(patient)
}

describe('accessible and within its width', () => {
  it.each([...new Set(screens.map(({ user }) => user))])('every screen of %s', async (user) => {
    const { page, context, problems } = await signInAs(browser, sharedUrl(), user, desk)
    const own = screens.filter((one) => one.user === user)
    for (const screen of own.filter((one) => looksOf(one).length > 0)) {
      const path = await openScreen(page, screen)
      for (const look of looksOf(screen)) await expectSound(page, look, path)
    }
    const inSpanish = own.filter(isInSpanish)
    if (inSpanish.length > 0) await chooseSpanish(page)
    for (const screen of inSpanish) {
      const path = await openScreen(page, screen)
      for (const look of spanishLooksOf(screen)) {
        await expectSound(page, look, `${path} in Spanish`)
        expect(await inEnglish(page), `${path} on ${look.name}`).toEqual([])
      }
    }
    expect(problems).toEqual([])
    await context.close()
  })
})
