import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SignIn } from '../../../../shared/network/people/signIn.ts'
import { leaveFor } from '../../../../web/src/core/go.ts'
import { signOutEverywhereAndLeave } from '../../../../web/src/network/session/leave.ts'
import { SignInsPanel } from '../../../../web/src/network/session/SignInsPanel.tsx'
import { answerWith, refusal, show, value, violations } from '../../setup.tsx'

const pool = vi.hoisted(() => ({ signOutEverywhere: vi.fn(async () => undefined) }))
vi.mock('../../../../web/src/network/session/auth.ts', async (original) => ({
  ...(await original<object>()),
  accessToken: async () => 'token',
  signOutEverywhere: pool.signOutEverywhere,
}))
vi.mock('../../../../web/src/core/go.ts', async (original) => ({ ...(await original<object>()), leaveFor: vi.fn() }))

const times = { Since: '2026-11-01T12:00:00.000Z', LastUsedAt: '2026-11-02T12:00:00.000Z' }
const phone: SignIn = { ...times, ID: 'phone', Browser: 'chrome', System: 'android', IsCurrent: true }
const office: SignIn = { ...times, ID: 'office', Browser: 'firefox', System: 'windows', IsCurrent: false }
const unknown: SignIn = { ...times, ID: 'unknown', Browser: 'other', System: 'other', IsCurrent: false }

beforeEach(() => {
  pool.signOutEverywhere.mockClear()
  vi.mocked(leaveFor).mockClear()
})

/** The server as far as this panel sees it. */
function serve(answer?: () => Response) {
  let left = [phone, office, unknown]
  return answerWith(({ method, body }) => {
    if (method !== 'PUT') return value(left)
    if (answer) return answer()
    const { ID } = body as { ID: string | null }
    left = left.filter((one) => one.IsCurrent || (ID !== null && one.ID !== ID))
    return value(left)
  })
}
const showPanel = () => show(<SignInsPanel onEndAll={signOutEverywhereAndLeave} />)
const changes = (sent: ReturnType<typeof serve>) =>
  sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const confirmed = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

it('names each device, marks this one, and ends another after a question', async () => {
  const sent = serve()
  await showPanel()
  await expect.element(page.getByText('Chrome on Android')).toBeVisible()
  await expect.element(page.getByText('Another browser on another device')).toBeVisible()
  await expect.element(page.getByText('This device')).toBeVisible()
  expect(await violations()).toEqual([])
  expect(page.getByRole('button', { name: 'End sign-in: Chrome on Android' }).elements()).toEqual([])
  await press('End sign-in: Firefox on Windows')
  expect(changes(sent)).toEqual([])
  await confirmed('End sign-in')
  await expect.element(page.getByText('Firefox on Windows')).not.toBeInTheDocument()
  expect(changes(sent)).toEqual([{ ID: 'office', IsCurrentToo: false }])
})

it('signs out everywhere else', async () => {
  const sent = serve()
  await showPanel()
  await press('Sign out everywhere else')
  await confirmed('Sign out everywhere else')
  await expect.element(page.getByText('Firefox on Windows')).not.toBeInTheDocument()
  await expect.element(page.getByText('Chrome on Android')).toBeVisible()
  expect(changes(sent)).toEqual([{ ID: null, IsCurrentToo: false }])
  expect(pool.signOutEverywhere).not.toHaveBeenCalled()
})

it('signs out everywhere: the API and the pool, then leaves', async () => {
  const sent = serve()
  await showPanel()
  await press('Sign out everywhere')
  await confirmed('Sign out everywhere')
  await expect.poll(() => vi.mocked(leaveFor).mock.calls.length).toBe(1)
  expect(changes(sent)).toEqual([{ ID: null, IsCurrentToo: true }])
  expect(pool.signOutEverywhere).toHaveBeenCalledTimes(1)
})

it('leaves nothing when the API fails, and says so', async () => {
  serve(() => refusal('Not now.'))
  await showPanel()
  await press('Sign out everywhere')
  await confirmed('Sign out everywhere')
  await expect.element(page.getByText('Not now.')).toBeVisible()
  expect(pool.signOutEverywhere).not.toHaveBeenCalled()
  expect(leaveFor).not.toHaveBeenCalled()
})
