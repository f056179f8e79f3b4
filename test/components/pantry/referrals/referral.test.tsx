import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveFor } from '../../../../web/src/core/go.ts'
import ReferralPage from '../../../../web/src/pantry/referrals/ReferralPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** Page of an invitation's link: signing up, or adding its places to an account. */

const account = vi.hoisted(() => ({
  token: undefined as string | undefined,
  signIn: async () => 'done',
}))
vi.mock('../../../../web/src/network/session/auth.ts', async (original) => ({
  ...(await original<object>()),
  accessToken: async () => account.token,
  signIn: () => account.signIn(),
}))
vi.mock('../../../../web/src/core/go.ts', async (original) => ({ ...(await original<object>()), leaveFor: vi.fn() }))

const code = 'ABCDEFGHJKMN'
const referral = {
  Code: code,
  FoodBank: { Name: 'Smoky Foothills' },
  Message: 'Welcome! Here is a link just for you:',
  PantryLocations: [{ Label: 'Campus Pantry', City: 'Knoxville' }],
  DeliveryPrograms: [{ Name: 'Meals at home' }],
  PreferredLanguageCode: 'en',
  IsRedeemed: false,
}
let before = ''
beforeEach(() => {
  localStorage.clear()
  vi.mocked(leaveFor).mockClear()
  account.token = undefined
  account.signIn = async () => 'done'
  before = location.href
  history.replaceState(null, '', `/referral/${code}`)
})
afterEach(() => history.replaceState(null, '', before))

const serve = (answer: (request: SentRequest) => Response = () => value(null), opened: object = referral) =>
  answerWith((request) => {
    if (request.method === 'GET' && request.path.includes('/api/referral/')) return value(opened)
    return answer(request)
  })
/** The page has a `main` of its own inside the test's. */
const ownViolations = async () => (await violations()).filter((one) => !one.startsWith('landmark-'))
const posted = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'POST')
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function fill(more: Readonly<Record<string, string>> = {}) {
  const typed = { 'First name': 'Rosa', 'Last name': 'Medina', 'E-mail': 'rosa@example.org', ...more }
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  await page.getByLabelText('New password').fill('Good-Food-4-All!')
}

it('has the address to which the link was sent', async () => {
  history.replaceState(null, '', `/referral/${code}#to=rosa%2Bfood%40example.org`)
  serve()
  await show(<ReferralPage />)
  await expect.element(field('E-mail')).toHaveValue('rosa+food@example.org')
})

it('shows what the link opens, and signs up with what was typed', async () => {
  const sent = serve(() => value({ CustomerID: 31 }))
  await show(<ReferralPage />)
  await expect.element(page.getByRole('heading', { name: 'Order food from Smoky Foothills' })).toBeVisible()
  await expect.element(page.getByText('Campus Pantry, Knoxville')).toBeVisible()
  await expect.element(page.getByText('Meals at home')).toBeVisible()
  await expect.element(page.getByText(/This institution is an equal opportunity provider/)).toBeVisible()
  await expect.poll(ownViolations).toEqual([])
  await fill({ 'People in your home, with you': '4' })
  await button('Sign up').click()
  await expect.poll(() => vi.mocked(leaveFor).mock.calls.length).toBe(1)
  expect(posted(sent)[0]).toMatchObject({
    path: expect.stringContaining(code),
    body: {
      FirstName: 'Rosa',
      EMailAddress: 'rosa@example.org',
      PhoneNumber: null,
      HouseholdSize: 4,
      IsEmailNotificationEnabled: true,
      IsTextMessageNotificationEnabled: false,
    },
  })
})

it('sends nothing before it is complete, and says what is missing', async () => {
  const sent = serve()
  await show(<ReferralPage />)
  await fill({ 'E-mail': '', 'Mobile phone': '555-0134' })
  await page.getByLabelText('New password').fill('short')
  await button('Sign up').click()
  await expect.element(page.getByText('This is not a phone number. Write it with its area code.')).toBeVisible()
  await expect.element(page.getByText(/Use at least 12 characters/).first()).toBeVisible()
  await field('Mobile phone').fill('')
  await page.getByLabelText('New password').fill('Good-Food-4-All!')
  await button('Sign up').click()
  await expect.element(page.getByText('Give an e-mail or a phone number.')).toBeVisible()
  await field('Mobile phone').fill('865-555-0134')
  await page.getByLabelText('New password').fill('Pears-8655550134')
  await button('Sign up').click()
  await expect.element(page.getByText(/The password may not have the person’s name/)).toBeVisible()
  await expect.poll(ownViolations).toEqual([])
  expect(posted(sent)).toEqual([])
})

it('keeps what was typed when the sign-up is refused, and says why', async () => {
  serve(() => refusal('There is an account with this e-mail or phone number. Please sign in with it.'))
  await show(<ReferralPage />)
  await fill()
  await button('Sign up').click()
  await expect.element(page.getByText(/There is an account with this e-mail/)).toBeVisible()
  await expect.element(field('First name')).toHaveValue('Rosa')
})

it('says how to sign in when that did not go on by itself', async () => {
  account.signIn = async () => {
    throw new Error('offline')
  }
  serve(() => value({ CustomerID: 31 }))
  await show(<ReferralPage />)
  await fill()
  await button('Sign up').click()
  await expect.element(page.getByText('Sign in with rosa@example.org and your new password.')).toBeVisible()
})

it('adds its places to the account of who is signed in', async () => {
  account.token = 'token'
  const sent = serve(({ path }) => (path.includes('/api/session') ? value(sessionAs('customer')) : value(null)))
  await show(<ReferralPage />)
  await button('Add').click()
  await expect.element(page.getByText('You can order from these places now.')).toBeVisible()
  expect(posted(sent)).toHaveLength(1)
  await expect.poll(ownViolations).toEqual([])
})

it('offers somebody who works here to sign out', async () => {
  account.token = 'token'
  serve(() => value(sessionAs('foodbankuser')))
  await show(<ReferralPage />)
  await expect.element(button('Sign out')).toBeVisible()
})

it.each<[string, () => Response, string]>([
  ['was used', () => value({ ...referral, IsRedeemed: true }), 'This link was used already'],
  ['is unknown', () => Response.json({ Message: 'Not found.' }, { status: 404 }), 'This link does not work'],
  ['was guessed too often', () => Response.json({ Message: 'Wait.' }, { status: 429 }), 'Please wait a while'],
])('says so when the link %s', async (_, answer, words) => {
  answerWith(answer)
  await show(<ReferralPage />)
  await expect.element(page.getByText(words)).toBeVisible()
})
