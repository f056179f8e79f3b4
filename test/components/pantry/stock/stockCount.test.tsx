import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CountedProduct, StockCount } from '../../../../shared/pantry/stock/count.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import StockCountPage from '../../../../web/src/pantry/stock/StockCountPage.tsx'
import { answerWith, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { productRow } from '../products/productRow.ts'

/** A stock count on a phone. */

const products = [
  productRow(1, 'Green Beans', {
    ...{ Quantity: 5, CurrentOrderQuantity: 25, PackedQuantity: 20 },
    ...{ PromisedQuantity: 5, ShelfQuantity: 10, ShortQuantity: 0 },
    Gtin: '036000291452',
  }),
  productRow(2, 'Brown Rice', { Quantity: 3, PantryInventoryStorageLocation: { ID: 4, Label: 'Aisle 2' } }),
  productRow(3, 'Lentils', { Quantity: 7, PantryInventoryStorageLocation: { ID: 4, Label: 'Aisle 2' } }),
]
const session = sessionAs('foodbankadmin')
const open = () =>
  show(
    <SessionContext value={session}>
      <StockCountPage />
    </SessionContext>,
  )
const counted = (name: string) => page.getByRole('spinbutton', { name: `Counted of ${name}` })

const sentCount = (ID: number, more: Partial<StockCount> = {}): StockCount => ({
  ID,
  Created: '2026-11-20T15:00:00.000Z',
  State: 'applied',
  StorageLocation: { ID: 4, Label: 'Aisle 2' },
  Lines: [
    {
      ...{ PantryInventoryItemID: 2, Name: 'Brown Rice', Counted: 2, Expected: 3, SeenQuantity: 3 },
      ...{ CountedAt: '2026-11-20T14:00:00.000Z', IsOvertaken: false },
    },
  ],
  By: { UserID: 900_001, Name: 'Ann Rivera' },
  SettledBy: null,
  ...more,
})
const answers =
  (counts: StockCount[] = [], needsApproval = false, sent: () => Response | undefined = () => undefined) =>
  async ({ method, path }: SentRequest) => {
    if (path.includes('/counts/rules')) return value({ NeedsApproval: needsApproval })
    if (path.includes('/counts') && method === 'GET') return value({ rows: counts })
    if (method === 'POST') return sent() ?? value(sentCount(7))
    return value(products)
  }
type Sent = { StorageLocationID: number | null; Lines: CountedProduct[] }

it('finds by number or words, counts what is on the shelf without packed bags, and says when and what was known', async () => {
  localStorage.clear()
  const sent = answerWith(answers())
  await open()
  await page.getByRole('searchbox').fill('0036000291452')
  await expect.element(counted('Green Beans')).toBeVisible()
  await expect.element(page.getByText('On the shelf: 10')).toBeVisible()
  await expect.element(page.getByText(/^In packed bags: 20/)).toBeVisible()
  await expect.poll(() => document.body.textContent).not.toContain('Brown Rice')
  const before = new Date().toISOString()
  await counted('Green Beans').fill('9')
  await expect.element(page.getByText('Difference: -1')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Send 1 count' }).click()
  await expect.element(page.getByText('Different from what was known: Green Beans −1.')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('Saved: 1 counted')).toBeVisible()
  const [body] = sent.filter(({ method }) => method === 'POST').map((call) => call.body as Sent)
  expect(body).toMatchObject({
    StorageLocationID: null,
    Lines: [{ PantryInventoryItemID: 1, CountedQuantity: 9, SeenQuantity: 10 }],
  })
  expect((body?.Lines[0]?.CountedAt ?? '') >= before).toBe(true)
  await expect.element(counted('Green Beans')).toHaveValue(null)
})

it('shows a product in a row of 52 px, also with its difference', async () => {
  localStorage.clear()
  answerWith(answers())
  await open()
  await counted('Brown Rice').fill('9')
  await expect.element(page.getByText('Difference: +6')).toBeVisible()
  const heights = page
    .getByRole('listitem')
    .elements()
    .slice(0, products.length)
    .map((row) => row.clientHeight)
  expect(heights.length).toBe(3)
  for (const height of heights) expect(height).toBeLessThanOrEqual(52)
})

it('sends one storage location after the other', async () => {
  localStorage.clear()
  const sent = answerWith(answers())
  await open()
  await counted('Green Beans').fill('10')
  await page.getByRole('combobox', { name: 'Storage location' }).click()
  await page.getByRole('option', { name: 'Aisle 2' }).click()
  await expect.element(page.getByText('0 of 2 counted')).toBeVisible()
  await counted('Brown Rice').fill('3')
  await counted('Lentils').fill('7')
  await page.getByRole('button', { name: 'Send 2 counts' }).click()
  await expect.element(page.getByText('Everything is as expected.')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('Saved: 2 counted')).toBeVisible()
  const [body] = sent.filter(({ method }) => method === 'POST').map((call) => call.body as Sent)
  expect([body?.StorageLocationID, body?.Lines.map((line) => line.PantryInventoryItemID)]).toEqual([4, [2, 3]])
})

it('keeps a count that was not sent, with the moment at which it was made', async () => {
  localStorage.clear()
  const failing = () => new Response('{}', { status: 500 })
  const sent = answerWith(answers([], false, failing))
  const first = await open()
  await counted('Brown Rice').fill('4')
  const send = async () => {
    await page.getByRole('button', { name: 'Send 1 count' }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
  }
  await send()
  await expect.element(page.getByText(/your counts are kept on this device/)).toBeVisible()
  await first.unmount()
  await open()
  await expect.element(counted('Brown Rice')).toHaveValue(4)
  await send()
  await expect.poll(() => sent.filter(({ method }) => method === 'POST').length).toBe(2)
  const times = sent.filter(({ method }) => method === 'POST').map(({ body }) => (body as Sent).Lines[0]?.CountedAt)
  expect(times[1]).toBe(times[0])
})

it('shows sent counts with their variances; a second person approves those that wait', async () => {
  localStorage.clear()
  const own = sentCount(8, { State: 'waiting', By: { UserID: session.UserID, Name: 'Me' } })
  const sent = answerWith(answers([sentCount(9, { State: 'waiting' }), own, sentCount(7)], true))
  await open()
  await expect.element(page.getByText('Brown Rice: −1 (2 counted, 3 expected)').first()).toBeVisible()
  await expect.element(page.getByText('Somebody else approves it.')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'A second person approves each count' })).toBeChecked()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toEqual([{ CountID: 9, Approve: true }])
})
