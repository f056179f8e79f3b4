import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { noAmounts } from '../../../../shared/work/totals/totals.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import TotalsPage from '../../../../web/src/work/totals/TotalsPage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'

/** Totals and trends by food bank, for whoever watches several. */

const amounts = {
  ...noAmounts,
  Donations: 4,
  Claimed: 3,
  Unclaimed: 1,
  ClaimMinutes: 90,
  Receipts: 3,
  ReceivedPounds: 420,
}
const range = { by: 'month', start: '2026-10', end: '2026-11' }
const rows = [
  { FoodBank: { ID: 10, Name: 'County Food Bank' }, ...amounts },
  { FoodBank: { ID: 20, Name: 'River Food Bank' }, ...noAmounts },
]
const trend = [{ Period: '2026-11', ...amounts }]
const split = [{ FoodBankID: 10, trend }]
const shown = () =>
  show(
    <SessionContext value={sessionAs('foodcoordstateasso')}>
      <TotalsPage />
    </SessionContext>,
  )
const change = () => page.getByRole('button', { name: /^Change: / })
const cells = (name: RegExp) =>
  page
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent)

it('has each food bank’s figures, their sum, and a trend', async () => {
  answerWith(() => value({ range, rows, trend, split }))
  await shown()
  await expect.poll(() => cells(/County/)).toEqual(['420', '3', '4', '0', '75%', '30'])
  expect(cells(/River/)).toEqual(['0', '0', '0', '0', '–', '–'])
  expect(cells(/^All food banks/)).toEqual(['420', '3', '4', '0', '75%', '30'])
  await expect
    .element(
      page.getByRole('figure', { name: 'Pounds received by month, All food banks. Pounds received: 420 in all.' }),
    )
    .toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('shows the trend of one food bank', async () => {
  const sent = answerWith(({ path }) =>
    value(path.includes('/foodbanks/10') ? { range, trend } : { range, rows, trend, split }),
  )
  await shown()
  await page.getByRole('button', { name: 'Trend of County Food Bank' }).click()
  await expect.element(page.getByRole('heading', { name: 'Pounds received by month, County Food Bank' })).toBeVisible()
  expect(sent.some(({ path }) => path.includes('/api/totals/foodbanks/10'))).toBe(true)
})

it('shows no figures of earlier days when those of the chosen ones can’t be loaded', async () => {
  answerWith(({ path }) =>
    path.includes('start=2026-01-05') ? new Response('{}', { status: 500 }) : value({ range, rows, trend, split }),
  )
  await shown()
  await expect.element(page.getByRole('row', { name: /County/ })).toBeVisible()
  await change().click()
  await page.getByLabelText('From').fill('2026-01-05')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByRole('row', { name: /County/ }).elements()).toEqual([])
})

it('says when nothing happened', async () => {
  answerWith(() => value({ range, rows, trend: [], split: [] }))
  await shown()
  await expect.element(page.getByText('Nothing in this time')).toBeVisible()
})

afterEach(() => void vi.useRealTimers())

it('compares with the same days of the last year, and opens on this month', async () => {
  // In its first week it opens on the last one.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') })
  const before = [{ FoodBank: { ID: 10, Name: 'County Food Bank' }, ...amounts, Donations: 2, ReceivedPounds: 840 }]
  const month = new Date().toISOString().slice(0, 7)
  const lastYear = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
  const sent = answerWith(({ path }) =>
    value(
      path.includes(`start=${lastYear}`)
        ? { range, rows: before, trend: [], split: [] }
        : { range, rows, trend, split },
    ),
  )
  await shown()
  const head = page.getByRole('region', { name: 'All food banks', exact: true })
  await expect.element(head.getByText('-50% on last year')).toBeVisible()
  await expect.element(head.getByText('+100% on last year')).toBeVisible()
  expect(sent.some(({ path }) => path.includes(`start=${month}-01`))).toBe(true)
  // Days and place in a line; no form stands before the figures.
  const line = new RegExp(`${month.slice(0, 4)} · All food banks · compared with .*${lastYear.slice(0, 4)}$`)
  await expect.element(page.getByText(line)).toBeVisible()
  expect(page.getByLabelText('From').elements()).toEqual([])
})

it('splits the bars by food bank, opens on a named period, and cuts nothing off on a phone', async () => {
  const second = { ...amounts, ReceivedPounds: 80.5 }
  const all = [{ Period: '2026-11', ...amounts, ReceivedPounds: 500.5 }]
  const parts = [...split, { FoodBankID: 0, trend: [{ Period: '2026-11', ...second }] }]
  answerWith(() => value({ range, rows: [...rows], trend: all, split: parts }))
  await page.viewport(390, 844)
  await shown()
  await expect.element(page.getByText('Pounds received: 501 in all.')).toBeVisible()
  await expect.element(page.getByText('Other food banks')).toBeVisible()
  await change().click()
  await expect.element(page.getByText('This month', { exact: true })).toBeVisible()
  const cards = page.getByRole('list', { name: 'Totals' }).getByRole('listitem')
  await expect.element(cards.first().getByText('75%')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expect.poll(violations).toEqual([])
  await page.viewport(1280, 900)
})
