import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { frameTexts } from '../../../shared/core/text/frame.ts'
import { showAge } from '../../../web/src/core/data/shownAge.ts'
import { AuthenticatedApp } from '../../../web/src/network/session/AuthenticatedApp.tsx'
import { Shell } from '../../../web/src/shell/Shell.tsx'
import { answerWith, sessionAs, show, value } from '../setup.tsx'

/** A page of staff without a connection. */

const sentence = page.getByText(frameTexts.en.offline)

beforeEach(() => {
  localStorage.clear()
  answerWith(({ path }) => value(path.includes('/api/session') ? sessionAs('donor') : []))
})
afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
})

it('says so once, in the bar that stays, and how old the page is in place of a promise', async () => {
  await show(
    <AuthenticatedApp>
      <Shell prefix="Donor">
        <h1>Donations</h1>
      </Shell>
    </AuthenticatedApp>,
    { at: '/app/help' },
  )
  await expect.element(page.getByRole('heading', { name: 'Donations' })).toBeVisible()
  const forget = showAge(new Date().toISOString())
  await expect.element(page.getByText('Loading the newest', { exact: false })).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(sentence).toBeVisible()
  expect(sentence.elements()).toHaveLength(1)
  await expect.element(page.getByText(/^As it was at .* Without a connection\.$/)).toBeVisible()
  expect(page.getByText('Loading the newest', { exact: false }).elements()).toEqual([])
  forget?.()
})
