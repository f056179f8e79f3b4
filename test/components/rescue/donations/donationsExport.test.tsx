import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exportTooLarge } from '../../../../shared/core/jobMachine/refusals.ts'
import { fill } from '../../../../shared/core/text/text.ts'
import { exportNeedsDates } from '../../../../shared/core/time/refusals.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import { DonationsExport } from '../../../../web/src/rescue/donations/grid/DonationsExport.tsx'
import { firstFilters } from '../../../../web/src/rescue/donations/grid/gridQuery.ts'
import { answerWith, refusal, show, value } from '../../setup.tsx'
import { queuedJob } from '../../work/jobs/queuedJob.ts'

/** A status grid as a file: at once, or as a job when the list is too long for an answer. */

const filters = { ...firstFilters('2026-11-20'), search: 'bread', status: 5 }
/** A server that refuses the file. */
async function exportRefusedWith(reason: string) {
  const sent = answerWith(({ path }) => (path.startsWith(jobs.requestJob.path) ? value(queuedJob) : refusal(reason)))
  await show(<DonationsExport filters={filters} zone="America/New_York" />)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  return () => sent.filter(({ path }) => path.startsWith(jobs.requestJob.path)).map(({ body }) => body)
}

it('of a list that is too long for an answer becomes a job under the same filters', async () => {
  const queued = await exportRefusedWith(fill(exportTooLarge.en, { rows: donations.maxExportedRows }))
  await expect.element(page.getByText('Report Queued')).toBeVisible()
  expect(queued()).toEqual([
    {
      Kind: 'donations',
      Parameters: {
        dateStartFilter: '2026-09-21',
        dateEndFilter: '2026-11-20',
        zone: 'America/New_York',
        searchFilter: 'bread',
        statusTypeId: 5,
      },
    },
  ])
})

it('that is refused for another reason says why, and becomes no job', async () => {
  const queued = await exportRefusedWith(exportNeedsDates.en)
  await expect.element(page.getByText(exportNeedsDates.en)).toBeVisible()
  expect(queued()).toEqual([])
})

it.each([
  ['no start', { start: '' }],
  ['no end', { end: '' }],
  ['neither', { start: '', end: '' }],
])('[export-disabled-no-dates] is not offered with %s', async (_, more) => {
  answerWith(() => value(null))
  await show(<DonationsExport filters={{ ...filters, ...more }} zone="America/New_York" />)
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
})
