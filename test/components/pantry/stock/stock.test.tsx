import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, localDay } from '../../../../shared/core/time/zone.ts'
import { infiniteDays } from '../../../../shared/pantry/stock/activity.ts'
import type { ActivityRow, MovementRow } from '../../../../shared/pantry/stock/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import InventoryActivityPage from '../../../../web/src/pantry/stock/InventoryActivityPage.tsx'
import StockLedger from '../../../../web/src/pantry/stock/StockLedger.tsx'
import { answerWith, refusal, sessionAs, show, value, violations } from '../../setup.tsx'
import { stockShown } from '../products/productRow.ts'

/** Inventory activity and the ledger of a product. */

const row = (ID: number, Name: string, more: Partial<ActivityRow> = {}): ActivityRow => ({
  ID,
  Name,
  Amount: 14.5,
  UnitOfMeasureID: 2,
  DonationPackageTypeID: 5,
  IsActive: true,
  ...stockShown(36, 4),
  LowStockQuantityThreshold: 5,
  AssociatedOrdersByCreationDate: [],
  InventoryDaysRemaining: infiniteDays,
  LastOrdered: null,
  ...more,
})
/** Days at the place of the session's pantry. */
const dayAgo = (days: number) => addDays(localDay(new Date(), 'America/New_York'), -days)
const rows = [
  row(1, 'Green Beans', {
    AssociatedOrdersByCreationDate: [
      { Day: dayAgo(2), Orders: 1, Quantity: 2 },
      { Day: dayAgo(0), Orders: 2, Quantity: 5 },
    ],
    InventoryDaysRemaining: 74,
    LastOrdered: '2020-01-01',
  }),
  row(2, 'Brown Rice', { IsActive: false }),
]
const open = () =>
  show(
    <SessionContext value={sessionAs('foodbankadmin')}>
      <InventoryActivityPage />
    </SessionContext>,
  )
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const edit = (name: string) => page.getByRole('button', { name: `Edit the quantity of ${name}: 36` })
const field = () => page.getByRole('spinbutton', { name: 'New quantity of Green Beans' })

it('[activity-range-default] [activity-spark] shows bars of orders, [activity-infinity] an infinity sign, [activity-state] the state and [activity-relative-na] N/A', async () => {
  answerWith(({ path }) => value(path.includes('Activity') ? { rows } : null))
  await open()
  await expect.element(page.getByRole('figure', { name: /^Green Beans: 3 orders from/ })).toBeVisible()
  await expect.element(page.getByLabelText('From')).toHaveValue(dayAgo(30))
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue(dayAgo(-1))
  const heights = () =>
    [...document.querySelectorAll('figure')]
      .flatMap((figure) => [...figure.querySelectorAll('rect.MuiBarChart-element')].slice(-4))
      .map((bar) => Number(bar.getAttribute('height')))
  // The last four days up to tomorrow; the other product has no orders.
  await expect.poll(() => heights().map((height) => Math.round(height))).toEqual([15, 0, 30, 0, 0, 0, 0, 0])
  await expect.element(cell('74')).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: 'Nobody orders it: it lasts without end.' }))
    .toHaveTextContent('∞')
  await expect.element(cell('Inactive')).toBeVisible()
  await expect.element(cell('N/A')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('[activity-inline-edit] a quantity is saved by its button, taken back by the other, and never below 0', async () => {
  const sent = answerWith(({ method, body }) =>
    value(
      method === 'PUT' ? { ProductID: 1, ...stockShown((body as { UpdatedValue: number }).UpdatedValue, 4) } : { rows },
    ),
  )
  await open()
  await edit('Green Beans').click()
  await field().fill('30')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(edit('Green Beans')).toHaveFocus()
  await edit('Green Beans').click()
  await field().fill('-1')
  await expect.element(page.getByRole('button', { name: 'Save the quantity of Green Beans' })).toBeDisabled()
  await field().fill('30')
  await expect.element(page.getByText('Available is corrected by the difference. On the shelf: 40 → 34.')).toBeVisible()
  await page.getByRole('button', { name: 'Save the quantity of Green Beans' }).click()
  await expect.element(page.getByText('Quantity Updated: 36 has been updated to 30')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit the quantity of Green Beans: 30' })).toBeVisible()
  const puts = sent.filter(({ method }) => method === 'PUT')
  expect(puts.map(({ body }) => body)).toEqual([{ UpdatedValue: 30, SeenValue: 36, Reason: 'other', Note: '' }])
})

it('a quantity that is refused shows its reason, and the old one stays', async () => {
  answerWith(({ method }) => (method === 'PUT' ? refusal('Not today.') : value({ rows })))
  await open()
  await edit('Green Beans').click()
  await field().fill('30')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Failed to Update Quantity: Not today.')).toBeVisible()
  await expect.element(edit('Green Beans')).toBeVisible()
})

it('a scanned GS1 code of what is received fills lot and day', async () => {
  const sent = answerWith(({ method }) => value(method === 'POST' ? { ProductID: 1, ...stockShown(60, 4) } : { rows }))
  await open()
  await page.getByRole('button', { name: 'Correct the quantity of Green Beans with a reason' }).click()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reason' }), 'received')
  await page.getByRole('spinbutton', { name: 'How many came in' }).fill('24')
  const lot = page.getByRole('textbox', { name: 'Lot' })
  await lot.fill('(01)09501101530003(17)270713(10)AB-12')
  await expect.element(lot).toHaveValue('AB-12')
  await expect.element(page.getByLabelText('Best by')).toHaveValue('2027-07-13')
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Quantity Updated: on the shelf 40 → 64')).toBeVisible()
  const Receipt = { Origin: 'donated', From: '', Document: '', Lot: 'AB-12', BestBy: '2027-07-13' }
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { Difference: 24, Receipt } }])
})

it('a correction is a difference with a reason, and another one needs a note', async () => {
  const sent = answerWith(({ method }) => value(method === 'POST' ? { ProductID: 1, ...stockShown(33, 4) } : { rows }))
  await open()
  await page.getByRole('button', { name: 'Correct the quantity of Green Beans with a reason' }).click()
  await page.getByRole('spinbutton', { name: 'How many are gone' }).fill('3')
  await expect.element(page.getByText('On the shelf: 40 → 37. Available then: 33.')).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reason' }), 'other')
  await page.getByRole('spinbutton', { name: 'How many more, or fewer with a minus' }).fill('-3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Please add a note that says why')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('textbox', { name: 'Note' }).fill('Given to the school')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Quantity Updated: on the shelf 40 → 37')).toBeVisible()
  const posts = sent.filter(({ method }) => method === 'POST')
  expect(posts.map(({ body }) => body)).toEqual([{ Difference: -3, Reason: 'other', Note: 'Given to the school' }])
})

it('what is received says where it came from', async () => {
  const sent = answerWith(({ method }) => value(method === 'POST' ? { ProductID: 1, ...stockShown(60, 4) } : { rows }))
  await open()
  await page.getByRole('button', { name: 'Correct the quantity of Green Beans with a reason' }).click()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reason' }), 'received')
  await page.getByRole('spinbutton', { name: 'How many came in' }).fill('24')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Source' }), 'purchased')
  await page.getByRole('textbox', { name: 'Donor or vendor' }).fill('Mill')
  await page.getByRole('textbox', { name: 'Document number' }).fill('INV-7')
  await page.getByRole('textbox', { name: 'Lot' }).fill('L1')
  await page.getByLabelText('Best by').fill('2027-01-31')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Quantity Updated: on the shelf 40 → 64')).toBeVisible()
  const posts = sent.filter(({ method }) => method === 'POST')
  const Receipt = { Origin: 'purchased', From: 'Mill', Document: 'INV-7', Lot: 'L1', BestBy: '2027-01-31' }
  expect(posts.map(({ body }) => body)).toEqual([{ Difference: 24, Reason: 'received', Note: '', Receipt }])
})

it('the ledger tells what moved, why, by whom and what was left, and goes further back', async () => {
  const movement = (ID: string, more: Partial<MovementRow> = {}): MovementRow => ({
    ID,
    At: '2026-11-20T15:00:00.000Z',
    Cause: 'adjusted',
    Quantity: -3,
    OrderQuantity: 0,
    PackedQuantity: 0,
    Reference: null,
    By: { UserID: 1, EntityID: 7 },
    Balance: 9,
    ShelfBalance: 9,
    Name: 'Ann Rivera',
    Reason: 'damaged',
    Note: 'Dented',
    ...more,
  })
  const opening = movement('b', { Cause: 'opening', Quantity: 12, Balance: 12, By: null, Name: null })
  const sent = answerWith(({ path }) =>
    value(path.includes('cursor') ? { rows: [opening] } : { rows: [movement('a')], cursor: 'more' }),
  )
  await show(<StockLedger productId={17} />)
  await expect.element(page.getByText('Damaged · Dented')).toBeVisible()
  await expect.element(page.getByText('Ann Rivera')).toBeVisible()
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect.poll(() => document.querySelector('tbody')?.textContent).toContain('Opening quantity')
  expect(document.querySelector('tbody')?.textContent).toContain('Gleanery')
  expect(sent.at(-1)?.path).toContain('balance=12')
  await expect.poll(violations).toEqual([])
})
