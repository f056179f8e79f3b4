import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '../../../shared/network/session/api.ts'
import * as dashboard from '../../../shared/work/dashboard/api.ts'
import { noAmounts } from '../../../shared/work/totals/totals.ts'
import { SessionContext, useSessionState } from '../../../web/src/core/data/useSession.ts'
import { currentRow } from '../../../web/src/rescue/offers/offer.fixture.ts'
import { AttentionPanel } from '../../../web/src/work/dashboard/AttentionPanel.tsx'
import { Wells } from '../../../web/src/work/dashboard/Wells.tsx'
import { DonorDay } from '../../../web/src/work/home/DonorDay.tsx'
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
  ...{ Figures: { ...noAmounts, Donations: 7 }, Days: [], Running: [], MoreRunning: 0 },
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
  answerWith(({ path }) =>
    path.startsWith(dashboard.getFoodBankHome.path)
      ? (new Promise<Response>((later) => (answer = later)) as unknown as Response)
      : value(null),
  )
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

const coming = (AgencyName: string) => ({
  Lines: [{ ...statusRow(1), Kind: 'coming', Window: null, TimeZone: 'America/New_York', Street: '', AgencyName }],
  More: 0,
})
const offered = (name: string) => [
  currentRow(1, {
    DonorLocation: { ID: 31, Code: 'M31', Donor: { Name: name } },
    IsOffered: true,
    AgencyExpirationTime: soon,
  }),
]
const totals = (TransactionsPoundsTotal: number) => ({ TransactionsPoundsTotal, DonorsTotal: 1, PickupsTotal: 1 })

describe.each<[string, Session, ReactNode, before: unknown, after: unknown]>([
  ['store', sessionAs('donorlocation'), <DonorDay key="day" />, coming('Open Table'), coming('Full Plate')],
  ['agency', sessionAs('agency'), <AttentionPanel key="day" />, offered('Open Table'), offered('Full Plate')],
])('the day of a %s', (_, session, day, before, after) => {
  const open = (as = session) => show(<SessionContext value={as}>{day}</SessionContext>)

  it('shows the last known lines at once, then the new ones', async () => {
    answerWith(() => value(before))
    const first = await open()
    await expect.poll(keptAnswers).toHaveLength(1)
    await first.unmount()
    let answer: (response: Response) => void = () => undefined
    answerWith(() => new Promise<Response>((later) => (answer = later)))
    await open()
    await expect.element(page.getByText(/Open Table/).first()).toBeVisible()
    answer(value(after))
    await expect.element(page.getByText(/Full Plate/).first()).toBeVisible()
    expect(page.getByText(/Open Table/).elements()).toEqual([])
  })

  it('is not kept on a shared tablet', async () => {
    answerWith(() => value(before))
    await open({ ...session, Tablet: { IsLocked: false } })
    await expect.element(page.getByText(/Open Table/).first()).toBeVisible()
    expect(keptAnswers()).toEqual([])
  })
})

it('the agency’s totals are the last known ones until the new ones are answered', async () => {
  const open = () =>
    show(
      <SessionContext value={sessionAs('agency')}>
        <Wells />
      </SessionContext>,
    )
  answerWith(() => value(totals(4711)))
  const first = await open()
  await expect.poll(keptAnswers).toHaveLength(1)
  await first.unmount()
  answerWith(() => new Promise<Response>(() => undefined))
  await open()
  await expect.element(page.getByText('4,711')).toBeVisible()
})
