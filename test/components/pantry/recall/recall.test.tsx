import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Recall, RecalledOrder } from '../../../../shared/pantry/recall/recall.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import RecallPage from '../../../../web/src/pantry/stock/RecallPage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'
import { productRow } from '../products/productRow.ts'

/** A food recall: whom a product reached, how they are told, and the product held. */

const neighbor = (ID: number, FirstName: string, more: Partial<RecalledOrder['Neighbor']> = {}) => ({
  ID,
  FirstName,
  LastName: 'Medina',
  PhoneNumber: '+18655550101',
  EMailAddress: null,
  Language: 'en' as const,
  WantsTexts: true,
  ...more,
})
const order = (ID: number, Neighbor: RecalledOrder['Neighbor'], more: Partial<RecalledOrder> = {}): RecalledOrder => ({
  ID,
  StatusCode: 'PACKED',
  OrderDay: '2026-11-24',
  HandedOver: null,
  Place: 'Church hall',
  Quantity: 2,
  IsSubstitute: false,
  Neighbor,
  ...more,
})
const recall = (more: Partial<Recall> = {}): Recall => ({
  ProductID: 7,
  Name: 'Pinto Beans',
  IsActive: true,
  IsOnHold: false,
  Start: '2026-10-26',
  End: '2026-11-24',
  Since: null,
  OnShelf: 12,
  OnOrders: 2,
  Sources: [{ ReceiptID: 44, Code: 'R44', DonorName: 'Fresh Market', At: '2026-11-20T15:00:00.000Z', Quantity: 30 }],
  Orders: [
    order(4711, neighbor(1, 'Rosa', { Language: 'es', WantsTexts: false, EMailAddress: 'rosa@example.org' })),
    order(4710, neighbor(2, 'Ada', { PhoneNumber: null }), {
      StatusCode: 'DELIVEREDTONEIGHBOR',
      HandedOver: '2026-11-21T15:00:00.000Z',
      Quantity: 3,
      IsSubstitute: true,
    }),
  ],
  HasMore: false,
  ...more,
})

const serve = (answer: Recall) =>
  answerWith(({ path, method }) => {
    if (method === 'PUT') return value({ ID: 7, Version: 2, IsActive: false, IsOnHold: true })
    return value(path.includes('/recall') ? answer : [productRow(7, 'Pinto Beans')])
  })
const open = (at = '/?product=7') =>
  show(
    <SessionContext value={sessionAs('foodbankuser')}>
      <RecallPage />
    </SessionContext>,
    { at },
  )

it('lists whom the product reached, how they are told, and what it came from', async () => {
  serve(recall())
  await open()
  await expect.element(page.getByRole('link', { name: 'Order 1267 of Rosa Medina' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Call Rosa Medina: (865) 555-0101' }))
    .toHaveAttribute('href', 'tel:+18655550101')
  const mail = page.getByRole('link', { name: 'E-mail to Rosa Medina' })
  await expect.element(mail).toHaveAttribute('href', 'mailto:rosa@example.org')
  for (const words of ['Prefers Spanish', 'No text messages', 'No phone number or e-mail address'])
    await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText('3 items as a substitute')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '30 from Fresh Market, R44' })).toBeVisible()
  await expect.element(page.getByText('No lot was noted when it was received.')).toBeVisible()
  const figures = page.getByRole('region', { name: 'In figures' })
  for (const words of ['On the shelf12', 'Without phone and e-mail1'])
    await expect.poll(() => figures.element().textContent).toContain(words)
  await expect.poll(violations).toEqual([])
})

it('asks for one donation alone, and for all of them again', async () => {
  const sent = serve(recall({ Since: '2026-11-20T15:00:00.000Z' }))
  await open()
  await page.getByRole('button', { name: 'Only this donation: R44' }).click()
  await expect.element(page.getByText(/^Only since donation R44 was put on the shelf/)).toBeVisible()
  const asked = () => sent.filter(({ path }) => path.includes('/recall')).map(({ path }) => path)
  expect(asked().at(-1)).toContain('receiptId=44')
  await page.getByRole('button', { name: 'All donations' }).click()
  await expect.element(page.getByLabelText('Start date')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('announces nothing of one donation until it is loaded, and leads back to all of them meanwhile', async () => {
  const loaded = Promise.withResolvers<Response>()
  answerWith(({ path }) => (path.includes('/recall') ? loaded.promise : value([productRow(7, 'Pinto Beans')])))
  await open('/?product=7&receipt=44')
  await expect.element(page.getByRole('button', { name: 'All donations' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  loaded.resolve(value(recall({ Since: '2026-11-20T15:00:00.000Z' })))
  await expect.element(page.getByText(/^Only since donation R44/)).toBeVisible()
})

it('holds the product with one tap', async () => {
  const sent = serve(recall())
  await open()
  await page.getByRole('button', { name: 'Hold: stop orders, packing and hand-over' }).click()
  await expect
    .element(page.getByText('Pinto Beans is on hold. Nobody orders, packs or hands over any of it.'))
    .toBeVisible()
  expect(sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['/api/orderahead/inventory/7/hold', { IsOnHold: true }],
  ])
})

it('releases the product', async () => {
  const sent = serve(recall({ IsOnHold: true }))
  await open()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Release' }).click()
  await expect.element(page.getByText('Pinto Beans is released, and offered as it was before.')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ IsOnHold: false }])
})

it('says that a product is held, that it reached nobody, and that the list goes on', async () => {
  serve(recall({ IsOnHold: true, Orders: [], Sources: [], HasMore: true }))
  await open()
  for (const words of ['On hold: not offered, packed or handed over', 'It reached nobody'])
    await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText(/^The list goes on: these are the first 500 orders/)).toBeVisible()
})

it('asks nothing before a product is chosen, nor for days that are turned around', async () => {
  const sent = serve(recall())
  await open('/')
  await expect.element(page.getByText('Choose the product that is recalled')).toBeVisible()
  await page.getByLabelText('Start date').fill('2030-01-01')
  await expect.element(page.getByText('The start date is after the end date.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: /^Pinto Beans/ }).click()
  await expect.poll(violations).toEqual([])
  expect(sent.filter(({ path }) => path.includes('/recall'))).toEqual([])
})

it('says so when the list fails', async () => {
  answerWith(({ path }) =>
    path.includes('/recall')
      ? Response.json({ Successful: false, Message: 'Something went wrong.' }, { status: 500 })
      : value([productRow(7, 'Pinto Beans')]),
  )
  await open()
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
})

it('tells everybody by one press once the product is on hold, and says whom no message reaches', async () => {
  let told = { Told: 1, NotWritten: 1 }
  const sent = answerWith(({ path, method }) => {
    if (method === 'POST') return value(told)
    return value(path.includes('/recall') ? recall({ IsOnHold: true }) : [productRow(7, 'Pinto Beans')])
  })
  await open()
  const everybody = page.getByRole('button', { name: 'Text or mail everybody' })
  await everybody.click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText('Tell everybody about Pinto Beans?')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Text or mail everybody' }).click()
  await expect.element(page.getByText('1 neighbor is told. 1 wants no messages: please call.')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/orderahead/inventory/7/recall/tell',
  ])
  told = { Told: 0, NotWritten: 0 }
  await everybody.click()
  await dialog.getByRole('button', { name: 'Text or mail everybody' }).click()
  await expect.element(page.getByText('Everybody who can be written to was told before.')).toBeVisible()
})

it('ticks a household as reached, with who did and when, and counts it', async () => {
  const by = { At: '2026-11-24T15:00:00.000Z', UserID: 4, Name: 'Priya Raman' }
  let [rosa, ada] = recall().Orders as [RecalledOrder, RecalledOrder]
  ada = { ...ada, Told: '2026-11-24T14:00:00.000Z' }
  const sent = answerWith(({ path, method }) => {
    if (method === 'PUT') {
      rosa = { ...rosa, Reached: rosa.Reached ? null : by }
      return value({ CustomerID: 1, Told: null, Reached: rosa.Reached })
    }
    return value(path.includes('/recall') ? recall({ Orders: [rosa, ada] }) : [productRow(7, 'Pinto Beans')])
  })
  await open()
  await expect.element(page.getByText('0 of 2')).toBeVisible()
  await expect.element(page.getByText(/^Message sent /)).toBeVisible()
  const tick = page.getByRole('checkbox', { name: 'Rosa Medina knows of the recall' })
  await tick.click()
  await expect.element(tick).toBeChecked()
  await expect.element(page.getByText(/^Priya Raman, /)).toBeVisible()
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await tick.click()
  await expect.element(tick).not.toBeChecked()
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { FoodInsecureNeighborID: 1, IsReached: true },
    { FoodInsecureNeighborID: 1, IsReached: false },
  ])
  await expect.poll(violations).toEqual([])
})

it('begins with the products and lots that are on hold now, each the way to its recall', async () => {
  const Lots = [{ Lot: '24A', Since: '2026-11-20T15:00:00.000Z' }]
  const sent = answerWith(({ path }) =>
    value(
      path.includes('/recall')
        ? recall({ Lot: '24A' })
        : [productRow(7, 'Pinto Beans', { Hold: { Since: '2026-11-21T15:00:00.000Z', Lots } }), productRow(8, 'Rice')],
    ),
  )
  await show(
    <SessionContext value={sessionAs('foodbankuser')}>
      <RecallPage />
    </SessionContext>,
  )
  await expect.element(page.getByRole('button', { name: 'Pinto Beans', exact: true })).toBeVisible()
  await expect.element(page.getByText('Rice')).not.toBeInTheDocument()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Pinto Beans, lot 24A' }).click()
  await expect.poll(() => sent.some(({ path }) => path.includes('/inventory/7/recall?lot=24A'))).toBe(true)
})

it('shows lots that are used up on demand, and marks them', async () => {
  const lot = { ProductID: 7, BestBy: null, Quantity: 0, HeldQuantity: 0 }
  serve(
    recall({
      Lots: [
        { ...lot, Lot: 'NEW-1', Quantity: 4 },
        { ...lot, Lot: 'OLD-1' },
        { ...lot, Lot: 'HELD-1', State: 'held' },
        { ...lot, Lot: 'OLD-2' },
      ],
    }),
  )
  await open()
  await expect.element(page.getByText('NEW-1: 4 on the shelf')).toBeVisible()
  await expect.element(page.getByText('HELD-1: 0 on the shelf')).toBeVisible()
  expect(page.getByText('OLD-1', { exact: false }).query()).toBeNull()
  await page.getByRole('button', { name: 'Show lots that are used up: 2' }).click()
  await expect.element(page.getByText('OLD-2: 0 on the shelf')).toBeVisible()
  expect(page.getByText('Used up', { exact: true }).elements()).toHaveLength(2)
  await expect.poll(violations).toEqual([])
})
