import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '../../../../shared/network/session/api.ts'
import type { Donation } from '../../../../shared/rescue/donations/donation.ts'
import {
  accepted,
  asked,
  attempt,
  donation,
  match,
  now,
} from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import TransactionPage from '../../../../web/src/rescue/donations/TransactionPage.tsx'
import OfferPage from '../../../../web/src/rescue/offers/OfferPage.tsx'
import { offerOf } from '../../../../web/src/rescue/offers/offer.fixture.ts'
import { answerWith, refusal, type SentRequest, show, value, violations } from '../../setup.tsx'
import { shownTransaction } from '../donations/transaction.ts'

/** After an acceptance: what the agency does on its offer, and the food bank and the store on the donation's page. */

const person = (ActiveRole: Session['ActiveRole'], EntityID: number): Session => ({
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
const coordinator = person('foodbankrtcoord', 10)
const agency = person('agency', 1)
const store = person('donorlocation', 900)

const taken = donation({ Stage: 'accepted', Matches: [match(1, 1, accepted), match(2, 2)] })
const run = {
  TransportationProvider: { ID: 5, Name: 'Vera' },
  EnRouteTime: '2026-11-20T17:00:00.000Z',
  PlatformEstimatedPickupWindowStart: '2026-11-21T13:00:00.000Z',
  Problem: { Kind: 'other' as const, Note: 'The back door is locked' },
}
const troubled = donation({
  Stage: 'accepted',
  IsVolunteerAutomationEnabled: true,
  Matches: [match(1, 1, { ...accepted, AdHocTransactionAttemptedPickups: [attempt(471101, run)] })],
})

const pathOf = ({ path }: SentRequest) => path.split('?')[0] ?? ''
const agencies = [2, 5].map((ID) => ({
  ID,
  Name: `Agency ${ID}`,
  Address: taken.DonorLocation.Address,
  IsMasterAgency: ID === 5,
}))
const answers: Record<string, unknown> = {
  '/api/agencies/associated/adhoc': agencies,
  '/api/agencies/current/drivers': [{ ID: 11, Name: 'Van' }],
  '/api/foodbanks/current/providers': [
    { Code: 'agency', Name: 'Agency’s driver' },
    { Code: 'foodbank', Name: 'Food bank truck' },
  ],
  '/api/foodbanks/current/masterFoodBankAgency': { ID: 5, Name: 'Agency 5' },
  '/api/foodbanks/current/agencies/5/drivers': [{ ID: 51, Name: 'Truck' }],
  '/api/foodbank/predictNotificationActions': [],
  '/api/foodbanks/current/transportationproviders/5': {
    ID: 5,
    Version: 1,
    Name: 'Vera',
    ProviderKind: 'volunteer',
    PhoneNumber: '413-555-0177',
    EMailAddress: 'vera@example.org',
    Language: 'en',
    IsActive: true,
    Notes: '',
    MaxMiles: 10,
    MaxPounds: 100,
    CanCarryFrozen: false,
  },
}
const fits = { CanService: true, Audit: { Components: [], TimeKey: '' } }

function serve(state: Donation, answer: (request: SentRequest) => Response | undefined = () => undefined) {
  return answerWith((request) => {
    const own = answer(request)
    if (own) return own
    const path = pathOf(request)
    if (path.endsWith('/canService')) return value(fits)
    if (path === '/api/realtime/transactions/4711') return value(shownTransaction(state))
    return value(answers[path] ?? [])
  })
}
const openDonation = (session: Session) =>
  show(
    <SessionContext value={session}>
      <TransactionPage />
    </SessionContext>,
    { path: '/app/realtime/transaction/:id', at: '/app/realtime/transaction/4711' },
  )
const bodyOf = (sent: readonly SentRequest[], end: string) => sent.find((one) => pathOf(one).endsWith(end))?.body

const offer = {
  ...offerOf(taken, 1, now),
  StoreContact: { ContactName: 'Dock', PhoneNumber: '413-555-0199' },
}
function openOffer(answer: (request: SentRequest) => Response | undefined = () => undefined) {
  const sent = serve(
    taken,
    (request) =>
      answer(request) ??
      (pathOf(request) === `/api/agencies/current/matches/${offer.Match.ID}` ? value(offer) : undefined),
  )
  const shown = show(
    <SessionContext value={agency}>
      <OfferPage />
    </SessionContext>,
    { path: '/app/current/agency/realtime/:id', at: `/app/current/agency/realtime/${offer.Match.ID}` },
  )
  return { sent, shown }
}

it('the accepted offer has the store’s telephone, twice to call', async () => {
  await openOffer().shown
  await expect.element(page.getByRole('link', { name: 'Call the store' })).toHaveAttribute('href', 'tel:413-555-0199')
  await expect.element(page.getByRole('link', { name: '413-555-0199' })).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('an agency hands its pickup back with one tap on a reason', async () => {
  const { sent, shown } = openOffer((request) => (pathOf(request).endsWith('/handback') ? value(offer) : undefined))
  await shown
  await page.getByRole('button', { name: 'Hand the pickup back' }).click()
  await page.getByLabelText('Note for the food bank (optional)').fill('Flat tire')
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Trouble with the vehicle' }).click()
  await expect.element(page.getByText('Handed back. Other agencies are asked.')).toBeVisible()
  expect(bodyOf(sent, '/handback')).toEqual({ Reason: 'vehicle', Note: 'Flat tire' })
})

it('an agency names a driver who is on no list; without a name nothing is sent', async () => {
  const { sent, shown } = openOffer((request) =>
    pathOf(request).endsWith('/pickup') ? refusal('This pickup is no longer with this agency.') : undefined,
  )
  await shown
  await page.getByRole('button', { name: 'Change time or driver' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Driver', { exact: true }).selectOptions('Another driver…')
  await dialog.getByRole('button', { name: 'Change the pickup' }).click()
  await expect.element(dialog.getByText('Please give the driver’s name.')).toBeVisible()
  expect(bodyOf(sent, '/pickup')).toBeUndefined()
  await dialog.getByLabelText('Driver’s name').fill('Rosa')
  await dialog.getByLabelText('Driver’s telephone').fill('413-555-0101')
  await expect.poll(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Change the pickup' }).click()
  await expect.element(dialog.getByText('This pickup is no longer with this agency.')).toBeVisible()
  expect(bodyOf(sent, '/pickup')).toEqual({ DriverName: 'Rosa', DriverPhoneNumber: '413-555-0101' })
})

it('who handed it back, or lost it, reads so', async () => {
  for (const [Withdrawn, words] of [
    ['handedBack', 'You handed this pickup back'],
    ['reassigned', 'Another agency picks it up'],
  ] as const) {
    const state = donation({
      Matches: [match(1, null, { ...accepted, Response: 'withdrawn', Withdrawn }), match(2, 1)],
    })
    const { shown } = openOffer((request) =>
      pathOf(request).includes('/matches/') ? value(offerOf(state, 1, now)) : undefined,
    )
    const { unmount } = await shown
    await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
    await unmount()
  }
})

it('the driver’s problem shows the words, the telephone, an honest time, and what can be done', async () => {
  serve(troubled)
  await openDonation(coordinator)
  const panel = page.getByRole('region', { name: 'Volunteer run' })
  await expect.element(panel.getByText('“The back door is locked”')).toBeVisible()
  await expect.element(panel.getByRole('link', { name: /Call Vera/ })).toHaveAttribute('href', 'tel:413-555-0177')
  await expect.element(panel.getByText('The driver gave no time')).toBeVisible()
  for (const name of ['Find another driver', 'Take the run back', 'Give to another agency', 'Look for another agency'])
    await expect.element(panel.getByRole('button', { name })).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('a driver who has the food of an ended run is named with what to do, to the food bank alone', async () => {
  const run = attempt(1, {
    IsCancelled: true,
    IsAfterEnd: true,
    TransportationProviderActualPickupTime: now.toISOString(),
  })
  const ended = match(1, null, { ...accepted, Response: 'withdrawn', AdHocTransactionAttemptedPickups: [run] })
  const carried = donation({ Matches: [ended, match(2, 1, asked)] })
  serve(carried)
  const name = run.TransportationProvider?.Name ?? ''
  const { unmount } = await openDonation(coordinator)
  await expect.element(page.getByText(`${name} has the food`)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:413-555-0177')
  await expect.poll(violations).toEqual([])
  await unmount()
  await openDonation(store)
  await expect.element(page.getByRole('heading', { name: /^Donation / })).toBeVisible()
  await expect.element(page.getByText(`${name} has the food`)).not.toBeInTheDocument()
})

it('the food bank sends its truck, with a driver', async () => {
  const sent = serve(taken, (request) => (pathOf(request).endsWith('/pickup') ? value(offer) : undefined))
  await openDonation(coordinator)
  await page.getByRole('button', { name: 'Find another driver' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Food bank truck' }).click()
  await dialog.getByLabelText('Driver', { exact: true }).selectOptions('Truck')
  await dialog.getByRole('button', { name: 'Change the pickup' }).click()
  await expect.element(page.getByText('The pickup is changed. Everybody concerned is told.')).toBeVisible()
  expect(bodyOf(sent, '/pickup')).toEqual({ AgencyDriverID: 51, ProviderType: 'foodbank' })
})

it('the food bank gives the donation to another agency', async () => {
  const sent = serve(taken, (request) =>
    pathOf(request).endsWith('/reassign') ? value(shownTransaction(taken)) : undefined,
  )
  await openDonation(coordinator)
  await page.getByRole('button', { name: 'Give to another agency' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Give to this agency' }).click()
  await expect.element(dialog.getByText('Please choose an agency.')).toBeVisible()
  await dialog.getByLabelText('Agency', { exact: true }).fill('Agency 5')
  await page.getByRole('option', { name: /Agency 5/ }).click()
  await dialog.getByRole('button', { name: 'Give to this agency' }).click()
  await expect.element(page.getByText('The donation is given to Agency 5.')).toBeVisible()
  expect(bodyOf(sent, '/reassign')).toMatchObject({ AgencyID: 5, ProviderType: 'agency', AgencyDriverID: null })
})

it('store and food bank take a close-out back; the agency has no such button', async () => {
  const closed: Donation = { ...taken, Stage: 'unsuccessful', IsMarkedAsSuccessfulByDonor: false }
  for (const session of [store, coordinator]) {
    const sent = serve(closed, (request) => {
      if (pathOf(request).endsWith('/reopen')) return value(shownTransaction(taken))
      const isRead = pathOf(request) === '/api/realtime/transactions/4711'
      return isRead ? value({ ...shownTransaction(closed), CanReopen: true }) : undefined
    })
    const { unmount } = await openDonation(session)
    await page.getByRole('button', { name: 'Take the close-out back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take the close-out back' }).click()
    await expect.element(page.getByText('The donation is open again.')).toBeVisible()
    expect(sent.some((request) => pathOf(request).endsWith('/reopen'))).toBe(true)
    await unmount()
  }
  serve(closed)
  await openDonation(agency)
  await expect.element(page.getByRole('button', { name: 'Take the close-out back' })).not.toBeInTheDocument()
})
