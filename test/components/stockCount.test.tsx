import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SessionContext } from '../../web/src/data/useSession.ts'
import StockCountPage from '../../web/src/stock/StockCountPage.tsx'
import { productRow } from './productRow.ts'
import { answerWith, sessionAs, show, value, violations } from './setup.tsx'

/** A stock count on a phone. */

const products = [
  productRow(1, 'Green Beans', { Quantity: 12, CurrentOrderQuantity: 5, Gtin: '036000291452' }),
  productRow(2, 'Brown Rice', { Quantity: 3, PantryInventoryStorageLocation: { ID: 4, Label: 'Aisle 2' } }),
]
const open = () =>
  show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <StockCountPage />
    </SessionContext>,
  )
const counted = (name: string) => page.getByRole('spinbutton', { name: `Counted of ${name}` })
const save = (name: string) => page.getByRole('button', { name: `Save the count of ${name}` })

it('finds by number or words, shows the difference and saves the count without what orders hold', async () => {
  localStorage.clear()
  const sent = answerWith(({ method }) =>
    value(method === 'PUT' ? { ProductID: 1, Quantity: 11, CurrentOrderQuantity: 5 } : products),
  )
  await open()
  await page.getByRole('searchbox').fill('0036000291452')
  await expect.element(counted('Green Beans')).toBeVisible()
  await expect.poll(() => document.body.textContent).not.toContain('Brown Rice')
  await counted('Green Beans').fill('16')
  await expect.element(page.getByText('Difference: -1')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await save('Green Beans').click()
  await expect.element(page.getByText('Saved: 11 of Green Beans')).toBeVisible()
  const puts = sent.filter(({ method }) => method === 'PUT')
  expect(puts.map(({ body }) => body)).toEqual([{ UpdatedValue: 11, Reason: 'counted', Note: '' }])
})

it('keeps a count that was not sent', async () => {
  localStorage.clear()
  answerWith(({ method }) => (method === 'PUT' ? new Response('{}', { status: 500 }) : value(products)))
  const first = await open()
  await counted('Brown Rice').fill('4')
  await save('Brown Rice').click()
  await expect.element(page.getByText(/your counts are kept on this device/)).toBeVisible()
  await first.unmount()
  await open()
  await expect.element(counted('Brown Rice')).toHaveValue(4)
})
