import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '../../../../shared/network/session/api.ts'
import type { Job } from '../../../../shared/work/jobs/job.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import MyExportsPage from '../../../../web/src/work/jobs/MyExportsPage.tsx'
import { answerWith, refusal, show, value, violations } from '../../setup.tsx'
import { queuedJob } from './queuedJob.ts'

/** The screen of a person's jobs: progress, file, cancelling and running again. */

const job = (ID: number, more: Partial<Job>): Job => ({
  ...queuedJob,
  ID,
  Kind: 'receipts',
  Parameters: { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' },
  ...more,
})
const rows = [
  job(3, { State: 'running', Done: 2000, Total: 8000 }),
  job(2, { Kind: 'donations', State: 'done', Done: 12_040, Expires: '2999-01-01T00:00:00.000Z', FileName: 'd.csv' }),
  job(1, { Kind: 'foodBankData', State: 'failed', Reason: 'It was tried 4 times and failed each time.' }),
]
const session = { ActiveRole: 'foodbankadmin', TimeZone: 'America/New_York' } as Session
const screen = () =>
  show(
    <SessionContext value={session}>
      <MyExportsPage />
    </SessionContext>,
  )
const serve = (answer: () => Response = () => value(rows[0])) =>
  answerWith(({ path, body }) => (/^\/api\/jobs(\?|$)/.test(path) && body === undefined ? value(rows) : answer()))
const grid = () => page.getByRole('grid', { name: 'My Exports' })

it('shows how far each is, how long its file is kept and why it failed', async () => {
  serve()
  await screen()
  await expect.element(grid().getByRole('progressbar', { name: 'Running' })).toHaveAttribute('aria-valuenow', '25')
  await expect.element(grid().getByText('12,040 rows')).toBeVisible()
  await expect.element(grid().getByText(/Kept until/)).toBeVisible()
  await expect.element(grid().getByText('It was tried 4 times and failed each time.')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('cancels what is under way, and runs again what is over', async () => {
  const sent = serve()
  await screen()
  await page.getByRole('button', { name: 'Cancel Receipts' }).click()
  await expect.element(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Run All data of the food bank again' }).click()
  await expect.element(page.getByText('Report Queued')).toBeVisible()
  const paths = sent.map(({ path }) => path).filter((path) => !/^\/api\/jobs(\?|$)/.test(path))
  expect(paths).toEqual(['/api/jobs/3/cancel', '/api/jobs/1/repeat'])
})

it('queues the export of all data, once a click', async () => {
  const sent = serve()
  await screen()
  await page.getByRole('button', { name: 'Export all our data' }).click()
  await expect.element(page.getByText('Report Queued')).toBeVisible()
  expect(sent.filter(({ body }) => body !== undefined)).toEqual([
    expect.objectContaining({ body: { Kind: 'foodBankData', Parameters: {} }, key: expect.any(String) }),
  ])
})

it('says why there is nothing to download', async () => {
  serve(() => refusal('Files are kept for 30 days; this one is gone. Run it again.'))
  await screen()
  await page.getByRole('button', { name: 'Download Donations' }).click()
  await expect.element(page.getByText('Files are kept for 30 days; this one is gone. Run it again.')).toBeVisible()
})

const message = (more: Partial<Job>) =>
  job(4, { Kind: 'message', Parameters: { messageId: 7, Subject: 'Closed on Friday' }, ...more })
/** The page with one job, and its row. */
async function only(one: Job) {
  answerWith(() => value([one]))
  await screen()
  return grid().getByRole('row', { name: /Closed on Friday/ })
}

it('shows how many recipients a message has reached, and offers nothing to do about it', async () => {
  const row = await only(message({ State: 'running', Done: 240, Total: 1000 }))
  await expect.element(row.getByText('Message: Closed on Friday')).toBeVisible()
  await expect.element(row.getByText('240 of 1,000 recipients')).toBeVisible()
  await expect.element(row.getByRole('progressbar', { name: 'Running' })).toHaveAttribute('aria-valuenow', '24')
  expect(row.getByRole('button').elements()).toEqual([])
  await expect.poll(violations).toEqual([])
})

it('shows that a message was delivered, without a file', async () => {
  const row = await only(message({ State: 'done', Done: 1000, Total: 1000 }))
  await expect.element(row.getByText('Delivered')).toBeVisible()
  await expect.element(row.getByText('1,000 recipients')).toBeVisible()
  expect(row.getByText(/file|Kept/).elements()).toEqual([])
  expect(row.getByRole('button').elements()).toEqual([])
})
