import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { DonorLine } from '../../../../shared/work/home/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { DonorDay } from '../../../../web/src/work/home/DonorDay.tsx'
import { statusRow } from '../../rescue/donations/statusRow.ts'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'

/** The day of a store above its list. */

const line = (ID: number, Kind: DonorLine['Kind'], change: Partial<DonorLine> = {}): DonorLine => ({
  ...statusRow(ID),
  Kind,
  Window: { Starts: '2026-11-20T17:00:00.000Z', Ends: '2026-11-20T22:00:00.000Z' },
  TimeZone: 'America/New_York',
  Street: '1 Main St',
  AgencyName: Kind === 'confirm' || Kind === 'coming' ? 'Open Table' : '',
  ...change,
})
const shown = async (Lines: DonorLine[], More = 0) => {
  answerWith(() => value({ Lines, More }))
  await show(
    <SessionContext value={sessionAs('donorlocation')}>
      <DonorDay />
    </SessionContext>,
  )
}
const section = (name: string) => page.getByRole('region', { name })

it('what needs the clerk stands before who comes today and what nobody took yet', async () => {
  await shown([line(1, 'problem'), line(2, 'confirm'), line(3, 'notMatched'), line(4, 'untaken'), line(5, 'coming')])
  await expect.element(section('What needs you')).toBeVisible()
  const titles = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((element) => element.textContent)
  expect(titles).toEqual(['What needs you', 'Who comes today', 'Not taken yet'])
  await expect.element(section('What needs you').getByText('The driver reports a problem')).toBeVisible()
  await expect.element(section('What needs you').getByText('No agency takes it')).toBeVisible()
  await expect.element(section('Who comes today').getByText('Open Table')).toBeVisible()
  await expect.element(section('Who comes today').getByText(/5:00 PM/)).toBeVisible()
  expect(await violations()).toEqual([])
})

it('a pickup whose time is over is confirmed from its line', async () => {
  await shown([line(2, 'confirm')])
  await expect.element(page.getByText('Did Open Table pick it up?')).toBeVisible()
  const confirm = page.getByRole('link', { name: 'Confirm the pickup of D2' })
  await expect.element(confirm).toHaveAttribute('href', expect.stringContaining('donor-adhoc-close'))
})

it('a quiet day takes no room, and lines beyond the shown ones are counted', async () => {
  await shown([])
  await expect.poll(() => page.getByRole('region').elements()).toEqual([])
  await shown([line(5, 'coming')], 3)
  await expect.element(page.getByText('3 more are in the list below.')).toBeVisible()
})
