import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../engine/tier.ts'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs, stopClock } from './journey.ts'
import { accounts, chooseLanguage, fitsWindow, openPage, patient, requestsTo } from './pages.ts'
import { allScreens, moveToScreen, type Shown } from './screenList.ts'
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
  it('[grid-search-debounce] [grid-donor-entered-cell] searches when typing rests; a comfortable line is 120 px high and opens', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.donor)
    // Installed on an open page the clock begins in 1970 for a moment, and a request of that moment moves the app's time.
    await page.clock.install()
    await openPage(page, '/Donor#/app/realtime')
    const line = page.getByRole('row').nth(1)
    await line.waitFor(patient)
    expect((await line.boundingBox())?.height).toBe(52)
    await page.getByRole('button', { name: 'Row height' }).click()
    await page.getByRole('menuitemradio', { name: 'Comfortable' }).click()
    await expect.poll(async () => (await line.boundingBox())?.height, patient).toBe(120)
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
const turn = (screen: Shown) => allScreens.indexOf(screen) % (looks.length + 1)
const looksOf = (screen: Shown): readonly Look[] => looks.filter((_, nth) => isFull || nth === turn(screen))
const isInSpanish = (screen: Shown) => isFull || turn(screen) === looks.length
const spanishLooksOf = (screen: Shown): readonly Look[] =>
  isFull ? [desk, phone] : [allScreens.indexOf(screen) % 4 < 2 ? desk : phone]

/** Shows the open screen in a look: accessible, and no wider than its window. */
async function expectSound(page: Page, look: Look, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: look.colorScheme })
  await page.setViewportSize(look.viewport)
  await expect.poll(() => violations(page), { ...patient, message: `${path} on ${look.name}` }).toEqual([])
  for (const { viewport, name } of [look, phone]) {
    await page.setViewportSize(viewport)
    await expect.poll(() => fitsWindow(page), { ...patient, message: `${path} is wider than ${name}` }).toBe(true)
  }
}

async function openScreen(page: Page, screen: Shown): Promise<string> {
  await page.setViewportSize(desk.viewport)
  return moveToScreen(page, screen, sharedUrl())
}

describe('accessible and within its width', () => {
  it.each([...new Set(allScreens.map(({ user }) => user))])('every screen of %s', async (user) => {
    const { page, context, problems } = await signInAs(browser, sharedUrl(), user, desk)
    const own = allScreens.filter((one) => one.user === user)
    for (const screen of own.filter((one) => looksOf(one).length > 0)) {
      const path = await openScreen(page, screen)
      for (const look of looksOf(screen)) await expectSound(page, look, path)
    }
    const inSpanish = own.filter(isInSpanish)
    if (inSpanish.length > 0) await chooseLanguage(page, 'es')
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
