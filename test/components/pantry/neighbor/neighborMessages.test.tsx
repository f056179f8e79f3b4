import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '../../../../shared/network/session/api.ts'
import { NeighborShell } from '../../../../web/src/shell/NeighborShell.tsx'
import { answerWith, refusal, sessionAs, show, value, violations } from '../../setup.tsx'

/** Announcements of the food bank reach neighbors on every screen of theirs. */

const session: Session = { ...sessionAs('customer'), CustomerID: 310 }
const messages = [
  {
    ID: 7,
    IsSurvey: false,
    Title: 'Closed on Friday',
    Body: 'Snow: nobody is there.\nOrders of Friday are for Monday.',
  },
  { ID: 8, IsSurvey: false, Title: 'New hours', Body: 'From May we open at 8.' },
]

const serve = () =>
  answerWith(({ path }) => {
    if (path.includes('/systemmessages/current')) {
      const seen = new URL(path, 'http://here').searchParams.get('seen')?.split(',') ?? []
      return value(messages.find(({ ID }) => !seen.includes(String(ID))) ?? null)
    }
    return path.includes('/api/session') ? value(session) : refusal('Not asked for')
  })
const open = () =>
  show(
    <NeighborShell>
      <h1>Home</h1>
    </NeighborShell>,
  )
const dialog = () => page.getByRole('dialog')

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(390, 800)
})

it('one after the other, each once on this phone', async () => {
  serve()
  const first = await open()
  await expect.element(dialog().getByText('Closed on Friday')).toBeVisible()
  await expect.element(dialog().getByText(/Orders of Friday are for Monday/)).toBeVisible()
  await expect.poll(violations).toEqual([])
  await dialog().getByRole('button').click()
  await expect.element(dialog().getByText('New hours')).toBeVisible()
  await dialog().getByRole('button').click()
  await expect.poll(() => dialog().elements()).toEqual([])
  await first.unmount()
  const sent = serve()
  await open()
  await expect.poll(() => sent.some(({ path }) => path.includes('seen=7%2C8') || path.includes('seen=7,8'))).toBe(true)
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(dialog().elements()).toEqual([])
})
