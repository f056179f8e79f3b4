import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '../../../shared/network/session/api.ts'
import { noAmounts } from '../../../shared/work/totals/totals.ts'
import { SessionContext, useSessionState } from '../../../web/src/core/data/useSession.ts'
import HomePage from '../../../web/src/work/home/HomePage.tsx'
import { statusRow } from '../rescue/donations/statusRow.ts'
import { answerWith, sessionAs, show, value } from '../setup.tsx'

/** Answers that a browser keeps, so that a page opened again shows the last known ones until the new ones are there. */

const soon = new Date(Date.now() + 3_600_000).toISOString()
const need = (ID: number, Street: string) => ({
  ...statusRow(ID, { Created: soon }),
  ...{ Kind: 'approve', Since: soon, Urgency: 'now', Limit: { Why: 'spoils', At: soon }, OfferEnds: null },
  ...{ TimeZone: 'America/New_York', Street, AgencyName: '', UnattendedAgencies: 0, RankedAgencies: 2 },
})
const homeWith = (...Needs: object[]) => ({
  ...{ Needs, More: 0, HasMore: false, Today: '2026-11-20' },
  Figures: { ...noAmounts, Donations: 7 },
})

beforeEach(() => localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'ada'))
afterEach(() => localStorage.clear())

const keptAnswers = () => Object.keys(localStorage).filter((key) => key.startsWith('gleanery.kept.answer.'))

const openHome = (session: Session = sessionAs('foodbankrtcoord')) =>
  show(
    <SessionContext value={session}>
      <HomePage />
    </SessionContext>,
  )

it('a page opened again shows the last known lines before the new ones are answered', async () => {
  answerWith(() => value(homeWith(need(1, 'Mill Rd'))))
  const first = await openHome()
  await expect.element(page.getByText(/Mill Rd/)).toBeVisible()
  await expect.poll(keptAnswers).toHaveLength(1)
  await first.unmount()
  let answer: (response: Response) => void = () => undefined
  answerWith(() => new Promise<Response>((later) => (answer = later)) as unknown as Response)
  await openHome()
  await expect.element(page.getByText(/Mill Rd/)).toBeVisible()
  answer(value(homeWith(need(2, 'Oak Ave'))))
  await expect.element(page.getByText(/Oak Ave/)).toBeVisible()
  await expect.element(page.getByText(/Mill Rd/)).not.toBeInTheDocument()
})

it('nothing that somebody else was answered is shown', async () => {
  answerWith(() => value(homeWith(need(1, 'Mill Rd'))))
  const first = await openHome()
  await expect.poll(keptAnswers).toHaveLength(1)
  await first.unmount()
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'ben')
  answerWith(() => new Promise<Response>(() => undefined) as unknown as Response)
  await openHome()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByText(/Mill Rd/).elements()).toEqual([])
})

function Shell() {
  const { data } = useSessionState()
  return data ? (
    <SessionContext value={data}>
      <HomePage />
    </SessionContext>
  ) : null
}

it('a shared tablet keeps nothing, and forgets what was kept before it was one', async () => {
  let session = sessionAs('foodbankrtcoord')
  answerWith(({ path }) => value(path.startsWith('/api/session?') ? session : homeWith(need(1, 'Mill Rd'))))
  const first = await show(<Shell />)
  await expect.poll(keptAnswers).toHaveLength(1)
  await first.unmount()
  session = { ...session, Tablet: { IsLocked: false } }
  await show(<Shell />)
  await expect.element(page.getByText(/Mill Rd/)).toBeVisible()
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('gleanery.kept.'))).toEqual([])
})
