import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '../../../../shared/core/access.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import type { Donation } from '../../../../shared/rescue/donations/donation.ts'
import { accepted, asked, donation, match, now } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { setNavigate } from '../../../../web/src/core/go.ts'
import ClosePage from '../../../../web/src/rescue/donations/close/ClosePage.tsx'
import PostPage from '../../../../web/src/rescue/donations/post/PostPage.tsx'
import TransactionPage from '../../../../web/src/rescue/donations/TransactionPage.tsx'
import OfferPage from '../../../../web/src/rescue/offers/OfferPage.tsx'
import { offerOf } from '../../../../web/src/rescue/offers/offer.fixture.ts'
import LoadReceiptPage from '../../../../web/src/rescue/receipts/LoadReceiptPage.tsx'
import { answerWith, type SentRequest, show, value } from '../../setup.tsx'
import { shownTransaction } from './transaction.ts'

/**
 * Contents of a donation's detail, and the ways from it and from an offer: each rule by the button that a person
 * presses.
 */

const sessionOf = (ActiveRole: Role, EntityID = 10): Session => ({
  MessageCount: 0,
  PendingRealTimeReceipts: 0,
  ActiveRole,
  ContextualFoodBankID: 10,
  UserID: 100,
  UserName: 'person@example.org',
  Name: 'Person',
  EntityID,
  EntityName: 'Entity',
  CustomerID: null,
  Roles: [{ Role: ActiveRole, EntityID, EntityName: 'Entity' }],
  Language: 'en',
  TimeZone: 'America/New_York',
  SecondFactor: 'optional',
})

const here = location.pathname + location.search + location.hash
const visited: string[] = []
/** In the document of a role's pages, so that going on stays with the router. */
beforeEach(() => {
  visited.length = 0
  setNavigate((inside) => void visited.push(inside))
})
afterEach(() => history.replaceState(null, '', here))

const pathOf = ({ path }: SentRequest) => path.split('?')[0] ?? ''
const taken = donation({ Stage: 'accepted', Matches: [match(1, 1, accepted)] })

const previewed = {
  IsRecorded: false,
  Code: null,
  Receipt: {
    Date: '2026-11-20',
    Created: now.toISOString(),
    Agency: { ID: 1, Name: 'Agency 1' },
    DonorLocation: taken.DonorLocation,
    AdHocTransactionID: 4711,
    categories: taken.AdHocTransactionDonationCategories.map(({ Pounds, DonationCategory }) => ({
      DonationCategoryID: DonationCategory.ID,
      Name: DonationCategory.Name,
      Pounds,
    })),
    Pounds: 120.5,
    StorageRequirement: null,
    IsVolunteer: true,
    Notes: '',
  },
}

function serve(state: Donation, more: Partial<Transaction> = {}, answer?: (path: string) => unknown) {
  return answerWith((request) => {
    const path = pathOf(request)
    const own = answer?.(path)
    if (own !== undefined) return value(own)
    if (path === '/api/receipts/preview/4711') return value(previewed)
    return path.startsWith('/api/realtime/transactions/') ? value({ ...shownTransaction(state), ...more }) : value([])
  })
}
const openDetail = (role: Role = 'foodbankrtcoord', entityId = 10) =>
  show(
    <SessionContext value={sessionOf(role, entityId)}>
      <TransactionPage />
    </SessionContext>,
    { path: '/app/realtime/transaction/:id', at: '/app/realtime/transaction/4711' },
  )

it('[transaction-detail-content] [fb-detail-controls] previews the receipt, and has contents, storage, map and the volunteer option', async () => {
  serve(taken)
  await openDetail()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect.element(receipt.getByText('Preview', { exact: true })).toBeVisible()
  await expect.element(receipt.getByText('This is what the receipt will say.')).toBeVisible()
  await expect.element(receipt.getByText('Agency 1')).toBeVisible()
  await expect.element(receipt.getByText('120.5 lb')).toBeVisible()
  await expect.element(receipt.getByText('A volunteer')).toBeVisible()
  const contents = page.getByRole('region', { name: 'Contents' })
  await expect.element(contents.getByText('Produce')).toBeVisible()
  await expect.element(contents.getByText('Storage requirements')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Places on the map' })).toBeVisible()
  const volunteer = page.getByRole('region', { name: 'Volunteer pickup' })
  for (const name of ['On', 'Off']) await expect.element(volunteer.getByRole('button', { name })).toBeVisible()
})

it('[fb-close-state] Close out leads to the page that closes this donation', async () => {
  serve(taken)
  const { unmount } = await openDetail()
  const href = page.getByRole('link', { name: 'Close out' })
  await expect.element(href).toHaveAttribute('href', expect.stringMatching(/#\/app\/donor-adhoc-close\?id=4711$/))
  await unmount()
  const sent = serve(taken)
  await show(
    <SessionContext value={sessionOf('foodbankrtcoord')}>
      <ClosePage />
    </SessionContext>,
    { path: '/app/donor-adhoc-close', at: '/app/donor-adhoc-close?id=4711' },
  )
  await expect.poll(() => sent.map(pathOf)).toContain('/api/realtime/transactions/4711/close')
})

it('[fb-receipt-load-state] a begun receipt is loaded by its donation, and leads to the form', async () => {
  serve(taken, { PendingPickupID: 7 })
  const { unmount } = await openDetail()
  const link = page.getByRole('link', { name: 'Continue receipt' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/#\/app\/receipts\/load\?id=4711$/))
  await unmount()
  history.replaceState(null, '', '/FoodBank')
  const sent = serve(taken, {}, (path) =>
    path === '/api/receipts/load/4711'
      ? {
          agencyId: 1,
          agencyName: 'Agency 1',
          donorLocationId: 900,
          categories: taken.AdHocTransactionDonationCategories,
          storageRequirementId: null,
          adHocTransactionId: 4711,
          volunteer: true,
          date: '2026-11-20',
          Notes: '',
          PendingPickupID: 7,
        }
      : undefined,
  )
  await show(
    <SessionContext value={sessionOf('foodbankrtcoord')}>
      <LoadReceiptPage />
    </SessionContext>,
    { path: '/app/receipts/load', at: '/app/receipts/load?id=4711' },
  )
  await expect
    .poll(() => visited[0])
    .toMatch(/^\/app\/receipts\/new\?agencyId=1&.*adHocTransactionId=4711.*volunteer=true$/)
  expect(sent.map(pathOf)).toContain('/api/receipts/load/4711')
})

it.each([
  ['[decline-redirect-foodbank]', 'foodbankrtcoord', '/FoodBank', '/app/realtime/in-progress'],
  ['[decline-redirect-other]', 'agency', '/Agency', '/app/current/agency/realtime/list/active'],
] as const)('%s after its decline a %s goes to its list', async (_, role, document, list) => {
  history.replaceState(null, '', document)
  const master = { ...match(1, 1, asked), Agency: { ...match(1, 1).Agency, IsMasterAgency: true } }
  const from = new Date(Date.now() - 60_000).toISOString()
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const open = { ...master, InitialActivationTime: from, AgencyExpirationTime: until }
  const state = donation({ DonorRecordedPickupDate: null, Matches: [open] })
  const offer = offerOf(state, 1, new Date())
  serve(state, {}, (path) => (path.startsWith('/api/agencies/current/matches/') ? offer : undefined))
  await show(
    <SessionContext value={sessionOf(role, role === 'agency' ? 1 : 10)}>
      <OfferPage />
    </SessionContext>,
    { path: '/app/current/agency/realtime/:id', at: `/app/current/agency/realtime/${open.ID}` },
  )
  await page.getByRole('button', { name: 'Decline', exact: true }).first().click()
  await page.getByRole('button', { name: 'No driver' }).click()
  await expect.poll(() => visited).toEqual([list])
})

it('a close-out asks nothing that a receipt has answered, and closes as picked up', async () => {
  const state = donation({ Stage: 'accepted', Matches: [match(1, 1, accepted)] })
  history.replaceState(null, '', '/Donor')
  const sent = serve(state, { IsReceiptCreationComplete: true })
  await show(
    <SessionContext value={sessionOf('donorlocation', state.DonorLocation.ID)}>
      <ClosePage />
    </SessionContext>,
    { at: `/?id=${state.ID}` },
  )
  await expect.element(page.getByText(/has already created the receipt/)).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  await page.getByRole('button', { name: 'Close donation' }).click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST' || method === 'PUT')?.body)
    .toEqual({ IsMarkedAsSuccessfulByDonor: true })
})

describe('Create Receipt', () => {
  const need = (ID: number) => ({ StorageRequirementID: ID, StorageRequirement: { ID, Name: `Need ${ID}` } })
  const href = async (role: Role, entityId: number, needs: readonly number[]) => {
    serve({ ...taken, AdHocTransactionStorageRequirements: needs.map(need) }, { IsReceiptCreationEligible: true })
    const { unmount } = await openDetail(role, entityId)
    const link = page.getByRole('link', { name: 'Create Receipt' })
    await expect.element(link).toBeVisible()
    const address = link.element().getAttribute('href') ?? ''
    await unmount()
    return address
  }
  const needIn = (address: string) => new URLSearchParams(address.split('?')[1]).get('storageRequirementId')

  it('[receipt-url-prefix] [receipt-url-agency-id] leads a food bank to its form with the agency, an agency to its own', async () => {
    expect(await href('foodbank', 10, [])).toMatch(/^\/FoodBank#\/app\/receipts\/new\?agencyId=1&/)
    const own = await href('agency', 1, [])
    expect(own).toMatch(/^\/Agency#\/app\/receipts\/new\?/)
    expect(own).not.toContain('agencyId')
  })

  it('[receipt-url-storage-one] names the storage requirement only where there is exactly one', async () => {
    const found = []
    for (const needs of [[], [3], [3, 4]]) found.push(needIn(await href('foodbank', 10, needs)))
    expect(found).toEqual([null, '3', null])
  })
})

it('[fb-copy-state] Copy leads to the form, which asks for the contents of the donation', async () => {
  serve(taken, { IsRepostEligible: true })
  const { unmount } = await openDetail()
  const address = '/FoodBank#/app/foodbank-donor-post/getting-started?copy=true&source=4711'
  await expect.element(page.getByRole('link', { name: 'Copy' })).toHaveAttribute('href', address)
  await unmount()
  const sent = serve(taken)
  await show(
    <SessionContext value={sessionOf('foodbankrtcoord')}>
      <PostPage />
    </SessionContext>,
    { at: '/?copy=true&source=4711' },
  )
  await expect.poll(() => sent.map(pathOf)).toContain(donations.getDonationCopy.path.replace('{id}', '4711'))
})

it('[predict-payload] a waiting list asks when each agency would be asked, one after the other', async () => {
  const sent = serve(donation({ Stage: 'pendingApproval', Matches: [match(2, 2), match(1, 1)] }))
  await openDetail()
  const asked = () => sent.find(({ path }) => path.startsWith(offers.predictNotificationActions.path))?.body
  await expect.poll(asked).toEqual({
    entities: [
      { ID: 1, Name: 'Agency 1' },
      { ID: 2, Name: 'Agency 2' },
    ],
    mode: 'ordered',
    isPendingStart: false,
    startAfter: null,
    OfferMinutes: 60,
  })
})

describe('the open page asks again', () => {
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const status = shownTransaction(taken).PrimaryStatus

  /** Number of requests in the seconds before a refresh is due, and by soon after that. */
  async function asked(change: Partial<Transaction>, seconds: number) {
    const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] as const
    vi.useFakeTimers({ toFake: [...toFake], now })
    const sent = serve(taken, change)
    await openDetail()
    await pass(100)
    const count = () => sent.filter(({ path }) => /transactions\/4711(\?|$)/.test(path)).length
    const first = count()
    await pass((seconds - 1.5) * 1000)
    const before = count()
    await pass(4000)
    return { first, before, after: count() }
  }

  it.each([
    ['[refresh-4]', 'StatusProcessing', 4],
    ['[refresh-4]', 'StatusPendingProcessing', 4],
    ['[refresh-60]', 'StatusAccepted', 60],
    ['[refresh-60]', 'StatusPendingAgencyResponse', 60],
  ] as const)('%s of %s after %d seconds', async (_, Type, seconds) => {
    expect(await asked({ PrimaryStatus: { ...status, Type } }, seconds)).toEqual({ first: 1, before: 1, after: 2 })
  })

  it.each([
    ['complete', { IsComplete: true }],
    ['cancelled', { IsCancelled: true }],
  ])('[refresh-skip] never when it is %s', async (_, change) => {
    const PrimaryStatus = { ...status, Type: 'StatusProcessing' } as const
    expect(await asked({ ...change, PrimaryStatus }, 60)).toEqual({ first: 1, before: 1, after: 1 })
  })
})
