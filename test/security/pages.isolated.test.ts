import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { table } from '../../functions/core/table/table.ts'
import { systemMessages } from '../../functions/work/messages/systemMessageTable.ts'
import type { Caller, RolePrefix } from '../../shared/core/access.ts'
import * as donations from '../../shared/rescue/donations/api.ts'
import * as offers from '../../shared/rescue/offers/api.ts'
import * as receipts from '../../shared/rescue/receipts/api.ts'
import * as messages from '../../shared/work/messages/api.ts'
import { systemAudiences } from '../../shared/work/messages/systemMessage.ts'
import { paths } from '../../web/src/core/paths.ts'
import { launchBrowser } from '../e2e/browser.ts'
import { buildWeb } from '../e2e/web.ts'
import { call } from '../engine/call.ts'
import { changeEntity, draft, ids, makeSmallTenant, people } from '../engine/smallTenant.ts'
import { admit, type EmptyApp, startEmptyApp } from './localApp.ts'

/**
 * The real pages in a real browser, over a tenant in which every name and text is an attack: nothing of it runs, the
 * content security policy never has to step in, and nothing leaves for another site.
 */

const attack = `"><img src=x onerror="window.broken=1"><script>window.broken=1</script>{{7*7}}`
const password = 'Pears-and-plums-7'

let app: EmptyApp
let browser: Browser
let donationId = 0
let matchId = 0
let receiptId = 0
let messageId = 0

interface Visitor {
  readonly caller: Caller
  readonly userName: string
}
const visitors: Partial<Record<RolePrefix, Visitor>> = {}

async function invite(prefix: RolePrefix, like: Caller): Promise<Caller> {
  const userName = `${prefix.toLowerCase()}@people.example`
  const caller = await admit(like, { userName, name: attack, password })
  visitors[prefix] = { caller, userName }
  return caller
}

async function plant(): Promise<void> {
  const Name = `Market ${attack}`
  const Contact = { ContactName: attack, PhoneNumber: attack, EMailAddress: `x${attack}@example.org` }
  await changeEntity('foodBank', ids.foodBank, { Name, Contact })
  await changeEntity('agency', 11, { Name, Contact, Drivers: [{ ID: 111, Name: attack }] })
  await changeEntity('donorLocation', ids.donorLocation, { Name, DonorName: Name, Code: attack, Contact })
  const staff = await invite('FoodBank', people.foodBank)
  const pantry = await invite('Agency', people.agencies[0])
  await invite('Donor', people.store)
  await invite('FeedingAmerica', people.network)
  const made = await call(donations.postDonation, people.store, draft({ Notes: attack }))
  donationId = made.answer.Value?.ID ?? 0
  await vi.waitUntil(
    async () => {
      const rows = (await call(offers.listNewInProgressDonations, pantry, {})).answer.Value ?? []
      matchId = rows.find((row) => row.ID === donationId)?.MatchID ?? 0
      return matchId > 0
    },
    { timeout: 90_000 },
  )
  const receipt = { donorLocationId: ids.donorLocation, categories: [{ categoryId: 1, pounds: 1 }], date: '2026-01-05' }
  receiptId = (await call(receipts.createReceipt, pantry, { ...receipt, Notes: attack })).answer.Value?.PickupID ?? 0
  const written = { Subject: attack, Body: attack, RecipientUserIDs: [pantry.UserID] }
  messageId = (await call(messages.sendMessage, staff, written)).answer.Value?.ID ?? 0
}

beforeAll(async () => {
  buildWeb()
  ;[app, browser] = await Promise.all([startEmptyApp(), launchBrowser()])
  await makeSmallTenant({ IsAutomaticallyApproved: true, IsSimultaneousNotifyEnabled: true })
  await plant()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

interface Seen {
  readonly violations: string[]
  readonly elsewhere: Set<string>
}

/** A window that notes what its pages try to do. */
async function openWindow(): Promise<{ context: BrowserContext; page: Page; seen: Seen }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  const seen: Seen = { violations: [], elsewhere: new Set() }
  await page.exposeFunction('noteViolation', (text: string) => void seen.violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `${violatedDirective} ${blockedURI} ${sourceFile} at ${location.href}`,
      ),
    )
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== app.url) seen.elsewhere.add(origin)
  })
  return { context, page, seen }
}

async function signIn(page: Page, { userName }: Visitor): Promise<void> {
  await page.goto(`${app.url}/sign-in`)
  await page.getByLabel('E-mail or phone number').fill(userName)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/#\/app/)
}

const pagesOf: Partial<Record<RolePrefix, () => readonly string[]>> = {
  FoodBank: () => [
    paths.statusGrid('FoodBank'),
    paths.transaction('FoodBank', donationId),
    paths.donorPost('FoodBank'),
    paths.receipts('FoodBank', receiptId),
    paths.newReceipt('FoodBank'),
    paths.messages('FoodBank', 'sent'),
    paths.message('FoodBank', messageId, true),
    paths.compose('FoodBank'),
    paths.realtimeSettings(),
    paths.notifications('FoodBank'),
  ],
  Agency: () => [
    paths.dashboard(),
    paths.agencyActiveList(),
    paths.agencyHistory(),
    paths.agencyOffer(matchId),
    paths.transaction('Agency', donationId),
    paths.pendingReceipts(),
    paths.receipts('Agency', receiptId),
    paths.messages('Agency'),
    paths.message('Agency', messageId * 1000 + 1, false),
  ],
  Donor: () => [
    paths.statusGrid('Donor'),
    paths.transaction('Donor', donationId),
    paths.donorPost('Donor', donationId),
    paths.donorClose('Donor', donationId),
  ],
  FeedingAmerica: () => [paths.statusGrid('FeedingAmerica'), paths.transaction('FeedingAmerica', donationId)],
}

describe.each(Object.keys(pagesOf) as RolePrefix[])('the pages of %s', (prefix) => {
  it('run no script from names and texts, violate no policy, and request nothing from other sites', async () => {
    const visitor = visitors[prefix]
    if (!visitor) throw new Error(`Nobody visits ${prefix}`)
    const { context, page, seen } = await openWindow()
    await signIn(page, visitor)
    let shown = 0
    for (const address of pagesOf[prefix]?.() ?? []) {
      await page.goto('about:blank')
      await page.goto(`${app.url}${address}`)
      await page.locator('main h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => 'broken' in window), address).toBe(false)
      if ((await page.locator('body').innerText()).includes(attack)) shown += 1
    }
    expect(shown, 'pages that show an attack as text').toBeGreaterThan(1)
    expect(seen.violations).toEqual([])
    expect([...seen.elsewhere]).toEqual([])
    expect(await context.cookies()).toEqual([])
    await context.close()
  }, 120_000)
})

describe('the system message', () => {
  beforeAll(() => {
    const StartsAt = new Date().toISOString()
    const EndsAt = new Date(Date.now() + 86_400_000).toISOString()
    const texts = { Title: { en: 'Maintenance', es: '' }, Body: { en: 'Tonight.', es: '' } }
    const schedule = { ...texts, Audiences: [...systemAudiences], StartsAt, EndsAt, IsSurvey: false, Version: 1 }
    return table.commit([systemMessages.add({ ID: 3, ...schedule, FoodBankID: null })])
  })
  afterAll(() => table.commit([systemMessages.remove({ ID: 3 })]))

  it.each(Object.keys(pagesOf) as RolePrefix[])(
    '[sysmsg-to-users] [sysmsg-once] is shown to %s once',
    async (prefix) => {
      const visitor = visitors[prefix]
      if (!visitor) throw new Error(`Nobody visits ${prefix}`)
      const { context, page } = await openWindow()
      await signIn(page, visitor)
      const dialog = page.getByRole('dialog', { name: 'Maintenance' })
      await dialog.waitFor()
      await dialog.getByRole('button').last().click()
      await dialog.waitFor({ state: 'detached' })
      await page.reload()
      await page.locator('main h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await dialog.count()).toBe(0)
      await context.close()
    },
    60_000,
  )
})

describe('the document', () => {
  it('has no inline script, style or event handler', async () => {
    const html = await (await fetch(app.url)).text()
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag).toMatch(/ src="\/assets\/[\w.-]+"/)
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/)
  })

  it('ignores a return address of another site', async () => {
    const { context, page } = await openWindow()
    const visitor = visitors.Agency
    if (!visitor) throw new Error('Nobody visits')
    await page.goto(`${app.url}/sign-in?return=${encodeURIComponent('/\t/evil.example/')}`)
    await page.getByLabel('E-mail or phone number').fill(visitor.userName)
    await page.locator('input[type=password]').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/#\/app/)
    expect(new URL(page.url()).origin).toBe(app.url)
    await context.close()
  }, 60_000)

  it('cannot be framed', async () => {
    const { context, page } = await openWindow()
    await page.setContent(`<iframe src="${app.url}/sign-in"></iframe>`)
    await page.waitForLoadState('networkidle')
    const [, framed] = page.frames()
    expect(await framed?.evaluate(() => document.body?.innerText ?? '')).not.toContain('Sign in')
    await context.close()
  }, 60_000)

  it('keeps only the session and local settings in the browser’s storage', async () => {
    const { context, page } = await openWindow()
    const visitor = visitors.Agency
    if (!visitor) throw new Error('Nobody visits')
    await signIn(page, visitor)
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(kept.filter((key) => !/^(CognitoIdentityServiceProvider\.|gleanery|com\.amplify)/.test(key))).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password)
    await context.close()
  }, 60_000)
})
