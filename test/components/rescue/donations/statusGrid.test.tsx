import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '../../../../shared/core/access.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import StatusGridPage from '../../../../web/src/rescue/donations/grid/StatusGridPage.tsx'
import { answerWith, inComfortableRows, sessionAs, show, value, violations } from '../../setup.tsx'
import { statusRow } from './statusRow.ts'

/** Columns and filters of each role's grid of donations. */

const statuses = [
  { ID: 1, Name: 'Pending Food Bank Acceptance' },
  { ID: 5, Name: 'Pending Agency Response' },
]
const status = statusRow(8).PrimaryStatus
const rows = [
  statusRow(8, { AgencyText: 'Open Table' }),
  statusRow(9, { PrimaryStatus: { ...status, ProgressOverview: 0 } }),
  statusRow(10, { PrimaryStatus: { ...status, ProgressOverview: 99 } }),
  statusRow(11, { PrimaryStatus: { ...status, ProgressOverview: 98 } }),
]

async function shown(role: Role, found = rows) {
  const sent = answerWith(({ path }) => {
    if (path.startsWith(session.getSavedFilters.path)) return value({ Version: 0, Filters: [] })
    if (path.startsWith(donations.listStatusTypes.path)) return value(statuses)
    if (path.startsWith(donations.getNeedsGrid.path)) return value({ rows: [statusRow(21)], HasMore: false })
    if (path.startsWith(donations.getGridTotals.path))
      return value({
        Count: path.includes('statusTypeId=6') ? 1000 : 4,
        Pounds: 80,
        IsAtLeast: path.includes('statusTypeId=6'),
      })
    return value(path.includes('RealTimeGrid') ? { rows: found } : [])
  })
  await page.viewport(1600, 900)
  await show(
    <SessionContext value={sessionAs(role)}>
      <StatusGridPage />
    </SessionContext>,
  )
  await expect.element(page.getByRole('grid').getByText('D8')).toBeVisible()
  return sent
}
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent)

it.each<[Role, boolean, boolean]>([
  ['fano', true, false],
  ['foodbankrtcoord', false, true],
  ['foodcoordstateasso', false, false],
  ['foodcoordcoops', false, false],
  ['donor', false, true],
])(
  '[grid-foodbank-column-fano] [grid-agency-column-roles] %s: food bank %s, agency %s',
  async (role, hasFoodBank, hasAgency) => {
    await shown(role)
    expect([heads().includes('Food Bank'), heads().includes('Agency')]).toEqual([hasFoodBank, hasAgency])
    expect(heads()).toContain('Status')
  },
)

it('[grid-any-status-first] the status filter offers Any Status before those that the server knows', async () => {
  const sent = await shown('foodbankrtcoord')
  await page.getByRole('button', { name: 'Filters' }).click()
  const filter = page.getByRole('combobox', { name: 'Status' })
  await filter.click()
  const options = page.getByRole('option')
  await expect
    .poll(() => options.elements().map((option) => option.textContent))
    .toEqual(['Any Status', ...statuses.map(({ Name }) => Name)])
  const asked = () => sent.findLast(({ path }) => path.startsWith(donations.getFoodBankGrid.path))?.path
  expect(asked()).not.toContain('statusTypeId')
  await page.getByRole('option', { name: 'Pending Agency Response' }).click()
  await expect.poll(asked).toContain('statusTypeId=5')
  await filter.click()
  await page.getByRole('option', { name: 'Any Status' }).click()
  // An answer of a moment ago is not asked for again.
  await expect.poll(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('All')
})

it.each<[string, Role, string]>([
  ['[prefix-fano]', 'fano', 'FeedingAmerica'],
  ['[prefix-none]', 'foodbank', 'FoodBank'],
  ['[prefix-foodbank]', 'foodbankuser', 'FoodBank'],
  ['[prefix-foodbank]', 'foodbankadmin', 'FoodBank'],
  ['[prefix-foodbank]', 'foodbankrtcoord', 'FoodBank'],
  ['[prefix-stateasso]', 'foodcoordstateasso', 'StateAssociation'],
  ['[prefix-coops]', 'foodcoordcoops', 'Coops'],
  ['[prefix-donor]', 'donor', 'Donor'],
  ['[prefix-donor]', 'donorlocation', 'Donor'],
  ['[prefix-donor]', 'bulkofferdonor', 'Donor'],
])('%s the pages of %s stand under /%s, and its own grid is asked for', async (_, role, prefix) => {
  const sent = await shown(role)
  const link = page.getByRole('link', { name: 'Open D8', exact: true }).first()
  await expect.element(link).toHaveAttribute('href', `/${prefix}#/app/realtime/transaction/8`)
  expect(sent.some(({ path }) => path.startsWith(`/api/${prefix}RealTimeGrid`))).toBe(true)
})

it('[progress-hidden-low] [progress-hidden-high] the progress bar is shown between 0 and 99 alone', async () => {
  inComfortableRows()
  await shown('foodbankrtcoord')
  const bars = (code: string) =>
    page
      .getByRole('row', { name: new RegExp(`Open ${code} `) })
      .getByRole('progressbar')
      .elements().length
  expect(['D8', 'D9', 'D10', 'D11'].map(bars)).toEqual([1, 0, 0, 1])
})

it('tabs lead to a status and say how many are open in it, for a network without numbers', async () => {
  const sent = await shown('foodbankrtcoord')
  const tabs = page.getByRole('tablist', { name: 'Status' })
  await expect.element(tabs.getByRole('tab', { name: 'To approve 4' })).toBeVisible()
  await expect.element(tabs.getByRole('tab', { name: 'Accepted 1000+' })).toBeVisible()
  await expect.element(tabs.getByRole('tab', { name: 'All', selected: true })).toBeVisible()
  await tabs.getByRole('tab', { name: 'Asking 4' }).click()
  const asked = () => sent.findLast(({ path }) => path.startsWith(donations.getFoodBankGrid.path))?.path
  await expect.poll(asked).toContain('statusTypeId=5')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Pending Agency Response')
})

it('the first tab says how many need the person, and shows them whatever their age', async () => {
  const sent = await shown('foodbankrtcoord')
  const tabs = page.getByRole('tablist', { name: 'Status' }).getByRole('tab')
  await expect.element(tabs.first()).toHaveTextContent('Needs you 1')
  // Nothing above the list repeats the number.
  expect(page.getByRole('alert').elements()).toEqual([])
  await tabs.first().click()
  await expect.element(page.getByRole('grid').getByText('D21')).toBeVisible()
  expect(page.getByRole('grid').getByText('D8').elements()).toEqual([])
  const asked = sent.filter(({ path }) => path.startsWith(donations.getNeedsGrid.path))
  expect(asked.filter(({ path }) => /date|statusTypeId/.test(path))).toEqual([])
})

it.each([
  ['compact', '–'],
  ['comfortable', 'N/A'],
])('until agencies are asked %s rows say %s in the agency column', async (density, none) => {
  if (density === 'comfortable') inComfortableRows()
  await shown('foodbankrtcoord', [
    statusRow(8, { AgencyText: 'N/A', Stage: 'pendingApproval' }),
    statusRow(9, { AgencyText: 'Trying Open Table', Stage: 'offering' }),
  ])
  await expect.element(page.getByRole('gridcell', { name: 'Trying Open Table' })).toBeVisible()
  const told = [...document.querySelectorAll('[role=gridcell][data-field=agency]')].map((cell) => cell.textContent)
  expect(told).toEqual([none, 'Trying Open Table'])
})

it.each<Role>(['fano', 'foodcoordcoops', 'foodcoordstateasso'])('%s has no such tab', async (role) => {
  await shown(role)
  await expect.element(page.getByRole('tab', { name: 'Asking', exact: true })).toBeVisible()
  expect(page.getByRole('tab', { name: /^Needs you/ }).elements()).toEqual([])
})

it('has its filters in one line at 1,280 pixels: search, days in words, one button, export', async () => {
  await shown('foodbankrtcoord')
  // Room of the list beside the rail.
  await page.viewport(976, 800)
  const line = page.getByRole('search')
  await expect.element(line.getByRole('button', { name: 'Last 60 days' })).toBeVisible()
  expect(line.element().getBoundingClientRect().height).toBeLessThanOrEqual(48)
  await line.getByRole('button', { name: 'Last 60 days' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByLabelText('Donor or location').fill('Larkfield')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.element(line.getByText('Larkfield')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('says its order in words, and can have another one', async () => {
  const sent = await shown('foodbankrtcoord')
  const asked = () => sent.findLast(({ path }) => path.startsWith(donations.getFoodBankGrid.path))?.path
  const entered = () =>
    page
      .getByRole('columnheader', { name: /^Donor Entered/ })
      .element()
      .getAttribute('aria-sort')
  expect(entered()).toBe('descending')
  await page.getByRole('button', { name: 'Newest first' }).click()
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Pickup, soonest first' }).click()
  await expect.poll(asked).toContain('order=pickup')
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(page.getByRole('button', { name: 'Pickup, soonest first' })).toBeVisible()
  expect(entered()).not.toBe('descending')
})

it('a network’s tabs ask for no numbers', async () => {
  const sent = await shown('fano')
  await expect.element(page.getByRole('tab', { name: 'Asking', exact: true })).toBeVisible()
  expect(sent.filter(({ path }) => /totals.*statusTypeId/.test(path))).toEqual([])
})

it('on a phone a store’s card says what, when and who, without its own name and without an agency that there is not', async () => {
  const sent = answerWith(({ path }) => {
    if (path.startsWith(session.getSavedFilters.path)) return value({ Version: 0, Filters: [] })
    if (path.startsWith(donations.getGridTotals.path)) return value({ Count: 0, Pounds: 0, IsAtLeast: false })
    return value(
      path.includes('RealTimeGrid')
        ? {
            rows: [
              statusRow(8, { AgencyText: 'N/A', Stage: 'pendingApproval' }),
              statusRow(9, { AgencyText: 'Open Table', Stage: 'accepted' }),
            ],
          }
        : [],
    )
  })
  await page.viewport(390, 844)
  await show(
    <SessionContext value={sessionAs('donorlocation')}>
      <StatusGridPage />
    </SessionContext>,
  )
  const card = (code: string) => page.getByRole('listitem', { name: code, exact: true })
  await expect.element(card('D9').getByText(/Open Table/)).toBeVisible()
  expect(card('D8').element().textContent).not.toMatch(/N\/A/)
  expect(card('D8').element().textContent).not.toContain(statusRow(8).DonorLocation.Donor.Name)
  expect(card('D9').element().getBoundingClientRect().height).toBeLessThanOrEqual(88)
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(sent.length).toBeGreaterThan(0)
})
