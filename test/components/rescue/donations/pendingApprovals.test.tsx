import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as session from '../../../../shared/network/session/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import StatusGridPage from '../../../../web/src/rescue/donations/grid/StatusGridPage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'
import { statusRow } from './statusRow.ts'

/** The food bank's donations: what waits for its approval is told above the grid and stands in it, once. */

const recent = new Date(Date.now() - 3_600_000).toISOString()
const waiting = [statusRow(8, { Created: recent }), statusRow(9, { Created: recent })]

async function shown(pending: readonly donations.GridRow[], at = '/', HasMore = false) {
  const sent = answerWith(({ path }) => {
    if (path.startsWith(offers.listPendingMatches.path)) return value({ rows: pending, HasMore })
    if (path.startsWith(session.getSavedFilters.path)) return value({ Version: 0, Filters: [] })
    return value(path.startsWith(donations.getFoodBankGrid.path) ? { rows: pending } : [])
  })
  await show(
    <SessionContext value={sessionAs('foodbankrtcoord')}>
      <StatusGridPage />
    </SessionContext>,
    { at },
  )
  return sent
}
const note = () => page.getByText('2 match lists wait for your approval.')
const see = () => page.getByRole('link', { name: 'Show them' })
const destination = () => new URLSearchParams(see().element().getAttribute('href')?.split('?')[1])

it('each stands on the page once: the note counts them and leads to them, longest waiting first', async () => {
  await shown(waiting)
  await expect.element(note()).toBeVisible()
  await expect.element(page.getByRole('grid').getByText('D8')).toBeVisible()
  for (const code of ['D8', 'D9']) expect(page.getByText(code, { exact: true }).elements()).toHaveLength(1)
  expect(Object.fromEntries(destination())).toEqual({ status: '1', order: 'oldest' })
  await expect.poll(violations).toEqual([])
})

it('says so when more wait than it counts', async () => {
  await shown(waiting, '/', true)
  await expect.element(page.getByText('More than 2 match lists wait for your approval.')).toBeVisible()
})

it('one that was posted before the grid’s first day is reached as well', async () => {
  await shown([statusRow(7, { Created: '2024-03-05T15:00:00.000Z' })])
  await expect.element(page.getByText('1 match list waits for your approval.')).toBeVisible()
  expect(destination().get('start')).toBe('2024-03-05')
})

it('the grid that shows them offers no way to itself', async () => {
  const sent = await shown(waiting, '/?status=1&order=oldest')
  await expect.element(note()).toBeVisible()
  await expect.element(see()).not.toBeInTheDocument()
  expect(sent.find(({ path }) => path.startsWith(donations.getFoodBankGrid.path))?.path).toContain('statusTypeId=1')
})

it('nothing is told when none waits', async () => {
  await shown([])
  await expect.element(page.getByText('No donations here yet')).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})
