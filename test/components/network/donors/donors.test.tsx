import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ShownPendingDonor } from '../../../../shared/network/donors/api.ts'
import type { ApiKeyRow } from '../../../../shared/network/donors/apiKey.ts'
import { impactOf } from '../../../../shared/work/totals/impact.ts'
import { noAmounts } from '../../../../shared/work/totals/totals.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ApiKeysPage from '../../../../web/src/network/donors/ApiKeysPage.tsx'
import PendingDonorPage from '../../../../web/src/network/donors/PendingDonorPage.tsx'
import PendingDonorsPage from '../../../../web/src/network/donors/PendingDonorsPage.tsx'
import SignUpPage from '../../../../web/src/network/donors/SignUpPage.tsx'
import ImpactPage from '../../../../web/src/work/totals/ImpactPage.tsx'
import { answerWith, refusal, sessionAs, show, value, violations } from '../../setup.tsx'

/** The sign-up of stores, the food bank's decision, and keys of donors' software. */

const pending: ShownPendingDonor = {
  ID: 5,
  Version: 1,
  FoodBankID: 10,
  DonorName: 'Elm Street Deli',
  LocationName: 'Elm Street Deli, Downtown',
  Address: { AddressLine1: '4 Elm St', City: 'Albany', Province: 'NY', PostalCode: '12207' },
  ContactName: 'Rosa Alvarez',
  EMailAddress: 'rosa@elmdeli.example.org',
  PhoneNumber: '555-0170',
  Notes: 'Sandwiches, most evenings.',
  Language: 'es',
  State: 'waiting',
  SignedUpAt: '2026-11-20T12:00:00.000Z',
  DecidedAt: null,
  DecidedBy: null,
  Reason: '',
  DonorID: null,
  DonorLocationID: null,
  TimeZone: 'America/New_York',
  Around: { Latitude: 42.65, Longitude: -73.75 },
}
const decided = { DecidedAt: '2026-11-21T12:00:00.000Z', DecidedBy: { UserID: 1, Name: 'Pat Person' } }
const within = (content: ReactNode, role: Parameters<typeof sessionAs>[0] = 'foodbankadmin', at?: object) =>
  show(<SessionContext value={sessionAs(role)}>{content}</SessionContext>, at)

/** The page has a main landmark of its own, within that of the tests' frame. */
const foundPublic = async () => (await violations()).filter((line) => !line.startsWith('landmark-'))

beforeEach(() => history.replaceState(null, '', '/'))

it('a store signs up: what is missing is told, what is sent names the food bank of the address', async () => {
  history.replaceState(null, '', '/?foodBank=10')
  const sent = answerWith(({ body }) =>
    value(body === undefined ? { FoodBank: { ID: 10, Name: 'Hudson Food Bank' } } : null),
  )
  await show(<SignUpPage />)
  await expect.element(page.getByRole('heading', { name: 'Give food to Hudson Food Bank' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect.element(page.getByText('The sign-up needs your consent.')).toBeVisible()
  expect(sent.filter(({ body }) => body !== undefined)).toEqual([])
  const typed = {
    'Name of the business': 'Elm Street Deli',
    'Name of the location': 'Downtown',
    'Street and number': '4 Elm St',
    City: 'Albany',
    State: 'NY',
    'ZIP code': '12207',
    'Your name': 'Rosa Alvarez',
    'Phone number': '555-0170',
    'E-mail address': 'rosa@elmdeli',
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabelText(label, { exact: true }).fill(text)
  await page.getByRole('checkbox').click()
  await expect.element(page.getByText('This is not an e-mail address.')).toBeVisible()
  await page.getByLabelText('E-mail address', { exact: true }).fill('rosa@elmdeli.example.org')
  await expect.poll(foundPublic).toEqual([])
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect.element(page.getByText(/an e-mail to rosa@elmdeli.example.org brings you an invitation/)).toBeVisible()
  expect(sent.find(({ body }) => body !== undefined)?.body).toMatchObject({
    FoodBankID: 10,
    DonorName: 'Elm Street Deli',
    IsConsentGiven: true,
    Language: 'en',
    Website: '',
  })
})

it('an address without a food bank says so', async () => {
  answerWith(() => value(null))
  await show(<SignUpPage />)
  await expect.element(page.getByRole('heading', { name: 'Which food bank?' })).toBeVisible()
})

it('what came too often keeps the form, with the server’s words', async () => {
  history.replaceState(null, '', '/?foodBank=10')
  const Message = 'Too many sign-ups came from here. Please try again in an hour, or call your food bank.'
  answerWith(({ body }) =>
    body === undefined
      ? value({ FoodBank: { ID: 10, Name: 'Hudson Food Bank' } })
      : Response.json({ Successful: false, Message }, { status: 429 }),
  )
  await show(<SignUpPage />)
  for (const label of ['Name of the business', 'Name of the location', 'Street and number', 'City', 'State'])
    await page.getByLabelText(label, { exact: true }).fill('Elm')
  for (const label of ['ZIP code', 'Your name', 'Phone number'])
    await page.getByLabelText(label, { exact: true }).fill('12207')
  await page.getByLabelText('E-mail address', { exact: true }).fill('a@example.org')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect.element(page.getByText(Message)).toBeVisible()
  await expect.element(page.getByLabelText('City', { exact: true })).toHaveValue('Elm')
})

it('the food bank sees who waits, each with the way to its decision', async () => {
  answerWith(() => value({ rows: [pending] }))
  await within(<PendingDonorsPage />)
  await expect.element(page.getByRole('link', { name: 'Elm Street Deli', exact: true })).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('an address that could not be copied is told as a failure', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  answerWith(() => value({ rows: [pending] }))
  await within(<PendingDonorsPage />)
  await page.getByRole('button', { name: 'Copy sign-up address' }).click()
  await expect.element(page.getByRole('alert').getByText(/did not allow copying/)).toBeVisible()
})

const detail = { path: '/:id', at: '/5' }
/** A donor of the food bank: the 101st by its name, so that its page of donors does not hold it. */
const chain = { ID: 31, Name: 'Elm Stores', TimeZone: 'America/New_York', LocationCount: 2 }

const before = Array.from({ length: 100 }, (_, n) => ({ ...chain, ID: 200 + n, Name: `Acorn Farm ${n + 1}` }))
/** Response of the server: the first hundred, or those that the search finds. */
const donorsFound = (path: string, last: typeof chain) => (path.includes('searchFilter=') ? [last] : before)

it('a sign-up is approved with code and pin; a code that is taken is told', async () => {
  let isTaken = true
  const sent = answerWith(({ body, path }) => {
    if (path === '/api/addresses/lookup') return value(null)
    if (path.includes('/donors?')) return value({ rows: donorsFound(path, chain) })
    if (body === undefined) return value(pending)
    if (isTaken) return refusal('Another donor location of your food bank has the code ESD-1.')
    return value({ ...pending, ...decided, State: 'approved', DonorID: 31, DonorLocationID: 32 })
  })
  await within(<PendingDonorPage />, 'foodbankadmin', detail)
  await expect.element(page.getByText('This address was not found.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Approve and invite' }).click()
  await expect.element(page.getByText('Please set the pin on the map.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Set the pin on the map' }).click()
  await page.getByLabelText('Code of the location').fill('ESD-1')
  await page.getByRole('button', { name: 'Approve and invite' }).click()
  await expect.element(page.getByText(/has the code ESD-1/)).toBeVisible()
  await expect.poll(violations).toEqual([])
  isTaken = false
  await page.getByLabelText('Code of the location').fill('ESD-2')
  const donor = page.getByRole('combobox', { name: 'Belongs to' })
  await expect.element(donor).toHaveAttribute('placeholder', 'A new donor: Elm Street Deli')
  await donor.fill('elm')
  await page.getByRole('option', { name: 'Elm Stores' }).click()
  await page.getByRole('button', { name: 'Approve and invite' }).click()
  await expect.element(page.getByRole('link', { name: 'To the location' })).toBeVisible()
  expect(sent.findLast(({ body }) => body !== undefined)?.body).toEqual({
    IsApproved: true,
    Location: { Code: 'ESD-2', Latitude: 42.65, Longitude: -73.75, LocatedBy: 'hand', DonorID: 31 },
  })
})

it('a sign-up is refused with its reason', async () => {
  const sent = answerWith(({ body, path }) =>
    value(
      path.includes('/donors?')
        ? { rows: [chain] }
        : body === undefined
          ? pending
          : { ...pending, ...decided, State: 'refused', Reason: 'No truck.' },
    ),
  )
  await within(<PendingDonorPage />, 'foodbankadmin', detail)
  await page.getByRole('button', { name: 'Refuse…' }).click()
  await page.getByLabelText('Reason (optional)').fill('No truck.')
  await page.getByRole('button', { name: 'Refuse and write' }).click()
  await expect.element(page.getByText('No truck.')).toBeVisible()
  expect(sent.findLast(({ body }) => body !== undefined)?.body).toEqual({ IsApproved: false, Reason: 'No truck.' })
})

it('who may not decide reads the sign-up', async () => {
  answerWith(() => value(pending))
  await within(<PendingDonorPage />, 'foodbankuser', detail)
  await expect.element(page.getByText('Sandwiches, most evenings.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Approve and invite' }).elements()).toEqual([])
})

const key: ApiKeyRow = {
  ID: 7,
  FoodBankID: 10,
  Name: 'Tills',
  Start: 'gk_7_',
  CreatedByName: 'Pat Person',
  CreatedAt: '2026-11-01T12:00:00.000Z',
  LastUsedAt: null,
  RevokedAt: null,
}
const keysPage = { path: '/donors/:id/api-keys', at: '/donors/30/api-keys' }

it('a key is made and shown once, and revoked after a question', async () => {
  const keys: ApiKeyRow[] = [key]
  const sent = answerWith(({ path, body }) => {
    if (path.includes('/revoke')) return value({ ...key, RevokedAt: '2026-11-21T12:00:00.000Z' })
    if (body !== undefined) return value({ Key: 'gk_8_secretsecretsecret', Row: { ...key, ID: 8, Name: 'Store 14' } })
    return value({ Donor: { ID: 30, Name: 'Fresh Market' }, Keys: keys })
  })
  await within(<ApiKeysPage />, 'foodbankadmin', keysPage)
  await expect.element(page.getByText('Last used: Never')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabelText('Name of the key').fill('Store 14')
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect.element(page.getByLabelText('Key', { exact: true })).toHaveValue('gk_8_secretsecretsecret')
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('button', { name: 'Revoke Tills' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('Tills is revoked.')).toBeVisible()
  expect(sent.some(({ path }) => path === '/api/donors/30/apikeys/7/revoke')).toBe(true)
})

it('a key whose answer was lost cannot be shown', async () => {
  answerWith(({ body }) =>
    value(body === undefined ? { Donor: { ID: 30, Name: 'Fresh Market' }, Keys: [] } : { Key: null, Row: key }),
  )
  await within(<ApiKeysPage />, 'foodbankadmin', keysPage)
  await page.getByRole('button', { name: 'New key' }).first().click()
  await page.getByLabelText('Name of the key').fill('Tills')
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect.element(page.getByText('The key cannot be shown')).toBeVisible()
})

it('the impact shows figures, chart and months, and where the meals come from', async () => {
  const days = [
    { ...noAmounts, FoodBankID: 10, Period: '2026-10-03', Donations: 2, Claimed: 1, Unclaimed: 1, ClaimMinutes: 30 },
    { ...noAmounts, FoodBankID: 10, Period: '2026-11-03', Receipts: 1, ReceivedPounds: 1200 },
    { ...noAmounts, FoodBankID: 10, Period: '2025-11-03', Donations: 1, Claimed: 1, Receipts: 1, ReceivedPounds: 600 },
  ]
  const impact = impactOf('Food Bank', { Start: '2026-10', End: '2026-11' }, '2026-11-22', days)
  const bakery = { ID: 40, Name: 'Bakery', TimeZone: 'America/New_York', LocationCount: 1 }
  const sent = answerWith(({ path }) => value(path.includes('/impact') ? impact : { rows: donorsFound(path, bakery) }))
  await within(<ImpactPage />)
  await expect.element(page.getByText(/^What became of the food of all your donors, October 2026/)).toBeVisible()
  await expect.element(page.getByText('+100% on last year').first()).toBeVisible()
  await expect.element(page.getByText('100% last year')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'November 2026 0 1 1,200 1,000 – –' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'October 2026 2 0 0 0 50% 30 min' })).toBeVisible()
  await expect.element(page.getByText(/counted as 1\.2 pounds of food\. Source: Feeding America/)).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('combobox', { name: 'Donor' }).fill('bakery')
  await page.getByRole('option', { name: 'Bakery' }).click()
  await expect.poll(() => sent.some(({ path }) => path.startsWith('/api/donors/40/impact'))).toBe(true)
  await expect.element(page.getByRole('combobox', { name: 'Donor' })).toHaveValue('Bakery')
})
