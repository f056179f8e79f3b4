import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { reportDay } from '../../../../shared/core/time/range.ts'
import { addMonths, localDay } from '../../../../shared/core/time/zone.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import { reportTooLarge } from '../../../../shared/pantry/pantryReports/refusals.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ReportsPage from '../../../../web/src/work/reports/ReportsPage.tsx'
import { answerWith, refusal, show, value, violations } from '../../setup.tsx'
import { queuedJob } from '../jobs/queuedJob.ts'

/** The screen of reports: three forms, each of which opens a window with the fetched document. */

afterEach(() => vi.restoreAllMocks())

const zone = 'America/New_York'
const session = { ActiveRole: 'agency', TimeZone: zone } as Session
const today = () => localDay(new Date(), zone)
const report = () => new Response('<!doctype html><h1>Report</h1>', { headers: { 'content-type': 'text/html' } })
/** Shows the page; answers the requests and the windows that it opens. */
async function opened(answerReport = report) {
  const sent = answerWith(({ path, method }) => {
    if (path.startsWith('/Agency/')) return answerReport()
    return value(method === 'POST' ? queuedJob : [])
  })
  const [replace, close] = [vi.fn(), vi.fn()]
  const newWindow = { document: { title: '' }, location: { replace }, close }
  const open = vi.spyOn(window, 'open').mockReturnValue(newWindow as unknown as Window)
  await show(
    <SessionContext value={session}>
      <ReportsPage />
    </SessionContext>,
  )
  const addresses = () => sent.flatMap(({ path }) => (path.startsWith('/Agency/') ? [new URL(path, 'http://x')] : []))
  const queued = () => sent.filter(({ path }) => path.startsWith(jobs.requestJob.path))
  return { open, replace, close, addresses, queued }
}
const section = (name: string) => page.getByRole('region', { name })
const press = (name: string) => page.getByRole('button', { name: `Open report: ${name}` }).click()
const queryOf = (url: URL | undefined) => {
  url?.searchParams.delete('d')
  return Object.fromEntries(url?.searchParams ?? [])
}

it('[report-new-window] [report-config-url] [report-config-default] [report-start-default] [report-date-format] opens the configuration report of the last month in a new window', async () => {
  const { open, replace, addresses } = await opened()
  await expect.poll(violations).toEqual([])
  await press('Configuration report')
  await expect.poll(() => replace.mock.calls.length).toBe(1)
  expect(open).toHaveBeenCalledWith('', '_blank')
  expect(replace.mock.calls[0]?.[0]).toMatch(/^blob:/)
  const [address] = addresses()
  expect(address?.pathname).toBe('/Agency/BuildReport')
  expect(queryOf(address)).toEqual({
    reportName: 'ConfigurationAgencyNewDonors',
    startDate: reportDay(addMonths(today(), -1)),
    endDate: reportDay(today()),
    typeCode: 'HTML',
  })
  expect(address?.searchParams.get('startDate')).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
})

it('[report-summary-name] asks for SummaryAgency', async () => {
  const { addresses } = await opened()
  await press('Summary report')
  await expect.poll(() => addresses().map((url) => url.searchParams.get('reportName'))).toEqual(['SummaryAgency'])
})

it('[report-detail-url] [report-start-disable] [report-end-disable] the detail report takes either end switched off', async () => {
  const { addresses } = await opened()
  const detail = section('Detail pickup report')
  await detail.getByRole('button', { name: /^Days: / }).click()
  await detail.getByLabelText('Earliest Possible Date').click()
  await detail.getByLabelText('Today').click()
  await expect.element(detail.getByLabelText('Start date')).toBeDisabled()
  await press('Detail pickup report')
  await expect.poll(() => addresses().map(({ pathname }) => pathname)).toEqual(['/Agency/PickupReport'])
  const { startDate = '', endDate = '', ...others } = queryOf(addresses()[0])
  expect([startDate, endDate]).toEqual(['', ''])
  expect(others).toEqual({ format: 'HTML', donorFilter: 'ALL', dateFilterType: 'PICKUP' })
})

it('[report-range-valid] a configuration range that does not end after its start is not sent', async () => {
  const { open, addresses } = await opened()
  const form = section('Configuration report')
  await form.getByRole('button', { name: /^Days: / }).click()
  await form.getByLabelText('Start date').fill('2026-11-02')
  await form.getByLabelText('End date').fill('2026-11-02')
  await press('Configuration report')
  await expect.element(form.getByText('invalid date range')).toBeVisible()
  expect([open.mock.calls.length, addresses().length]).toEqual([0, 0])
})

it('of too many receipts becomes a job, and its window is closed', async () => {
  const { close, queued } = await opened(() => refusal(reportTooLarge.en))
  await press('Summary report')
  await expect.element(page.getByText('Report Queued')).toBeVisible()
  expect([close.mock.calls.length, queued().length]).toEqual([1, 1])
})

it('that is refused for another reason says why, and becomes no job', async () => {
  const { close, queued } = await opened(() => refusal('Someone else looked into it.'))
  await press('Summary report')
  await expect.element(page.getByText('Someone else looked into it.')).toBeVisible()
  expect([close.mock.calls.length, queued().length]).toEqual([1, 0])
})
