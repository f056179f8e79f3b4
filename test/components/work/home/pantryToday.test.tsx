import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { shownOrder } from '../../../../shared/pantry/orders/wire.ts'
import type { ComingOrder, PantryToday } from '../../../../shared/work/home/api.ts'
import { busyWindow, quietPantryDay } from '../../../../shared/work/home/pantryDay.fixture.ts'
import * as setup from '../../../../shared/work/setup/api.ts'
import { noPantryAmounts } from '../../../../shared/work/totals/totals.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import HandOverPage from '../../../../web/src/work/home/HandOverPage.tsx'
import PantryTodayPage from '../../../../web/src/work/home/PantryTodayPage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'

/** The pantry's day: windows with bars, who is coming, and what needs somebody. */

const coming = (ID: number, FirstName: string, more: Partial<ComingOrder> = {}): ComingOrder => ({
  ID,
  Code: `C${ID}`,
  FoodInsecureNeighbor: { ID, FirstName, LastName: 'Okafor', PostalCode: '37915' },
  Language: 'en',
  Label: 'Church hall',
  StartTime: '10:00:00',
  EndTime: '10:59:59',
  StatusCode: 'PACKED',
  TotalItems: 15,
  ...more,
})
const shown = async (today: Partial<PantryToday>) => {
  answerWith(({ path }) =>
    value(path.startsWith(setup.getPantrySetup.path) ? { Items: [] } : { ...quietPantryDay, ...today }),
  )
  await show(
    <SessionContext value={sessionAs('foodbankEpantryCoordinator')}>
      <PantryTodayPage />
    </SessionContext>,
  )
}

it('shows each window with what is late, to pack, packed and handed over, none counted twice', async () => {
  await shown({ Windows: [busyWindow, { ...busyWindow, ID: 8, ToPack: 0, Packed: 0, Late: 0 }] })
  await expect.element(page.getByText('2 late · 12 to pack · 18 packed · 31 handed over')).toBeVisible()
  await expect.element(page.getByText('All 31 handed over')).toBeVisible()
  const link = page.getByRole('link', { name: '10:00 AM – 11:00 AM' }).first()
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('orderahead-packing?window=7'))
  await expect.poll(violations).toEqual([])
})

it('names who is coming, finds one among many by name or code, and moves by keys', async () => {
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida 🥕']
  const orders = names.map((name, n) => coming(n + 1, name, n === 1 ? { Language: 'es', IsCold: true } : {}))
  await shown({ Coming: orders, MoreComing: 3 })
  await expect.element(page.getByText('Spanish')).toBeVisible()
  await expect.element(page.getByText('Cold food')).toBeVisible()
  await expect.element(page.getByText('3 more come later today.')).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(page.getByRole('button', { name: 'Bo Okafor' })).toHaveFocus()
  const search = page.getByRole('searchbox', { name: 'Find a name or code' })
  await search.fill('c9')
  await expect.element(page.getByText('Ida 🥕 Okafor')).toBeVisible()
  await expect.element(page.getByText('Ada Okafor')).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  await expect.element(search).toHaveValue('c9j')
  await expect.element(page.getByText('Nobody of this name is among those who are still to come.')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('opens the order of who is coming at the table, for a volunteer as well, and asks the server for a name', async () => {
  const order = sampleOrder({ ID: 3083, StatusCode: 'PACKED' })
  const sent = answerWith(({ path }) =>
    path.includes('/order/3083')
      ? value(shownOrder(order, { location: undefined, window: undefined }, '2026-11-24'))
      : value({ ...quietPantryDay, Coming: [coming(3083, 'Rosa', { Code: 'C0B' })], MoreComing: 90 }),
  )
  await show(
    <SessionContext value={sessionAs('pantryvolunteer')}>
      <HandOverPage />
    </SessionContext>,
  )
  await expect.element(page.getByLabelText('Scan or type the order code')).toHaveFocus()
  await page.getByRole('button', { name: 'Rosa Okafor' }).click()
  const table = page.getByRole('region', { name: 'Hand over order #C0B' })
  await expect.element(table.getByText('Rosa Figueroa')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Serve a walk-in' })).toBeVisible()
  expect(page.getByRole('link', { name: 'C0B' }).elements()).toEqual([])
  await expect.poll(violations).toEqual([])
  await page.getByRole('searchbox', { name: 'Find a name or code' }).fill('oka')
  await expect.poll(() => sent.some(({ path }) => path.includes('today?search=oka'))).toBe(true)
})

it('says what needs somebody, and where to see to it', async () => {
  await shown({
    NoShows: 2,
    CameBack: [
      {
        OrderID: 3,
        Code: 'C3',
        OrderDay: '2026-11-23',
        FoodInsecureNeighbor: coming(3, 'Ada').FoodInsecureNeighbor,
        PantryInventoryItemID: 9,
        Name: 'Low-Fat Milk',
        Quantity: 2,
        StorageRequirementID: 2,
      },
    ],
    MoreCameBack: 4,
    Low: [{ ID: 5, Name: 'Rice', Quantity: 0, Threshold: 5 }],
    MoreLow: 1,
  })
  await expect.element(page.getByText('2 orders were not fetched today')).toBeVisible()
  await expect.element(page.getByText('2 × Low-Fat Milk · C3')).toBeVisible()
  await expect.element(page.getByText('and 4 more items')).toBeVisible()
  await expect.element(page.getByText('Rice')).toBeVisible()
  await expect.element(page.getByText('0 left')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Decide' })).toBeVisible()
})

it('says that nothing is ordered for today, and what is for tomorrow', async () => {
  await shown({ Tomorrow: { Orders: 13, ToPack: 8 } })
  await expect.element(page.getByText('No orders for today')).toBeVisible()
  await expect.element(page.getByText('Tomorrow: 13 orders, 8 to pack')).toBeVisible()
  await expect.element(page.getByText('Nobody is expected any more today.')).toBeVisible()
})

it('has the five figures of the day beside what is usual on a day that it is open', async () => {
  const figures = { HandOvers: 12, PeopleServed: 41, ItemsGiven: 300, PoundsGiven: 512.4, NoShows: 1 }
  const past = (Day: string, HandOvers: number) => ({ Day, Figures: { ...noPantryAmounts, HandOvers } })
  await shown({ Figures: figures, Days: [past('2026-11-17', 20), past('2026-11-19', 30)] })
  const region = page.getByRole('region', { name: 'Today so far' })
  await expect.element(region.getByText('Orders handed over')).toBeVisible()
  for (const value of ['12', '41', '300', '512', '1'])
    await expect.element(region.getByText(value, { exact: true })).toBeVisible()
  await expect.element(region.getByText('usually 25 on an open day')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('compares with nothing before there is a day to compare with, and shows no five zeros', async () => {
  await shown({ Figures: { ...noPantryAmounts, HandOvers: 2 } })
  await expect.element(page.getByRole('region', { name: 'Today so far' })).toBeVisible()
  await expect.element(page.getByText('usually', { exact: false })).not.toBeInTheDocument()
  await shown({ Windows: [busyWindow] })
  await expect.element(page.getByText('31 handed over', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Today so far' })).not.toBeInTheDocument()
})

it('has the figures beside the windows, in sight without scrolling on a busy day', async () => {
  await page.viewport(1280, 800)
  const past = { Day: '2026-11-17', Figures: { ...noPantryAmounts, HandOvers: 20 } }
  const windows = Array.from({ length: 20 }, (_, n) => ({ ...busyWindow, ID: n + 1 }))
  await shown({ Windows: windows, NoShows: 2, Low: [{ ID: 5, Name: 'Rice', Quantity: 0, Threshold: 5 }], Days: [past] })
  const bars = page.getByRole('region', { name: 'Windows' }).element().getBoundingClientRect()
  const figures = page.getByRole('region', { name: 'Today so far' }).element().getBoundingClientRect()
  expect(figures.top).toBeGreaterThanOrEqual(bars.top)
  expect(figures.left).toBeGreaterThan(bars.right)
  expect(figures.bottom).toBeLessThan(700)
})
