import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { donation } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import type { NeedLine } from '../../../../shared/work/dashboard/api.ts'
import { noAmounts } from '../../../../shared/work/totals/totals.ts'
import { letterKeys } from '../../../../web/src/core/app/letterKeys.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { usualUndoSeconds } from '../../../../web/src/core/words/toast.tsx'
import HomePage from '../../../../web/src/work/home/HomePage.tsx'
import { statusRow } from '../../rescue/donations/statusRow.ts'
import { shownTransaction } from '../../rescue/donations/transaction.ts'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** The food bank's home: lines by urgency, approvals in place and several at once, and the day's figures. */

const soon = new Date(Date.now() + 3_600_000).toISOString()
const line = (ID: number, more: Partial<NeedLine> = {}): NeedLine => ({
  ...statusRow(ID, { Created: soon }),
  Kind: 'approve',
  Since: soon,
  Urgency: 'now',
  Limit: { Why: 'spoils', At: soon },
  OfferEnds: null,
  TimeZone: 'America/New_York',
  Street: '1 Main St',
  AgencyName: '',
  UnattendedAgencies: 0,
  RankedAgencies: 2,
  ...more,
})

const approvedDonation = shownTransaction(donation())

/** A server whose approved lines are gone from the next answer on. */
function serve(
  lines: readonly NeedLine[],
  answer: (request: SentRequest) => Response | Promise<Response> = () => value(approvedDonation),
  rest: object = { More: 0, HasMore: false },
) {
  let left = [...lines]
  return answerWith((request) => {
    if (request.path.includes('/current/home'))
      return value({ Needs: left, ...rest, Today: '2026-11-20', Figures: { ...noAmounts, Donations: 7 } })
    const answered = answer(request)
    const id = Number(/matches\/(\d+)\/accept/.exec(request.path)?.[1])
    if (answer.length === 0) left = left.filter(({ ID }) => ID !== id)
    return answered
  })
}
afterEach(() => {
  vi.useRealTimers()
  letterKeys.set(true)
})

const shown = () =>
  show(
    <SessionContext value={sessionAs('foodbank')}>
      <HomePage />
    </SessionContext>,
  )
const accepted = (sent: readonly SentRequest[]) =>
  sent.flatMap(({ path }) => /matches\/(\d+)\/accept/.exec(path)?.[1] ?? [])

it('lists the work by urgency, each line with its reason and its way on', async () => {
  serve([line(1), line(2, { Kind: 'latePickup', Stage: 'accepted', Urgency: 'today', Limit: null })])
  await shown()
  await expect.element(page.getByRole('region', { name: 'Now' }).getByText('Waits for your approval')).toBeVisible()
  await expect.element(page.getByText(/· Spoils/)).toBeVisible()
  const late = page.getByRole('region', { name: 'Later today' }).getByRole('link', { name: 'See the pickup: D2' })
  await expect.element(late).toHaveAttribute('href', expect.stringContaining('/app/realtime/transaction/2'))
  await expect.element(page.getByText('Donations posted')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it.each([
  ['how many follow', { More: 3, HasMore: false }, '3 more follow when these are done.'],
  ['that more follow than are counted', { More: 3, HasMore: true }, 'At least 3 more follow when these are done.'],
  ['that not all were looked at', { More: 0, HasMore: true }, /only the oldest of each status are looked at/],
])('says %s', async (_, rest, words) => {
  serve([line(1)], undefined, rest)
  await shown()
  await expect.element(page.getByText(words)).toBeVisible()
})

it('approves one, which stays in its place while it can be undone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = serve([line(1), line(2)])
  await shown()
  const places = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => /D\d/.exec(textContent)?.[0])
  await page.getByRole('button', { name: 'Approve D1' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo the approval of D1' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve D1' })).not.toBeInTheDocument()
  expect(places()).toEqual(['D1', 'D2'])
  expect(accepted(sent)).toEqual(['1'])
  await vi.advanceTimersByTimeAsync(usualUndoSeconds * 1000)
  await expect.poll(places).toEqual(['D2'])
})

it('shows an approval before the server has answered, and takes it back where that refuses', async () => {
  const answers: ((answer: Response) => void)[] = []
  serve([line(1), line(2)], ({ path }) =>
    path.includes('/accept') ? new Promise((answer) => answers.push(answer)) : value([]),
  )
  await shown()
  await page.getByRole('button', { name: 'Approve D1' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo the approval of D1' })).toBeDisabled()
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.(refusal('It was cancelled.'))
  await expect.element(page.getByText('D1: It was cancelled.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve D1' })).toBeEnabled()
})

it('takes an approval back in its line', async () => {
  const sent = serve([line(1), line(2)])
  await shown()
  await page.getByRole('button', { name: 'Approve D1' }).click()
  await page.getByRole('button', { name: 'Undo the approval of D1' }).click()
  await expect.element(page.getByText('Approval taken back; offers are withdrawn')).toBeVisible()
  expect(sent.some(({ method, path }) => method === 'POST' && path.endsWith('/matches/1/accept/undo'))).toBe(true)
})

it('works by keys: j and k move, x selects, a approves, u undoes', async () => {
  const sent = serve([line(1), line(2), line(3)])
  await shown()
  await expect.element(page.getByRole('button', { name: 'Approve D1' })).toBeVisible()
  await userEvent.keyboard('jjjk')
  await expect.element(page.getByRole('link', { name: /D2/ })).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(page.getByLabelText('Select D2')).toBeChecked()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('button', { name: 'Undo the approval of D2' })).toBeEnabled()
  expect(accepted(sent)).toEqual(['2'])
  await userEvent.keyboard('u')
  await expect.element(page.getByText('Approval taken back; offers are withdrawn')).toBeVisible()
})

it('leaves letters alone once the person has switched them off', async () => {
  letterKeys.set(false)
  serve([line(1)])
  await shown()
  await expect.element(page.getByRole('button', { name: 'Approve D1' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('link', { name: /D1/ })).not.toHaveFocus()
})

it('shows the running offers with their clocks, and each figure beside the two weeks before', async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000 + 5000).toISOString()
  const running = (ID: number, OfferEnds: string) => ({
    ...statusRow(ID, { Created: soon }),
    AgencyText: 'Trying Open Table',
    OfferEnds,
    TimeZone: 'America/New_York',
    Street: '1 Main St',
    Asked: 2,
    Of: 5,
  })
  const offers = { Running: [running(8, minutes(46)), running(9, minutes(200))], MoreRunning: 3 }
  const Days = [{ Day: '2026-11-19', Figures: { ...noAmounts, Donations: 28, Claimed: 2, ClaimMinutes: 90 } }]
  serve([], undefined, { More: 0, HasMore: false, ...offers, Days })
  await shown()
  const region = page.getByRole('region', { name: 'Being offered' })
  await expect.element(region.getByText('46 min')).toBeVisible()
  await expect.element(region.getByText('3 h 20 min')).toBeVisible()
  await expect.element(region.getByText('Trying Open Table · 2 of 5 asked').first()).toBeVisible()
  await expect.element(region.getByRole('link', { name: '3 more' })).toBeVisible()
  await expect.element(page.getByText('usually 2 a day')).toBeVisible()
  await expect.element(page.getByText('usually 45 a day')).not.toBeInTheDocument()
  await expect.poll(violations).toEqual([])
})

it('approves the selected, and ends with nothing to do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = serve([line(1), line(2), line(3)])
  await shown()
  await page.getByLabelText('Select all that wait for approval').click()
  await page.getByRole('button', { name: 'Approve 3 selected' }).click()
  await expect.element(page.getByText('3 match lists approved')).toBeVisible()
  await vi.advanceTimersByTimeAsync(usualUndoSeconds * 1000)
  await expect.element(page.getByText('Nothing needs you now')).toBeVisible()
  expect(accepted(sent)).toEqual(['1', '2', '3'])
  vi.useRealTimers()
  await expect.poll(violations).toEqual([])
})

it('names what a colleague changed, and approves the others', async () => {
  const sent = serve([line(1), line(2)], ({ path }) =>
    path.includes('/1/') ? refusal('It was cancelled.') : value(approvedDonation),
  )
  await shown()
  await page.getByLabelText('Select all that wait for approval').click()
  await page.getByRole('button', { name: 'Approve 2 selected' }).click()
  await expect.poll(() => accepted(sent)).toEqual(['1', '2'])
  await expect.element(page.getByText('1 match list approved D1: It was cancelled.')).toBeVisible()
  expect(accepted(sent)).toEqual(['1', '2'])
})

it('says when offers start that wait for the morning', async () => {
  const StartAfter = '2099-11-21T12:00:00.000Z'
  const later = shownTransaction(donation({ Stage: 'pendingStart', StartAfter }))
  serve([line(1), line(2)], () => value(later))
  await shown()
  await page.getByLabelText('Select all that wait for approval').click()
  await page.getByRole('button', { name: 'Approve 2 selected' }).click()
  await expect.element(page.getByText(/^2 match lists approved Offers of D1, D2 start .*7:00 AM/)).toBeVisible()
})

it('takes an approval back from what said it', async () => {
  const sent = serve([line(1)])
  await shown()
  await page.getByRole('button', { name: 'Approve D1' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.element(page.getByText('Approval taken back; offers are withdrawn')).toBeVisible()
  expect(sent.some(({ method, path }) => method === 'POST' && path.endsWith('/matches/1/accept/undo'))).toBe(true)
})

it('names the day of each deadline, the pickup of food that spoils, the store’s street, and agencies that nobody can answer for', async () => {
  const now = Date.now()
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
  serve([
    line(1, {
      ...{ TimeZone: 'UTC', Limit: { Why: 'spoils', At: at(24) }, UnattendedAgencies: 2 },
      DeliveryText: 'Scheduled: Next Seven Days',
    }),
    line(2, { TimeZone: 'UTC', Limit: { Why: 'closes', At: at(-24) }, UnattendedAgencies: 1 }),
    line(3, { TimeZone: 'UTC', Limit: { Why: 'closes', At: at(0) } }),
  ])
  await shown()
  await expect.element(page.getByText(/· Spoils tomorrow at .* · Scheduled: Next Seven Days/)).toBeVisible()
  await expect.element(page.getByText(/· Pickup window ended yesterday at /)).toBeVisible()
  await expect.element(page.getByText(/· Pickup (by|window ended) today at /)).toBeVisible()
  await expect.element(page.getByText(/1 Main St/).first()).toBeVisible()
  await expect.element(page.getByText('Nobody can answer for any of its agencies: none will be asked.')).toBeVisible()
  await expect.element(page.getByText('Nobody can answer for 1 of its 2 agencies: it is not asked.')).toBeVisible()
})
