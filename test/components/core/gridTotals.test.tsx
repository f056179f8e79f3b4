import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { GridFooter } from '../../../web/src/core/grid/GridFooter.tsx'
import { useServerPages } from '../../../web/src/core/grid/useServerPages.ts'
import { GridTotals } from '../../../web/src/rescue/donations/grid/GridTotals.tsx'
import { firstFilters, transactionsQuery } from '../../../web/src/rescue/donations/grid/gridQuery.ts'
import { statusRow } from '../rescue/donations/statusRow.ts'
import { answerWith, show, showAgain, value } from '../setup.tsx'

/** Sums of a grid's rows, below it. */

const filters = firstFilters('2026-11-20')
const zone = 'America/New_York'
const rows = [{ Pounds: 40.1 }, { Pounds: 20.2 }]
const shown = (more: { page?: number; next?: () => void }, under = filters) =>
  showAgain(
    <p>
      <GridTotals
        filters={under}
        zone={zone}
        pages={{ rows, page: 1, next: undefined, isRefreshing: false, ...more }}
      />
    </p>,
  )

it('of a list of one page are added up without a request', async () => {
  const sent = answerWith(() => value(undefined))
  await shown({})
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('· 2 donations in all, 60.3 lb')
  expect(sent).toEqual([])
})

it('of a longer list are the server’s, under the same filters', async () => {
  const sent = answerWith(() => value({ Count: 1000, Pounds: 12_345.6, IsAtLeast: true }))
  await shown({ next: () => undefined }, { ...filters, search: 'bread', status: 5 })
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('· at least 1,000 donations in all, 12,345.6 lb')
  expect(sent.map(({ path }) => Object.fromEntries(new URL(path, 'http://app').searchParams))).toMatchObject([
    { searchFilter: 'bread', statusTypeId: '5', dateEndFilter: '2026-11-20' },
  ])
})

/** A list of several pages, asked again every minute. */
function LongList() {
  const pages = useServerPages(donations.getFoodBankGrid, transactionsQuery(filters, zone), { poll: 60_000 })
  if (pages.isLoading) return null
  const totals = <GridTotals filters={filters} zone={zone} pages={pages} />
  return <GridFooter count={pages.rows.length} totals={totals} paging={pages} onRefresh={pages.refetch} />
}
/** A server whose totals grow with every answer. */
async function showLongList() {
  let Count = 100
  const isTotals = (path: string) => path.startsWith(donations.getGridTotals.path)
  const sent = answerWith(({ path }) =>
    value(
      isTotals(path) ? { Count: ++Count, Pounds: 5, IsAtLeast: false } : { rows: [statusRow(1)], cursor: 'second' },
    ),
  )
  await show(<LongList />)
  await expect.element(page.getByText(/101 donations in all/)).toBeVisible()
  return () => [sent.filter(({ path }) => !isTotals(path)).length, sent.filter(({ path }) => isTotals(path)).length]
}

it('of a longer one are asked for again with its rows', async () => {
  const asked = await showLongList()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(page.getByText(/102 donations in all/)).toBeVisible()
  expect(asked()).toEqual([2, 2])
})

it('follow the minute in which its rows are asked for, once each', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = await showLongList()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(page.getByText(/102 donations in all/)).toBeVisible()
  expect(asked()).toEqual([2, 2])
})

it('are asked for once when the network is back, which asks for rows and totals', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = await showLongList()
  // Longer than equal requests are held to be one.
  await vi.advanceTimersByTimeAsync(5000)
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText(/102 donations in all/)).toBeVisible()
  expect(asked()).toEqual([2, 2])
})

it('stay when only the page is turned', async () => {
  const asked = await showLongList()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByText(/Page 2/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeEnabled()
  expect(asked()).toEqual([2, 1])
})
