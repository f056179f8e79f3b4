import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { donation } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import type { NeedLine } from '../../../../shared/work/dashboard/api.ts'
import { noAmounts } from '../../../../shared/work/totals/totals.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
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
  UnattendedAgencies: 0,
  RankedAgencies: 2,
  ...more,
})

const approvedDonation = shownTransaction(donation())

/** A server whose approved lines are gone from the next answer on. */
function serve(
  lines: readonly NeedLine[],
  answer: (request: SentRequest) => Response = () => value(approvedDonation),
  rest = { More: 0, HasMore: false },
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
  await expect.element(page.getByText(/^Spoils/)).toBeVisible()
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

it('approves one in place', async () => {
  const sent = serve([line(1), line(2)])
  await shown()
  await page.getByRole('button', { name: 'Approve D1' }).click()
  await expect.element(page.getByText('1 match list approved')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve D1' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Approve D2' })).toBeVisible()
  expect(accepted(sent)).toEqual(['1'])
})

it('approves the selected, and ends with nothing to do', async () => {
  const sent = serve([line(1), line(2), line(3)])
  await shown()
  await page.getByLabelText('Select all that wait for approval').click()
  await page.getByRole('button', { name: 'Approve 3 selected' }).click()
  await expect.element(page.getByText('3 match lists approved')).toBeVisible()
  await expect.element(page.getByText('Nothing needs you now')).toBeVisible()
  expect(accepted(sent)).toEqual(['1', '2', '3'])
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

it('takes an approval back', async () => {
  const sent = serve([line(1)])
  await shown()
  await page.getByRole('button', { name: 'Approve D1' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Approval taken back; offers are withdrawn')).toBeVisible()
  expect(sent.some(({ method, path }) => method === 'POST' && path.endsWith('/matches/1/accept/undo'))).toBe(true)
})

it('names the day of each deadline, the store’s street, and agencies that nobody can answer for', async () => {
  const now = Date.now()
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
  serve([
    line(1, { TimeZone: 'UTC', Limit: { Why: 'spoils', At: at(24) }, UnattendedAgencies: 2 }),
    line(2, { TimeZone: 'UTC', Limit: { Why: 'closes', At: at(-24) }, UnattendedAgencies: 1 }),
    line(3, { TimeZone: 'UTC', Limit: { Why: 'closes', At: at(0) } }),
  ])
  await shown()
  await expect.element(page.getByText(/^Spoils tomorrow at /)).toBeVisible()
  await expect.element(page.getByText(/^Store closed yesterday at /)).toBeVisible()
  await expect.element(page.getByText(/^Store clos(ed|es) today at /)).toBeVisible()
  await expect.element(page.getByText(/1 Main St/).first()).toBeVisible()
  await expect.element(page.getByText('Nobody can answer for any of its agencies: none will be asked.')).toBeVisible()
  await expect.element(page.getByText('Nobody can answer for 1 of its 2 agencies: it is not asked.')).toBeVisible()
})
