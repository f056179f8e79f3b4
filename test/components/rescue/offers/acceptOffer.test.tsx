import { Link, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accepted, asked, donation, match, now } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ActiveListPage from '../../../../web/src/rescue/offers/ActiveListPage.tsx'
import OfferPage from '../../../../web/src/rescue/offers/OfferPage.tsx'
import { currentRow, offerOf } from '../../../../web/src/rescue/offers/offer.fixture.ts'
import { Shell } from '../../../../web/src/shell/Shell.tsx'
import { answerWith, refusal, sessionAs, show, value } from '../../setup.tsx'

/** Requests of accepting an offer, with the shell around the page and the list open in another tab. */

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], now })
})
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const offers = '/app/current/agency/realtime'
const id = match(1, 1).ID
const open = donation({ Matches: [match(1, 1, asked)] })
const taken = donation({ Stage: 'accepted', Matches: [match(1, 1, accepted)] })

/** The agency's server. With a reason it refuses the acceptance, which had arrived before. */
function serve(reason?: string) {
  let isTaken = false
  const offer = () => value(offerOf(isTaken ? taken : open, 1, now))
  const sent = answerWith(({ path }) => {
    if (path.endsWith('/accept')) isTaken = true
    if (path.endsWith('/accept') && reason) return refusal(reason)
    if (path.includes('/matches/')) return offer()
    if (path.startsWith('/api/session/filters')) return value({ Version: 0, Filters: [] })
    if (path.startsWith('/api/session'))
      return value({ ...sessionAs('agency'), PendingRealTimeReceipts: isTaken ? 1 : 0 })
    if (!path.includes('newinprogress')) return value(path.includes('systemmessages') ? null : [])
    const more = isTaken ? { IsReceiptCreationEligible: true, PickupDate: '2026-11-20' } : { IsOffered: true, ...asked }
    return value([currentRow(id, more)])
  })
  /** Requests since the acceptance, with it. */
  return () => {
    const from = sent.findIndex(({ path }) => path.endsWith('/accept'))
    return sent.slice(from).map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)
  }
}

const pages = (
  <Shell prefix="Agency">
    <Link to={`${offers}/${id}`}>To the offer</Link>
    <Link to={`${offers}/list/active`}>To the list</Link>
    <Routes>
      <Route path={`${offers}/:id`} element={<OfferPage />} />
      <Route path="*" element={<ActiveListPage />} />
    </Routes>
  </Shell>
)
const accept = `POST /api/agencies/current/matches/${id}/accept`
const list = 'GET /api/agencies/current/donations/newinprogress'

async function acceptIt() {
  await show(pages, { at: `${offers}/list/active` })
  await pass(100)
  await expect.poll(() => page.getByText('Waiting for your answer (1)').elements().length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'To the offer' }).click()
  await pass(100)
  // Twice, as a hand that trembles does.
  const button = (await page.getByRole('button', { name: /^Accept/ }).findElement()) as HTMLButtonElement
  button.click()
  button.click()
  await pass(1000)
}

it('accepting an offer is one write and no read: the page shows what it answers; nothing is due before its day', async () => {
  const sinceAccepted = serve()
  await acceptIt()
  await expect.element(page.getByRole('heading', { name: 'It’s yours' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '0 receipts are due' })).toBeVisible()
  expect(sinceAccepted()).toEqual([accept])
})

it('other pages learn that it was accepted: one in another tab at its next poll, one that is opened next asks anew', async () => {
  const sinceAccepted = serve()
  await show(
    <SessionContext value={sessionAs('agency')}>
      <section aria-label="Another tab">
        <ActiveListPage />
      </section>
    </SessionContext>,
  )
  const other = page.getByRole('region', { name: 'Another tab' })
  await expect.element(other.getByText('Waiting for your answer (1)')).toBeVisible()
  await acceptIt()
  await expect.element(page.getByRole('heading', { name: 'It’s yours' })).toBeVisible()
  await pass(15_000)
  await expect.element(other.getByText('Accepted (1)')).toBeVisible()
  expect(sinceAccepted()).toEqual([accept, list])
  await page.getByRole('link', { name: 'To the list' }).click()
  await pass(100)
  await expect.poll(() => page.getByText('Accepted (1)').elements().length).toBe(2)
  expect(sinceAccepted().filter((one) => one === list)).toHaveLength(2)
})

it('after a refusal the page shows what the server now says', async () => {
  const sinceAccepted = serve('You already accepted this donation.')
  await acceptIt()
  await expect.element(page.getByRole('heading', { name: 'It’s yours' })).toBeVisible()
  expect(sinceAccepted()).toContain(`GET /api/agencies/current/matches/${id}`)
})
