import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exportTooLarge } from '../../../../shared/core/jobMachine/refusals.ts'
import { fill } from '../../../../shared/core/text/text.ts'
import { exportNeedsDates } from '../../../../shared/core/time/refusals.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import { LoadsExport } from '../../../../web/src/rescue/loads/LoadsExport.tsx'
import { firstLoadFilters } from '../../../../web/src/rescue/loads/loadsQuery.ts'
import { answerWith, refusal, show, value } from '../../setup.tsx'
import { queuedJob } from '../../work/jobs/queuedJob.ts'

/** The grid of loads as a file: at once, or as a job when the list is too long for an answer. */

const filters = { ...firstLoadFilters('2026-11-20'), search: 'corn', status: 7 }
/** A server that refuses the file. */
async function exportRefusedWith(reason: string) {
  const sent = answerWith(({ path }) => (path.startsWith(jobs.requestJob.path) ? value(queuedJob) : refusal(reason)))
  await show(<LoadsExport filters={filters} zone="America/New_York" />)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  return () => sent.filter(({ path }) => path.startsWith(jobs.requestJob.path)).map(({ body }) => body)
}

it('of a list that is too long for an answer becomes a job under the same filters', async () => {
  const queued = await exportRefusedWith(fill(exportTooLarge.en, { rows: distributors.maxExportedLoads }))
  await expect.element(page.getByText('Report Queued')).toBeVisible()
  expect(queued()).toEqual([
    {
      Kind: 'loads',
      Parameters: {
        dateStartFilter: '2026-10-21',
        dateEndFilter: '2026-11-20',
        zone: 'America/New_York',
        searchFilter: 'corn',
        statusTypeId: 7,
      },
    },
  ])
})

it('that is refused for another reason says why, and becomes no job', async () => {
  const queued = await exportRefusedWith(exportNeedsDates.en)
  await expect.element(page.getByText(exportNeedsDates.en)).toBeVisible()
  expect(queued()).toEqual([])
})
