import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { orderCode, orderRow } from '../../../../shared/pantry/orders/order.ts'
import { orderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import CustomerPage from '../../../../web/src/pantry/orders/CustomerAndOrdersPage.tsx'
import { answerWith, sessionAs, show, value } from '../../setup.tsx'
import { fullNeighbor } from '../customers/customer.fixture.ts'
import { ownOrder } from './orders.fixture.ts'

/** The orders on a customer's page, and what choosing an agency does to it. */

const serve = () =>
  answerWith(({ path }) => {
    if (path.includes('/full')) return value(fullNeighbor)
    if (path.includes('OrdersGrid')) return value({ rows: [orderGridRow(orderRow(ownOrder))] })
    return value(path.includes('agencies') ? [{ ID: 12, EntityID: 12, Name: 'Elm Street' }] : [])
  })
const showDetail = (role: 'foodbankuser' | 'agency') =>
  show(
    <SessionContext value={sessionAs(role)}>
      <CustomerPage />
    </SessionContext>,
    { at: '/?customerId=1' },
  )
const agency = page.getByRole('combobox', { name: 'Agency' })
const status = page.getByRole('button', { name: /^Change the status of order ABC/ })
const firstName = page.getByRole('textbox', { name: 'First Name' })

it('[choose-agency-effects] choosing an agency disables the change of a status, and ends editing', async () => {
  const sent = serve()
  await showDetail('foodbankuser')
  await expect.element(status).toBeEnabled()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect.element(firstName).toBeVisible()
  await agency.click()
  await page.getByRole('option', { name: 'Elm Street' }).click()
  await expect.poll(() => sent.some(({ path }) => path.includes('AgencyID=12'))).toBe(true)
  await expect.element(page.getByRole('listitem', { name: 'ABC Rosa Figueroa' })).toBeVisible()
  await expect.element(status).not.toBeInTheDocument()
  await expect.element(firstName).not.toBeInTheDocument()
  await agency.click()
  await page.getByRole('option', { name: 'All agencies' }).click()
  await expect.element(status).toBeEnabled()
})

it('[agency-selection-foodbank] people of an agency choose none', async () => {
  serve()
  await showDetail('agency')
  await expect.element(status).toBeVisible()
  expect(agency.elements()).toEqual([])
})

it('is paged through all of them; choosing an agency begins with the first page again', async () => {
  const all = Array.from({ length: 30 }, (_, at) => orderGridRow(orderRow({ ...ownOrder, ID: 3000 - at })))
  const sent = answerWith(({ path }) => {
    if (path.includes('/full')) return value(fullNeighbor)
    if (path.includes('OrdersGrid'))
      return value(path.includes('cursor=more') ? { rows: all.slice(25) } : { rows: all.slice(0, 25), cursor: 'more' })
    return value(path.includes('agencies') ? [{ ID: 12, EntityID: 12, Name: 'Elm Street' }] : [])
  })
  await showDetail('foodbankuser')
  const orderOf = (id: number) => page.getByRole('listitem', { name: `${orderCode(id)} Rosa Figueroa` })
  await expect.element(orderOf(3000)).toBeVisible()
  await expect.element(page.getByText('25 rows · Page 1')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(orderOf(2971)).toBeVisible()
  await expect.element(orderOf(3000)).not.toBeInTheDocument()
  await agency.click()
  await page.getByRole('option', { name: 'Elm Street' }).click()
  await expect.poll(() => sent.findLast(({ path }) => path.includes('OrdersGrid'))?.path).toContain('AgencyID=12')
  await expect.element(orderOf(3000)).toBeVisible()
  expect(sent.findLast(({ path }) => path.includes('OrdersGrid'))?.path).not.toContain('cursor')
})
