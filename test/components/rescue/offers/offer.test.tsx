import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '../../../../shared/network/session/api.ts'
import { asked, donation, match, now, timeType } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import OfferPage from '../../../../web/src/rescue/offers/OfferPage.tsx'
import { offerOf } from '../../../../web/src/rescue/offers/offer.fixture.ts'
import { answerWith, refusal, show, value, violations } from '../../setup.tsx'

/** The page of an offer while time passes, by a simulated clock. */

const agency: Session = {
  MessageCount: 0,
  PendingRealTimeReceipts: 0,
  ActiveRole: 'agency',
  ContextualFoodBankID: 10,
  UserID: 11,
  UserName: 'agency@example.org',
  Name: 'Agency',
  EntityID: 1,
  EntityName: 'Agency 1',
  CustomerID: null,
  Roles: [{ Role: 'agency', EntityID: 1, EntityName: 'Agency 1' }],
  Language: 'en',
  TimeZone: 'America/New_York',
  SecondFactor: 'optional',
}

afterEach(() => void vi.useRealTimers())

const offer = () => offerOf(donation({ Matches: [match(1, 1, asked)] }), 1, now)
const broken = () => Response.json({ Successful: false, Message: 'Broken.' }, { status: 500 })

function open(answer: () => Response) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], now })
  const sent = answerWith(({ path }) => (path.startsWith('/api/agencies/current/matches/') ? answer() : value([])))
  const shown = show(
    <SessionContext value={agency}>
      <OfferPage />
    </SessionContext>,
    { path: '/app/current/agency/realtime/:id', at: `/app/current/agency/realtime/${match(1, 1).ID}` },
  )
  return { sent: () => sent.filter(({ path }) => path.includes('/matches/')).length, shown }
}
const reason = 'This donation is not being offered to you right now.'
/** The open offer; an answer is refused, which leaves the page where it is. */
function openToAnswer(why = reason, of = offer()) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const sent = answerWith(({ path }) => {
    if (path.endsWith('/decline') || path.endsWith('/accept'))
      return why === 'lost' ? Promise.reject(new TypeError('Failed to fetch')) : refusal(why)
    return path.startsWith('/api/agencies/current/matches/') ? value(of) : value([])
  })
  const shown = show(
    <SessionContext value={agency}>
      <OfferPage />
    </SessionContext>,
    { path: '/app/current/agency/realtime/:id', at: `/app/current/agency/realtime/${match(1, 1).ID}` },
  )
  return { sentTo: (end: string) => sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body), shown }
}
/** Lets what was due run, and what it set off. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const failure =
  "Looks like we're not able to get that information. We'll try again shortly. If this problem persists for more than a few minutes please try clearing your cache and reloading the website."

it('[offer-failure-retry] a failed load says so on the page and is tried again shortly, until it succeeds', async () => {
  let answer = broken
  const { sent, shown } = open(() => answer())
  await shown
  await pass(100)
  await expect.element(page.getByText(failure)).toBeVisible()
  const before = sent()
  await pass(10_000)
  expect(sent()).toBeGreaterThan(before)
  answer = () => value(offer())
  await pass(10_500)
  await expect.element(page.getByText('30 min left to answer', { exact: true })).toBeVisible()
  await expect.element(page.getByText(failure)).not.toBeInTheDocument()
})

it('[offer-tick-10s] the minutes left and the bar follow the clock every ten seconds', async () => {
  const { shown } = open(() => value(offer()))
  await shown
  await pass(100)
  const bar = page.getByRole('progressbar', { name: 'Time left to answer' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50')
  await expect.element(page.getByText('30 min left to answer', { exact: true })).toBeVisible()
  await pass(9_000)
  await expect.element(page.getByText('30 min left to answer', { exact: true })).toBeVisible()
  await pass(1_500)
  await pass(60_000)
  await expect.element(page.getByText('29 min left to answer', { exact: true })).toBeVisible()
  await expect.element(bar).toHaveAttribute('aria-valuenow', '49')
})

it('tells a screen reader the marks that are reached while the page is open, and none that has passed', async () => {
  const late = donation({ Matches: [match(1, 1, { ...asked, AgencyExpirationTime: '2026-11-20T19:16:30.000Z' })] })
  const { shown } = open(() => value(offerOf(late, 1, now)))
  await shown
  await pass(100)
  await expect.element(page.getByText('left to answer', { exact: false }).first()).toBeVisible()
  await expect.element(page.getByText(/left to answer this offer/)).not.toBeInTheDocument()
  await pass(120_000)
  await expect.element(page.getByText('15 min left to answer this offer.')).toBeInTheDocument()
})

it('declines with one tap on the reason, and with the note that was written before', async () => {
  const { sentTo, shown } = openToAnswer()
  await shown
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Why can’t you take this donation?' })
  await expect.element(dialog).toBeVisible()
  expect(await violations()).toEqual([])
  await dialog.getByRole('textbox', { name: 'Note for the food bank (optional)' }).fill(' Our freezer is full. ')
  await dialog.getByRole('button', { name: 'It’s too much' }).click()
  await expect.poll(() => sentTo('/decline')).toEqual([{ Reason: 'tooMuch', Note: 'Our freezer is full.' }])
  await expect.poll(() => document.querySelector('main')?.textContent).toContain(`Unable to reject: ${reason}`)
})

it('keeps the offer when no reason is chosen, and declines without one when asked to', async () => {
  const { sentTo, shown } = openToAnswer()
  await shown
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('button', { name: 'Keep the offer' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(sentTo('/decline')).toEqual([])
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('button', { name: 'Decline without a reason' }).click()
  await expect.poll(() => sentTo('/decline')).toEqual([{}])
})

it.each([
  ['with its reason', reason, `Unable to accept: ${reason}`],
  ['in general words without one', '', 'An error occurred. Please try again later.'],
])('[accept-failure-text] a refused acceptance is told %s', async (_, why, words) => {
  const { shown } = openToAnswer(why)
  await shown
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
  await expect.poll(() => document.querySelector('main')?.textContent).toContain(words)
})

it('an acceptance without a connection says that there is none, and can be sent again', async () => {
  const { shown, sentTo } = openToAnswer('lost')
  await shown
  const accept = page.getByRole('button', { name: /^Accept/ }).first()
  await accept.click()
  await expect
    .poll(() => document.querySelector('main')?.textContent)
    .toContain('No connection. Check your network and try again.')
  const before = sentTo('/accept').length
  await accept.click()
  await expect.poll(() => sentTo('/accept').length).toBeGreaterThan(before)
})

it('[pickup-today-hour-end] a pickup of today is proposed for times that have not ended, on the store’s clock', async () => {
  const asap = donation({ Matches: [match(1, 1, asked)], PickupTimeType: timeType(1) })
  // Two in the afternoon there.
  const { shown } = openToAnswer(reason, offerOf(asap, 1, now))
  await shown
  const times = page.getByRole('group', { name: 'Time' })
  await expect.element(times.getByRole('radio', { name: /^Afternoon/ })).toBeInTheDocument()
  const offered = times
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.textContent)
  expect(offered.map((name) => name?.match(/^[A-Za-z ]+?(?=\d|$)/)?.[0])).toEqual([
    'As soon as possible',
    'Afternoon',
    'Evening',
    'All day',
  ])
})
