import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SignIn } from '../../../../shared/network/people/signIn.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import { textConsentWording } from '../../../../shared/pantry/customers/consentWording.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ProfilePage from '../../../../web/src/pantry/neighbor/ProfilePage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { neighborCustomer } from './neighbor.fixture.ts'

/** A neighbor's own profile: language, messages with consent, household, and their data. */

const neighbor: Session = { ...sessionAs('customer'), CustomerID: 310 }
const customer = { ...neighborCustomer, PhoneNumber: '+18655550142', HouseholdSize: 4 }
const look = {
  UserID: 9,
  Name: 'Sam Staff',
  EntityName: 'Eastside',
  First: '2026-11-20T12:00:00.000Z',
  Last: '2026-11-20T12:00:00.000Z',
}

const signIn: SignIn = {
  ID: 'phone',
  Browser: 'chrome',
  System: 'android',
  IsCurrent: true,
  Since: '2026-11-01T12:00:00.000Z',
  LastUsedAt: '2026-11-02T12:00:00.000Z',
}

const serve = (
  change: (request: SentRequest) => Response = ({ body }) =>
    value({ ...customer, ...(body as object), Version: 2, Ages: null }),
) =>
  answerWith((request) => {
    if (request.method !== 'GET') return change(request)
    if (request.path.startsWith('/api/session/signins')) return value([signIn])
    return value(request.path.includes('/looks') ? [look] : customer)
  })
const showProfile = () =>
  show(
    <SessionContext value={neighbor}>
      <ProfilePage />
    </SessionContext>,
  )
const save = () => page.getByRole('button', { name: 'Save' }).click()
const box = (name: RegExp) => page.getByRole('checkbox', { name })

beforeEach(() => page.viewport(390, 800))

it('saves language, messages with the consent’s wording, and the household by ages', async () => {
  const sent = serve()
  await showProfile()
  await page.getByRole('radio', { name: 'Español' }).click()
  await box(/^Text Message/).click()
  await expect.poll(violations).toEqual([])
  await save()
  await expect.element(page.getByText('Please agree to text messages first.')).toBeVisible()
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
  await page.getByText(textConsentWording.en).click()
  await page.getByLabelText('Children (0 to 17 years)').fill('2')
  await page.getByLabelText('Adults (18 to 59 years)').fill('1')
  await save()
  await expect.element(page.getByText('Your profile is saved')).toBeVisible()
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/orderahead/customer/310/profile',
    body: {
      Language: 'es',
      IsTextMessageNotificationEnabled: true,
      IsTextConsentGiven: true,
      Ages: { Minors: 2, Adults: 1, Seniors: 0 },
    },
  })
})

it('[customer-names-required] a blank name is not sent, and its field says so', async () => {
  const sent = serve()
  await showProfile()
  await page.getByLabelText('First name').fill('  ')
  await save()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('a refusal stands in the form', async () => {
  serve(() => refusal('E-mails need an e-mail address.'))
  await showProfile()
  await save()
  await expect.element(page.getByText('E-mails need an e-mail address.')).toBeVisible()
})

it('shows who looked at the data, and asks before the account is deleted', async () => {
  const sent = serve()
  await showProfile()
  await page.getByRole('button', { name: 'Who looked at my data' }).click()
  await expect.element(page.getByText(/lists and reports about many people.* not listed here one by one/)).toBeVisible()
  await expect.element(page.getByText('Sam Staff, Eastside')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('lists where the neighbor is signed in', async () => {
  serve()
  await showProfile()
  await expect.element(page.getByText('Chrome on Android')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  await expect.poll(violations).toEqual([])
})
