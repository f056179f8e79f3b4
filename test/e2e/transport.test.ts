import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, answerTo, askAs, openPage, patient } from './pages.ts'

/** A volunteer's run in a real browser: a phone without an account, and for a part of the way without a signal. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

interface Donation {
  readonly ID: number
  readonly Code: string
  readonly Stage: string
  readonly Pounds: number
  readonly DeliveryText: string
  readonly Matches: readonly { readonly TransportationProviderMatches: readonly { readonly State: string }[] }[]
}

const setVolunteerMode = (id: number, enabled: boolean) =>
  askAs<Donation>(accounts.coordinator, '/api/foodbanks/updateVolunteerAutomationMode', { id, enabled })
const donation = (id: number) => answerTo<Donation>(accounts.coordinator, `/api/realtime/transactions/${id}`)

const taken = new Set<number>()

const accepted = async () =>
  (await answerTo<{ rows: Donation[] }>(accounts.coordinator, '/api/FoodBankRealTimeGrid?rows=100')).rows.filter(
    ({ Stage }) => Stage === 'accepted',
  )

const isSought = ({ DeliveryText }: Donation) => DeliveryText === 'Matching with Volunteer'
const isOffered = ({ Matches }: Donation) =>
  Matches.some((match) => match.TransportationProviderMatches.some(({ State }) => State === 'offered'))

/**
 * An accepted donation of the demo that volunteers are asked to fetch from now on. None is where the agency sends a driver;
 * and the search ends as soon as it begins where the pickup time is over.
 */
async function soughtDonation(): Promise<Donation> {
  for (const { ID } of (await accepted()).filter((row) => !taken.has(row.ID))) {
    taken.add(ID)
    await setVolunteerMode(ID, false)
    await setVolunteerMode(ID, true)
    await expect
      .poll(async () => [await donation(ID)].some((now) => isOffered(now) || !isSought(now)), patient)
      .toBe(true)
    const now = await donation(ID)
    if (isSought(now)) return now
  }
  throw new Error('The demo has no accepted donation that a volunteer can fetch')
}

/** The demo's pickup may be of another day: the page then asks first. */
async function setOut(page: Page): Promise<void> {
  await button(page, 'I’m on my way').click()
  const goOn = button(page, 'Go on today')
  if (await goOn.isVisible()) await goOn.click()
}

/** The link in the volunteer's e-mail, as the local outbox has it. */
async function driverLink(code: string): Promise<string> {
  const read = async (query: string) => (await fetch(`${sharedUrl()}/local/inbox${query}`)).text()
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = (await read('')).split('<tr>').filter((row) => row.includes(`${code}: can you drive`))
      const id = mails.flatMap((row) => /href="\?id=([^"]+)"/.exec(row)?.[1] ?? [])[0]
      link = id && /\/pickup#\/\d+\/[\w-]+/.exec(await read(`?id=${id}`))?.[0]
      return link
    }, patient)
    .toBeTruthy()
  return `${sharedUrl()}${link}`
}

const openPhone = () => browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Everything reported has its answer. */
const nothingWaits = (page: Page) => page.getByText(/waits? to be sent/).waitFor({ ...patient, state: 'detached' })

async function openRun(phone: BrowserContext, link: string): Promise<Page> {
  const page = await phone.newPage()
  await page.goto(link)
  await page.getByRole('heading', { level: 1 }).waitFor(patient)
  return page
}

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('a volunteer’s run offline', () => {
  it('is taken, fetched and delivered; what was reported without a signal arrives in order', async () => {
    const { ID, Code } = await soughtDonation()
    const phone = await openPhone()
    const link = await driverLink(Code)
    const page = await openRun(phone, link)
    await button(page, 'Take this run').click(patient)
    await button(page, 'I’m on my way').waitFor(patient)
    await nothingWaits(page)

    await phone.setOffline(true)
    await setOut(page)
    await button(page, 'I picked it up').click()
    await page.locator('input[inputmode=decimal]').first().fill('41.5')
    await page.setInputFiles('input[type=file]', { name: 'load.png', mimeType: 'image/png', buffer: picture })
    await page.getByText('A photo goes along.').waitFor(patient)
    await page.locator('form').getByRole('button', { name: 'I picked it up' }).click()
    await page.getByText('2 reports wait to be sent. Please keep this page open.').waitFor(patient)
    await page.getByText('No signal. You can go on').waitFor(patient)

    // The page is closed, and its link is opened again where there is a signal.
    await page.close()
    await phone.setOffline(false)
    const again = await openRun(phone, link)
    await button(again, 'I delivered it').waitFor(patient)
    await nothingWaits(again)
    await expect.poll(async () => (await donation(ID)).Pounds, patient).toBe(41.5)
    await button(again, 'I delivered it').click()
    await button(again, 'Yes, delivered').click()
    await again.getByRole('heading', { name: 'Delivered. Thank you!' }).waitFor(patient)
    await nothingWaits(again)

    const staff = await signInAs(browser, sharedUrl(), accounts.coordinator)
    await openPage(staff.page, `/FoodBank#/app/realtime/transaction/${ID}`)
    await staff.page
      .getByText(/Dropped off at/)
      .first()
      .waitFor(patient)
    const timeline = await staff.page.locator('main').innerText()
    const reported = ['Run taken by', 'is on the way to the pickup', 'Picked up by', 'Dropped off by'].map((words) =>
      timeline.indexOf(words),
    )
    expect(
      reported.every((position, index) => position > (reported[index - 1] ?? 0)),
      timeline,
    ).toBe(true)
    expect(timeline).toContain('Didn’t answer before it was taken')
    expect(timeline).not.toContain('Asked, no answer yet')
    expect(staff.problems).toEqual([])
    await Promise.all([phone.close(), staff.context.close()])
  })

  it('opens again without a signal: the run, and what waits to be sent', async () => {
    const { Code } = await soughtDonation()
    const phone = await openPhone()
    const page = await openRun(phone, await driverLink(Code))
    await button(page, 'Take this run').click(patient)
    await button(page, 'I’m on my way').waitFor(patient)
    await nothingWaits(page)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('gleanery-pickup')).keys()).length), patient)
      .toBeGreaterThan(3)

    await phone.setOffline(true)
    await setOut(page)
    await page.reload()
    await button(page, 'I picked it up').waitFor(patient)
    await page.getByText('1 report waits to be sent.').waitFor(patient)
    await page.getByText('No signal. You can go on').waitFor(patient)

    await phone.setOffline(false)
    await nothingWaits(page)
    await phone.close()
  })

  it('that was withdrawn meanwhile says what was not recorded, and why', async () => {
    const { ID, Code } = await soughtDonation()
    const phone = await openPhone()
    const page = await openRun(phone, await driverLink(Code))
    await button(page, 'Take this run').click(patient)
    await button(page, 'I’m on my way').waitFor(patient)
    await nothingWaits(page)
    await phone.setOffline(true)
    await setOut(page)
    expect((await setVolunteerMode(ID, false)).Successful).toBe(true)
    await phone.setOffline(false)
    await page.getByText(/^Not recorded: I’m on my way/).waitFor(patient)
    await page.getByRole('heading', { name: 'No longer needed: please do not drive' }).waitFor(patient)
    await button(page, 'OK').click()
    await page.getByText(/^Not recorded/).waitFor({ ...patient, state: 'detached' })
    await phone.close()
  })
})
