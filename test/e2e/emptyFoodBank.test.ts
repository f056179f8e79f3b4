import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, patient } from './pages.ts'

/**
 * Set up an empty food bank from nothing to its first receipt, step after step in one app: the network's operator, the
 * administrator whom they invite, and the people of an agency and of a store whom the administrator invites.
 */

let app: OwnApp
let browser: Browser
/** The pages of the people, each in a window of their own. */
const pages = new Map<string, Page>()
const problems: string[] = []
let donation = ''

/** Minutes until it is ten in the morning in Dubuque: in quiet hours no agency is asked. */
function untilMorning(): number {
  const now = new Date()
  return (40 * 60 - now.getUTCHours() * 60 - now.getUTCMinutes()) % (24 * 60)
}

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startOwnApp(), openBrowser()])
  await app.advance(untilMorning())
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const administrator = 'ada@river.example.org'
const agent = 'nell@harbor.example.org'
const clerk = 'sol@bakery.example.org'
const password = 'Rivers-Run-Deep-42!'

const pageOf = (person: string) => pages.get(person) ?? expect.fail(`${person} has not signed in`)
const open = async (page: Page, path: string) => {
  await page.goto(`${app.url}${path}`)
  await page.locator('main h1').first().waitFor(patient)
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text, patient)
}
const address = (street: string, latitude: string) => ({
  'Street and number': street,
  City: 'Dubuque',
  'ZIP code': '52001',
  Latitude: latitude,
  Longitude: '-90.66',
})
/** A list filter of the page before may have the name as well. */
const fillState = (page: Page) => page.getByRole('textbox', { name: 'State', exact: true }).fill('IA')

async function invite(page: Page, person: { name: string; address: string; role?: string }): Promise<void> {
  await page.getByRole('button', { name: 'Invite someone' }).first().click(patient)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(person.name, patient)
  await dialog.getByLabel('E-mail', { exact: true }).fill(person.address)
  if (person.role) await dialog.getByLabel('Role').selectOption({ label: person.role })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`Invitation to ${person.address} is on its way`).waitFor(patient)
}

/** The link in the newest e-mail to an address, from the local app's inbox. */
async function linkTo(address: string): Promise<string> {
  const read = async (query: string) => (await fetch(`${app.url}/local/inbox?${query}`)).text()
  const mailTo = async () => /\?id=([^"&]+)/.exec(await read(`to=${encodeURIComponent(address)}`))?.[1] ?? ''
  await expect.poll(mailTo, { ...patient, interval: 500 }).not.toBe('')
  const link = /sign-in#invitation=[\w.-]+/.exec(await read(`id=${await mailTo()}`))?.[0]
  return `${app.url}/${link ?? expect.fail('The e-mail has no link')}`
}

/** The invited person opens the link, accepts and chooses a password. */
async function accept(address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  page.on('pageerror', (fault) => problems.push(String(fault)))
  await page.goto(await linkTo(address))
  await page.getByRole('button', { name: 'Accept the invitation' }).click(patient)
  await page.getByLabel('New password', { exact: true }).fill(password, patient)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.waitForURL(/#\/app/, { waitUntil: 'commit', ...patient })
  pages.set(address, page)
}

it('the network’s operator adds a co-op and an empty food bank, and invites its first administrator', async () => {
  const { page } = await signInAs(browser, app.url, accounts.network)
  await open(page, '/FeedingAmerica#/app/food-bank-groups')
  await page.getByRole('button', { name: 'Add co-op' }).click(patient)
  await page.getByRole('dialog').getByLabel('Name').fill('Upper River Co-op', patient)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Upper River Co-op').waitFor(patient)

  await open(page, '/FeedingAmerica#/app/food-banks/new')
  await fill(page, { Name: 'River Bend Food Bank', ...address('1 Depot St', '42.5') })
  await fillState(page)
  await page.getByLabel('Time zone').selectOption('America/Chicago')
  await page.getByLabel('Co-op').selectOption({ label: 'Upper River Co-op' })
  await page.getByRole('switch', { name: /^Approve match lists automatically/ }).click()
  await page.getByRole('button', { name: 'Add food bank' }).click()
  await page.getByRole('heading', { name: 'River Bend Food Bank', level: 1 }).waitFor(patient)
  await invite(page, { name: 'Ada Moreno', address: administrator, role: 'Food bank administrator' })
})

it('the administrator accepts, adds an agency, and invites its first person', async () => {
  await accept(administrator)
  const page = pageOf(administrator)
  await open(page, '/FoodBank#/app/agencies/new')
  await fill(page, { Name: 'Harbor Light Pantry', ...address('3 Harbor St', '42.51') })
  await fillState(page)
  await page.getByRole('button', { name: 'Add agency' }).click()
  await page.getByRole('heading', { name: 'Harbor Light Pantry', level: 1 }).waitFor(patient)
  const id = /agencies\/(\d+)/.exec(page.url())?.[1]
  await open(page, `/FoodBank#/app/people?entity=${id}`)
  await page.getByText('Nobody works for Harbor Light Pantry yet').waitFor(patient)
  await invite(page, { name: 'Nell Baker', address: agent })
})

it('the agency’s person accepts the invitation: an agency that nobody can answer for is not asked', async () => {
  await accept(agent)
})

it('the administrator adds a donor and its location with the agency as preset, and invites the store’s person', async () => {
  const page = pageOf(administrator)
  await open(page, '/FoodBank#/app/donors?id=new')
  await page.getByRole('dialog').getByLabel('Name').fill('Corner Bakery', patient)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('gridcell', { name: 'Corner Bakery', exact: true }).waitFor(patient)

  await open(page, '/FoodBank#/app/donor-locations/new')
  await page.getByRole('combobox', { name: 'Donor', exact: true }).fill('corner', patient)
  await page.getByRole('option', { name: 'Corner Bakery' }).click(patient)
  await fill(page, { Code: 'CB-1', 'Name of the location': 'Corner Bakery, Main St', ...address('9 Main St', '42.52') })
  await fillState(page)
  await page.getByLabel('Add an agency').fill('harbor')
  await page.getByRole('option', { name: 'Harbor Light Pantry' }).click(patient)
  await page.getByRole('button', { name: 'Add location' }).click()
  await page.waitForURL(/donor-locations(\?|$)|donor-locations\/\d+/, patient)

  await open(page, '/FoodBank#/app/people')
  await page.getByRole('combobox', { name: 'Organization' }).fill('Corner Bakery, Main', patient)
  await page.getByRole('option', { name: /Corner Bakery, Main St/ }).click(patient)
  await page.getByText('Nobody works for Corner Bakery, Main St yet').waitFor(patient)
  await invite(page, { name: 'Sol Rivera', address: clerk })
})

it('the store’s person accepts and posts the first donation', async () => {
  await accept(clerk)
  const page = pageOf(clerk)
  await open(page, '/Donor#/app/foodbank-donor-post/getting-started')
  await page.getByRole('button', { name: 'Add Bakery' }).click(patient)
  await page.getByLabel(/Pounds of Bakery/i).fill('64')
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.getByRole('button', { name: /^Morning/ }).click()
  await page.getByRole('button', { name: 'Post donation' }).click()
  await page.waitForURL(/transaction\/\d+/, patient)
  donation = /transaction\/(\d+)/.exec(page.url())?.[1] ?? ''
})

it('the agency’s person accepts the offer', async () => {
  const page = pageOf(agent)
  await open(page, '/Agency#/app/current/agency/realtime/list/active')
  const offer = page.locator(`a[href*="/agency/realtime/${donation}"]`).first()
  await offer.waitFor(patient)
  await offer.click()
  await page.getByRole('button', { name: /^Accept/ }).click(patient)
  await page
    .getByText(/Accepted|Waiting for Donor/)
    .first()
    .waitFor(patient)
})

it('the store closes the donation the day after, and the agency writes the first receipt', async () => {
  await app.advance(24 * 60)
  const store = pageOf(clerk)
  await store.goto(`${app.url}/Donor#/app/donor-adhoc-close?id=${donation}`)
  await store.reload()
  await store.getByRole('radio', { name: /^Yes/ }).click(patient)
  await store.getByRole('button', { name: 'Close donation' }).click()
  await store
    .getByText(/Harbor Light Pantry/)
    .first()
    .waitFor(patient)

  const page = pageOf(agent)
  await page.goto(`${app.url}/Agency#/app/agency-adhoc-newandinprogress`)
  await page.reload()
  await page.locator(`a[href*="adHocTransactionId=${donation}"]`).first().click(patient)
  await page
    .getByRole('button', { name: /^(Create|Submit|Save)/ })
    .last()
    .click(patient)
  await page
    .getByText(/R[B-DF-HJ-NP-TV-XZ2-9]{5}/)
    .first()
    .waitFor(patient)
  await page.goto(`${app.url}/Agency#/app/current`)
  await page.reload()
  await page.getByText('Total pounds picked up', { exact: false }).waitFor(patient)
  await expect.poll(() => page.locator('main').innerText(), patient).toMatch(/\b64\b/)
  expect(problems).toEqual([])
})
