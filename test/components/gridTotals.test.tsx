import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { GridTotals } from '../../web/src/donations/grid/GridTotals.tsx'
import { firstFilters } from '../../web/src/donations/grid/gridQuery.ts'
import { answerWith, showAgain, value } from './setup.tsx'

/** What a grid's rows add up to, below it. */

const rows = [{ Pounds: 40.1 }, { Pounds: 20.2 }]
const shown = (more: { page?: number; next?: () => void }, filters = firstFilters('2026-11-20')) =>
  showAgain(
    <p>
      <GridTotals filters={filters} zone="America/New_York" pages={{ rows, page: 1, next: undefined, ...more }} />
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
  await shown({ next: () => undefined }, { ...firstFilters('2026-11-20'), search: 'bread', status: 5 })
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('· at least 1,000 donations in all, 12,345.6 lb')
  expect(sent.map(({ path }) => Object.fromEntries(new URL(path, 'http://app').searchParams))).toMatchObject([
    { searchFilter: 'bread', statusTypeId: '5', dateEndFilter: '2026-11-20' },
  ])
})
