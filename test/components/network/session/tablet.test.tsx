import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { idleMinutes } from '../../../../shared/network/people/pin.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import * as refusals from '../../../../shared/refusals.ts'
import { acting } from '../../../../web/src/core/data/acting.ts'
import { setUpClient } from '../../../../web/src/core/data/client.ts'
import { SessionContext, useSessionState } from '../../../../web/src/core/data/useSession.ts'
import LockButton from '../../../../web/src/pantry/tablet/LockButton.tsx'
import TabletLock from '../../../../web/src/pantry/tablet/TabletLock.tsx'
import TabletPage from '../../../../web/src/pantry/tablet/TabletPage.tsx'
import { answerWith, refusal, sessionAs, show, value, violations } from '../../setup.tsx'

/** A shared tablet: who is working, their PIN, and locking it again. */

beforeEach(() => acting.clear())
afterEach(() => {
  acting.clear()
  vi.useRealTimers()
})

const people = [
  { UserID: 7, Name: 'Ada Moss' },
  { UserID: 8, Name: 'Ben Ortiz' },
]

/** A server of a tablet whose one PIN is 5093. */
function serve() {
  const sent = answerWith(({ path, body }) => {
    if (path.startsWith('/api/session/tablet/people')) return value(people)
    if (path === '/api/session/tablet/unlock') {
      if ((body as { PIN: string }).PIN !== '5093') return refusal(refusals.pinWrong.en)
      return value({ Acting: '7.secret', Until: '2026-11-24T16:00:00.000Z', Name: 'Ada Moss' })
    }
    if (path.startsWith('/api/session?')) {
      const seen: Session = {
        ...sessionAs('pantryvolunteer'),
        ...{ Name: acting.get() ? 'Ada Moss' : 'Pat Person', Tablet: { IsLocked: acting.get() === undefined } },
      }
      return value(seen)
    }
    return value(null)
  })
  setUpClient({ acting: acting.get })
  return sent
}
/** The tablet as the shell shows it. */
function Tablet() {
  const { data } = useSessionState()
  if (!data) return null
  if (data.Tablet?.IsLocked) return <TabletLock />
  return (
    <SessionContext value={data}>
      <LockButton />
      <p>Packing is here</p>
    </SessionContext>
  )
}
const openTablet = () => show(<Tablet />)

it('asks who is working, and shows no page before their PIN is right', async () => {
  await page.viewport(820, 1100)
  const sent = serve()
  await openTablet()
  await expect.element(page.getByRole('heading', { name: 'Who is working?' })).toBeVisible()
  expect(page.getByText('Packing is here').elements()).toEqual([])
  // The frame of the tests has a main part of its own.
  expect((await violations()).filter((one) => !one.startsWith('landmark'))).toEqual([])
  await page.getByRole('button', { name: 'Ada Moss' }).click()
  const pin = page.getByLabelText('PIN')
  await pin.fill('12a34')
  await expect.element(pin).toHaveValue('1234')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(refusals.pinWrong.en)
  await expect.element(pin).toHaveValue('')
  await pin.fill('5093')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(page.getByText('Packing is here')).toBeVisible()
  expect(sent.find(({ path }) => path.endsWith('/unlock'))?.body).toEqual({ UserID: 7, PIN: '1234' })
})

it('is locked by its button, and after minutes without a touch', async () => {
  await page.viewport(820, 1100)
  serve()
  acting.set('7.secret')
  await openTablet()
  await page.getByRole('button', { name: 'Lock: Ada Moss is working' }).click()
  await expect.element(page.getByRole('heading', { name: 'Who is working?' })).toBeVisible()
  expect(acting.get()).toBeUndefined()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await page.getByRole('button', { name: 'Ada Moss' }).click()
  await page.getByLabelText('PIN').fill('5093')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(page.getByText('Packing is here')).toBeVisible()
  await vi.advanceTimersByTimeAsync(idleMinutes * 60_000)
  await expect.element(page.getByRole('heading', { name: 'Who is working?' })).toBeVisible()
})

it('sets a PIN that not everybody tries first, and takes it away', async () => {
  const sent = answerWith(({ body }) => value({ HasPin: (body as { PIN: string | null }).PIN !== null }))
  await show(
    <SessionContext value={sessionAs('agency')}>
      <TabletPage />
    </SessionContext>,
  )
  const pin = page.getByLabelText('New PIN')
  await pin.fill('1234')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect.element(pin).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await pin.fill('5093')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect.element(page.getByText('The PIN is set')).toBeVisible()
  await page.getByRole('button', { name: 'Remove PIN' }).click()
  await expect.element(page.getByText('The PIN is removed')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ PIN: '5093' }, { PIN: null }])
  expect(await violations()).toEqual([])
})
