import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { enterAs } from './browser.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, answerTo, openOffer, openPage, patient } from './pages.ts'

/** Screens after a change, without a connection, and of what is not there; at the browser's full speed. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

describe('after a change', () => {
  it('an offer that was answered is never listed for an answer again', async () => {
    const id = await openOffer()
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.agency)
    await openPage(page, '/Agency#/app/current/agency/realtime/list/active')
    const link = page.locator(`main a[href*="/agency/realtime/${id}"]`)
    await link.first().click(patient)
    await page.getByRole('button', { name: 'Decline' }).first().click(patient)
    // Every state of the list is looked at, however short it stands.
    await page.evaluate((match) => {
      const seen = window as unknown as { sawAnswered: boolean }
      seen.sawAnswered = false
      new MutationObserver(() => {
        const isListed = document.querySelector(`main a[href*="/agency/realtime/${match}"]`) !== null
        if (location.hash.includes('/list/active') && isListed) seen.sawAnswered = true
      }).observe(document.body, { subtree: true, childList: true })
    }, id)
    await page.getByRole('alertdialog').getByRole('button', { name: 'No driver' }).click(patient)
    await page.waitForURL(/list\/active/, patient)
    await page.getByRole('heading', { name: /^Waiting for your answer/ }).waitFor(patient)
    expect(await link.count()).toBe(0)
    expect(await page.evaluate('sawAnswered')).toBe(false)
    await context.close()
  })
})

describe('in the language of the account', () => {
  it('a device of another language asks again for what it asked for before it knew', async () => {
    const signedIn = await signInAs(browser, sharedUrl(), accounts.store)
    const storageState = await signedIn.context.storageState()
    await signedIn.context.close()
    const context = await browser.newContext({ locale: 'es-US', storageState })
    const page = await context.newPage()
    await openPage(page, '/Donor#/app/realtime')
    const row = page.getByRole('row').nth(1)
    await row.waitFor(patient)
    await page.getByRole('heading', { name: 'Donations' }).waitFor(patient)
    await expect.poll(() => row.innerText(), patient).toMatch(/Scheduled:|Pickup:/)
    await context.close()
  })
})

describe('without a connection', () => {
  it('a page that was opened before shows its last known lines with their age, and signing out leaves none', async () => {
    const { page, context } = await enterAs(browser, sharedUrl(), accounts.coordinator, { serviceWorkers: 'allow' })
    await openPage(page, '/FoodBank#/app/realtime')
    const rows = page.locator('[role=row][data-id]')
    await rows.first().waitFor(patient)
    const isWhole = () => page.evaluate(async () => (await caches.match('/whole')) !== undefined)
    await expect.poll(isWhole, patient).toBe(true)
    await context.setOffline(true)
    // Others post donations until then.
    const known = await rows.first().getAttribute('data-id')
    await page.reload()
    await page.getByText('As it was', { exact: false }).waitFor(patient)
    expect(await rows.first().getAttribute('data-id')).toBe(known)
    await context.setOffline(false)
    await page.getByText('As it was', { exact: false }).waitFor({ ...patient, state: 'hidden' })
    await page.getByRole('button', { name: /^Account/ }).click(patient)
    await page.getByRole('menuitem', { name: 'Sign out' }).click(patient)
    await page.waitForURL(/sign-in/, patient)
    const keptHere = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gleanery.kept')))
    expect(await keptHere()).toEqual([])
    await context.close()
  })

  it('the first approval fails in its place, before the code of toasts has arrived', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
    await context.route('**/assets/ToastBar-*.js', (route) => route.abort())
    await openPage(page, '/FoodBank#/app/home')
    const approve = page.getByRole('button', { name: /^Approve D/ }).first()
    await approve.waitFor(patient)
    await context.setOffline(true)
    await approve.click(patient)
    await page
      .getByRole('alert')
      .filter({ hasText: /D\w+: / })
      .waitFor(patient)
    await approve.waitFor(patient)
    expect(await page.getByRole('heading', { name: 'You are offline' }).count()).toBe(0)
    await context.close()
  })

  it('a page whose code is missing says so, and opens by itself once the connection is back', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.agency)
    await context.route('**/assets/NotificationsPage-*.js', (route) => route.abort())
    await openPage(page, '/Agency#/app/current')
    await context.setOffline(true)
    await page.evaluate(() => {
      location.hash = '#/app/notifications'
    })
    await page.getByRole('heading', { name: 'You are offline' }).waitFor(patient)
    await context.unroute('**/assets/NotificationsPage-*.js')
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Notifications' }).waitFor(patient)
    await context.close()
  })
})

describe('what is not there', () => {
  it.each([
    ['a donation', '/Agency#/app/realtime/transaction/999999999'],
    ['an offer', '/Agency#/app/current/agency/realtime/999999999'],
    ['a receipt', '/Agency#/app/receipts/previous-submissions?id=999999999'],
    ['a donation to close', '/FoodBank#/app/donor-adhoc-close?id=999999999'],
  ])('%s is reported as absent, not as a passing fault', async (_, path) => {
    const account = path.startsWith('/FoodBank') ? accounts.coordinator : accounts.agency
    const { page, context } = await signInAs(browser, sharedUrl(), account)
    await openPage(page, path)
    await page.getByText(/no longer here|Unable to retrieve/i).waitFor(patient)
    expect(await page.getByText(/try again|again shortly/i).count()).toBe(0)
    await context.close()
  })
  it('an unknown address is a styled 404 with a way back', async () => {
    const page = await browser.newPage()
    const answer = await page.goto(`${sharedUrl()}/nowhere`)
    expect(answer?.status()).toBe(404)
    expect(await page.getByRole('link', { name: 'Gleanery' }).evaluate((link) => getComputedStyle(link).display)).toBe(
      'inline-block',
    )
    await page.close()
  })
})

describe('the command palette', () => {
  interface Rows<R> {
    rows: R[]
  }
  it('finds donations, receipts, agencies and donors by code and name, and actions', async () => {
    const donation = (
      await answerTo<Rows<{ Code: string; DonorLocation: { Donor: { Name: string } } }>>(
        accounts.coordinator,
        '/api/FoodBankRealTimeGrid?rows=1',
      )
    ).rows[0]
    const receipt = (
      await answerTo<Rows<{ Code: string; Agency: { Name: string } }>>(accounts.coordinator, '/api/receipts?rows=1')
    ).rows[0]
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
    await openPage(page, '/FoodBank#/app/realtime')
    await page.keyboard.press('Control+k')
    const input = page.getByRole('combobox', { name: /^Search screens/ })
    const found = async (typed: string, group: string, option: string) => {
      await input.fill(typed)
      await page
        .getByRole('listbox')
        .locator('> li', { hasText: group })
        .getByRole('option', { name: option })
        .first()
        .waitFor(patient)
    }
    await found(receipt?.Code ?? '', 'Receipts', receipt?.Code ?? '')
    await found(receipt?.Agency.Name ?? '', 'Agencies', receipt?.Agency.Name ?? '')
    await found(donation?.DonorLocation.Donor.Name ?? '', 'Donors', donation?.DonorLocation.Donor.Name ?? '')
    await found('sign', 'Actions', 'Sign out')
    await found(donation?.Code ?? '', 'Donations', donation?.Code ?? '')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: new RegExp(donation?.Code ?? '') }).waitFor(patient)
    await context.close()
  })
})

describe('on a phone', () => {
  it('Back closes the menu and stays on the page', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.agency, {
      viewport: { width: 390, height: 844 },
    })
    await openPage(page, '/Agency#/app/current')
    await page.getByRole('button', { name: 'More' }).click(patient)
    await page.getByRole('dialog').getByRole('link', { name: 'History' }).waitFor(patient)
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0)
    expect(page.url()).toMatch(/#\/app\/current$/)
    await context.close()
  })
})
