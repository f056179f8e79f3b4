import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '../../../../shared/core/access.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ActingBar from '../../../../web/src/pantry/helping/ActingBar.tsx'
import HelpPage from '../../../../web/src/pantry/helping/HelpPage.tsx'
import HelpPanel from '../../../../web/src/pantry/helping/HelpPanel.tsx'
import { tellHelpEnded } from '../../../../web/src/pantry/helping/helpEnded.ts'
import { OrderActions } from '../../../../web/src/pantry/neighbor/OrderActions.tsx'
import { NeighborShell } from '../../../../web/src/shell/NeighborShell.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { orderAtChurchHall, ownOrder } from '../orders/orders.fixture.ts'

/** People who order for another household: its list, the page of its link, and the bar above a helper's pages. */

const luz = { ID: 12, Name: 'Luz Marroquín', Until: '2027-04-29', Given: '2026-11-20T12:00:00.000Z', GivenBy: null }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')
const panel = (role: Role) =>
  show(
    <SessionContext value={{ ...sessionAs(role), CustomerID: 30 }}>
      <HelpPanel customerId={30} />
    </SessionContext>,
  )

it('a household sees who orders for it, ends it after a question, and makes a link', async () => {
  const sent = answerWith(({ method }) => {
    if (method === 'GET') return value([luz])
    return method === 'POST' ? value({ Code: 'the-code' }) : value([])
  })
  await panel('customer')
  await expect.element(page.getByText('Luz Marroquín, until Thu, Apr 29, 2027')).toBeVisible()
  expect(await violations()).toEqual([])
  await button('End').click()
  await button('Yes, end it').click()
  await expect.element(page.getByText('Luz Marroquín can no longer order.')).toBeVisible()
  await button('Let somebody order').click()
  await page.getByLabelText('Until').fill('2027-01-31')
  await button('Make a link').click()
  await expect.element(page.getByRole('link', { name: /app\/help\?code=the-code/ })).toBeVisible()
  expect(changes(sent).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['DELETE', '/api/orderahead/customer/30/helpers/12', undefined],
    ['POST', '/api/orderahead/customer/30/helpers', { Until: '2027-01-31', IsConsentSpoken: false }],
  ])
})

it('staff say that the household agreed; without that the reason is shown', async () => {
  const sent = answerWith(({ method }) =>
    method === 'GET' ? value([]) : refusal('Please ask the household first, and say here that it agreed.'),
  )
  await panel('foodbank')
  await button('Let somebody order').click()
  await button('Make a link').click()
  await expect.element(page.getByText('Please ask the household first, and say here that it agreed.')).toBeVisible()
  await page.getByLabelText('The household agreed, in spoken words').click()
  await button('Make a link').click()
  await expect
    .poll(() => changes(sent).map(({ body }) => (body as { IsConsentSpoken: boolean }).IsConsentSpoken))
    .toEqual([false, true])
})

it('a link that does not work says so, and changes nothing when it is opened', async () => {
  const sent = answerWith(() => refusal('This code does not work.'))
  await show(
    <SessionContext value={sessionAs('customer')}>
      <HelpPage />
    </SessionContext>,
    { at: '/?code=abc' },
  )
  expect(changes(sent)).toEqual([])
  await button('Accept').click()
  await expect.element(page.getByText('This code does not work.')).toBeVisible()
  expect(changes(sent).map(({ body }) => body)).toEqual([{ Code: 'abc' }])
})

it('the bar says for whom a helper orders, and offers the others and themselves', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const sent = answerWith(() => refusal('Not now.'))
  const Helps = [
    { CustomerID: 66, Name: 'Rosa F.' },
    { CustomerID: 67, Name: 'Hector S.' },
  ]
  await show(<ActingBar session={{ ...sessionAs('customer'), CustomerID: 66, Helps, ActsFor: 66 }} />)
  await expect.element(page.getByText('Ordering for Rosa F.')).toBeVisible()
  await expect.element(button('For myself')).toBeVisible()
  expect(await violations()).toEqual([])
  await button('For Hector S.').click()
  await expect
    .poll(() => changes(sent).map(({ body }) => body))
    .toEqual([{ Role: 'customer', EntityID: 10, CustomerID: 67 }])
})

it('a helper whose help has ended meanwhile reads that in place of what failed, and goes back to their own household', async () => {
  tellHelpEnded()
  const Helps = [{ CustomerID: 66, Name: 'Rosa F.' }]
  const session = { ...sessionAs('customer'), CustomerID: 66, Helps, ActsFor: 66 }
  const Message = 'The help for this household has ended. You can no longer order for it.'
  const sent = answerWith(({ method, path }) => {
    if (path.includes('/status/CANCELLED')) return Response.json({ Successful: false, Message }, { status: 410 })
    if (method !== 'GET') return refusal('Not now.')
    return path.includes('/api/session') ? value(session) : value(null)
  })
  await page.viewport(390, 800)
  await show(
    <NeighborShell>
      <OrderActions order={orderAtChurchHall(ownOrder)} />
    </NeighborShell>,
  )
  await button('Cancel my order').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  const told = page.getByRole('alertdialog', { name: 'This help has ended' })
  await expect.element(told.getByText(Message)).toBeVisible()
  await expect.poll(() => page.getByRole('alertdialog').elements().length).toBe(1)
  expect(page.getByText(/could not be cancelled|Please try again/).elements()).toEqual([])
  await expect.poll(violations).toEqual([])
  await told.getByRole('button', { name: 'Order for myself' }).click()
  await expect.poll(() => changes(sent).map(({ body }) => body)).toContainEqual({ Role: 'customer', EntityID: 10 })
})
