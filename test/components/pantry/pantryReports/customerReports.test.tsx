import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import { reportTooLarge } from '../../../../shared/pantry/pantryReports/refusals.ts'
import { servedFacts } from '../../../../shared/pantry/pantryReports/report.fixture.ts'
import { figuresBy, servedFigures } from '../../../../shared/pantry/pantryReports/served.ts'
import { servedPeriods } from '../../../../shared/pantry/pantryReports/summary.ts'
import type { Job } from '../../../../shared/work/jobs/job.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import CustomerReportsDialog from '../../../../web/src/pantry/pantryReports/CustomerReportsDialog.tsx'
import CustomerSummaryPage from '../../../../web/src/pantry/pantryReports/CustomerSummaryPage.tsx'
import OrderReportsDialog from '../../../../web/src/pantry/pantryReports/OrderReportsDialog.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show as showBare, value, violations } from '../../setup.tsx'
import { queuedJob } from '../../work/jobs/queuedJob.ts'

/** The dialogs of the pantry's reports, and the customer summary. */

const dialog = () => page.getByRole('dialog', { name: 'Reports' })
const exportButton = () => dialog().getByRole('button', { name: 'Export' })
const choose = (label: string, option: string) => dialog().getByLabelText(label, { exact: true }).selectOptions(option)
const file = () => new Response('x', { headers: { 'content-disposition': 'attachment; filename="report.pdf"' } })
const onClose = vi.fn()
beforeEach(() => void onClose.mockClear())
afterEach(() => void vi.useRealTimers())

const show = (content: ReactNode) =>
  showBare(<SessionContext value={sessionAs('foodbankadmin')}>{content}</SessionContext>)

/** Query of the request to a report's address. */
const queryOf = (request: SentRequest | undefined) =>
  Object.fromEntries(new URL(request?.path ?? '', 'http://localhost').searchParams)
const sentTo = (sent: readonly SentRequest[], endpoint: { path: string }) =>
  sent.filter(({ path }) => path.split('?')[0] === endpoint.path)

/** A server of a food bank with one agency; everything else is `answer`. */
const serve = (answer: (request: SentRequest) => Response) =>
  answerWith((request) => {
    if (request.path.startsWith('/api/agencies/associated'))
      return value([{ ID: 11, Name: 'Grace Pantry', EntityID: 11 }])
    return answer(request)
  })

const showOrders = (props: Partial<Parameters<typeof OrderReportsDialog>[0]> = {}) =>
  show(<OrderReportsDialog filters={{}} orderIds={[]} isAgencyScoped={false} onClose={onClose} {...props} />)

it('[report-flow] a report is chosen, its options are confirmed, and it is exported', async () => {
  const sent = serve(file)
  await showOrders({ orderIds: [4711, 4712] })
  await expect.element(dialog().getByText('2 selected orders')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await choose('Report', 'Orders')
  await choose('Format', 'Excel (XLSX)')
  await exportButton().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(queryOf(sentTo(sent, pantryReports.exportOrder)[0])).toMatchObject({
    OrderIDList: '4711,4712',
    Format: 'XLSX',
    IncludeFullData: 'false',
  })
})

const optionsOf = (label: string) =>
  [...(dialog().getByLabelText(label, { exact: true }).element() as HTMLSelectElement).options].map(({ text }) => text)
const days = () =>
  ['Start date', 'End date'].map((label) => (dialog().getByLabelText(label).element() as HTMLInputElement).value)

it('[report-types] orders are offered in five reports', async () => {
  serve(file)
  await showOrders()
  expect(optionsOf('Report')).toEqual(['Pickup attendant', 'Delivery', 'Orders', 'Distribution', 'Labels'])
})

it('[report-presets] a period fills both days in', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00Z') })
  serve(file)
  await showOrders()
  for (const [period, start, end] of [
    ['Today', '2026-11-22', '2026-11-22'],
    ['Last 7 Days', '2026-11-16', '2026-11-22'],
    ['Last 30 Days', '2026-10-24', '2026-11-22'],
    ['Last 60 Days', '2026-09-24', '2026-11-22'],
    ['Last 90 Days', '2026-08-25', '2026-11-22'],
    ['Year to Date', '2026-01-01', '2026-11-22'],
    ['Last Year', '2025-01-01', '2025-12-31'],
  ] as const) {
    await choose('Period', period)
    expect([period, ...days()]).toEqual([period, start, end])
  }
})

it('[orders-export-range] export is disabled when the range exceeds the maximum', async () => {
  serve(file)
  await showOrders({ filters: { OrderPlacedStartDate: '01-01-2025', OrderPlacedEndDate: '06-30-2026' } })
  await expect.element(dialog().getByText('An export covers at most 366 days.')).toBeVisible()
  await expect.element(exportButton()).toBeDisabled()
  await choose('Period', 'Last Year')
  await expect.element(exportButton()).toBeEnabled()
})

it('sends the grid’s filters with the days of the dialog', async () => {
  const sent = serve(file)
  await showOrders({
    filters: { PantryLocationID: 5, OrderDeliveryStartDate: '11-01-2026', OrderDeliveryEndDate: '11-30-2026' },
  })
  await choose('Days of', 'Order date')
  await choose('Report', 'Distribution')
  await exportButton().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const query = queryOf(sentTo(sent, pantryReports.exportDistribution)[0])
  expect(query).toMatchObject({
    PantryLocationID: '5',
    OrderPlacedStartDate: '11-01-2026',
    OrderPlacedEndDate: '11-30-2026',
    Format: 'PDF',
  })
  expect(query).not.toHaveProperty('OrderDeliveryStartDate')
})

it('[full-data-csv] offers all fields for CSV alone, and not where the grid is of one agency', async () => {
  serve(file)
  await showOrders({ orderIds: [4711] })
  const full = () => dialog().getByRole('checkbox', { name: 'All fields (CSV)' })
  await expect.element(full()).toBeDisabled()
  await choose('Format', 'CSV')
  await expect.element(full()).toBeEnabled()
})

it('[agency-scoped-no-full] a grid of one agency has no full data', async () => {
  serve(file)
  await showOrders({ orderIds: [4711], isAgencyScoped: true })
  await choose('Format', 'CSV')
  await expect.element(dialog().getByRole('checkbox', { name: 'All fields (CSV)' })).toBeDisabled()
})

it('[labels-default-1] [labels-pdf] labels begin with one an order and have no format', async () => {
  const sent = serve(file)
  await showOrders({ orderIds: [4711] })
  await choose('Report', 'Labels')
  await expect.element(dialog().getByLabelText('Labels per order')).toHaveValue(1)
  await expect.element(dialog().getByLabelText('Format', { exact: true })).not.toBeInTheDocument()
  await dialog().getByLabelText('Labels per order').fill('3')
  await choose('Label stock', 'Roll, 4 × 6 in')
  await expect.poll(violations).toEqual([])
  await exportButton().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(queryOf(sentTo(sent, pantryReports.exportLabels)[0])).toMatchObject({
    labelsPerOrder: '3',
    includeCustomerName: 'true',
    inStaffLanguage: 'false',
    LabelSheet: 'ROLL4X6',
    Format: 'PDF',
  })
})

it('lets the count of labels be cleared and typed anew; left empty, it is one again', async () => {
  const sent = serve(file)
  await showOrders({ orderIds: [4711] })
  await choose('Report', 'Labels')
  const count = dialog().getByLabelText('Labels per order')
  await userEvent.clear(count)
  await expect.element(count).toHaveValue(null)
  await userEvent.keyboard('3')
  await expect.element(count).toHaveValue(3)
  await userEvent.clear(count)
  await userEvent.tab()
  await expect.element(count).toHaveValue(1)
  await exportButton().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(queryOf(sentTo(sent, pantryReports.exportLabels)[0])).toMatchObject({ labelsPerOrder: '1' })
})

it('makes what is too large for an answer in the background: Report Queued', async () => {
  const sent = serve(({ path }) => (path.startsWith('/api/jobs') ? value(queuedJob) : refusal(reportTooLarge.en)))
  await showOrders({ orderIds: [4711] })
  await exportButton().click()
  await expect.element(page.getByText('Report Queued')).toBeVisible()
  expect(sent.find(({ path }) => path.startsWith('/api/jobs'))?.body).toMatchObject({
    Kind: 'pantryReport',
    Parameters: { pantryReport: 'pickupAttendant', orders: { OrderIDList: '4711' } },
  })
})

it('says why there is no file', async () => {
  let answer = refusal('')
  serve(() => answer)
  await showOrders({ orderIds: [4711] })
  await exportButton().click()
  await expect
    .element(dialog().getByText('An error [1] occurred generating the report. Please try again later'))
    .toBeVisible()
  answer = new Response('{}', { status: 500 })
  await exportButton().click()
  await expect
    .element(dialog().getByText('An error [2] occurred generating the report. Please try again later'))
    .toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

const showCustomers = () => show(<CustomerReportsDialog filters={{ PantryLocationID: 5 }} onClose={onClose} />)

it('[customers-report-options] exports the grid’s customers, on request with dates of service', async () => {
  const sent = serve(file)
  await showCustomers()
  await dialog().getByRole('checkbox', { name: 'Dates of service' }).click()
  await choose('Format', 'CSV')
  await expect.poll(violations).toEqual([])
  await exportButton().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(queryOf(sentTo(sent, pantryReports.exportCustomers)[0])).toMatchObject({
    PantryLocationID: '5',
    IncludeDatesOfService: 'true',
    Format: 'CSV',
  })
})

it('[tefap-report-3000] a TEFAP report of too many customers is made in the background', async () => {
  const sent = serve(({ path }) => (path.startsWith('/api/jobs') ? value(queuedJob) : value(3000)))
  await showCustomers()
  await choose('Report', 'TEFAP')
  await expect.element(dialog().getByText('3,000 customers')).toBeVisible()
  await expect
    .element(dialog().getByText('This report exceeds the current limit. Please choose a smaller timeframe.'))
    .toBeVisible()
  await expect.element(exportButton()).toBeDisabled()
  await dialog().getByRole('button', { name: 'Make it in the background' }).click()
  await expect.element(page.getByText('Report Queued')).toBeVisible()
  expect(sentTo(sent, pantryReports.exportTefapCustomers)).toEqual([])
})

it('[tefap-report-range-first] [tefap-preset] TEFAP is counted for its days, the three months before this one, before it is exported', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00Z') })
  const sent = serve(({ path }) => (path.startsWith(pantryReports.getTefapCustomersCount.path) ? value(2999) : file()))
  await showCustomers()
  await choose('Report', 'TEFAP')
  await expect.element(dialog().getByLabelText('Period')).toHaveValue('tefap')
  expect(days()).toEqual(['2026-08-01', '2026-10-31'])
  await expect.element(dialog().getByText('2,999 customers')).toBeVisible()
  await dialog().getByLabelText('Start date').fill('')
  await expect.element(exportButton()).toBeDisabled()
  await choose('Period', 'Last 30 Days')
  await expect.element(exportButton()).toBeEnabled()
  await exportButton().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const [exported] = sentTo(sent, pantryReports.exportTefapCustomers)
  expect(queryOf(exported).OrderPickupStartDate).toMatch(/^\d\d-\d\d-\d{4}$/)
})

it('says when the customers could not be counted', async () => {
  serve(() => new Response('{}', { status: 500 }))
  await showCustomers()
  await choose('Report', 'TEFAP')
  await expect.element(dialog().getByText('An error occurred getting the number of TEFAP Customers')).toBeVisible()
  await expect.element(exportButton()).toBeDisabled()
})

it('makes the TEFAP report in the background where its customers could not be counted', async () => {
  const sent = serve(({ path }) => (path.startsWith('/api/jobs') ? value(queuedJob) : refusal(reportTooLarge.en)))
  await showCustomers()
  await choose('Report', 'TEFAP')
  await expect.element(dialog().getByText(reportTooLarge.en)).toBeVisible()
  await dialog().getByRole('button', { name: 'Make it in the background' }).click()
  await expect.element(page.getByText('Report Queued')).toBeVisible()
  expect(sent.find(({ path }) => path.startsWith('/api/jobs'))?.body).toMatchObject({
    Parameters: { pantryReport: 'tefap' },
  })
})

const served = [servedFacts(), servedFacts({ OrderID: 4712, CustomerID: 311, Place: 'Armory' })]
const november = { start: '2026-11-01', end: '2026-11-30' }
const summary = {
  StartDate: november.start,
  EndDate: november.end,
  Periods: servedPeriods(served, november),
  AgencyID: null,
  Total: servedFigures(served),
  Places: figuresBy(served, ({ Place }) => ({ Name: Place, key: Place })),
}

it('[summary-debounce-200] the summary reloads once after the last change of days and agency', async () => {
  const sent = serve(() => value(summary))
  await show(<CustomerSummaryPage />)
  await expect.element(page.getByRole('heading', { name: 'Customer summary' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'By location' })).toBeVisible()
  await expect.poll(violations).toEqual([])
  // Each period is asked for with the days before it.
  const ends = () => sentTo(sent, pantryReports.getCustomerSummary).map((one) => queryOf(one).dateEndFilter)
  const before = ends().length
  await expect.element(page.getByText(/ · All agencies · compared with /)).toBeVisible()
  expect(page.getByLabelText('Agency').elements()).toEqual([])
  await page.getByRole('button', { name: /^Change: / }).click()
  chooseAtOnce('Period', 'Last 7 Days')
  chooseAtOnce('Period', 'Last 90 Days')
  chooseAtOnce('Agency', 'Grace Pantry')
  await expect.poll(() => queryOf(sentTo(sent, pantryReports.getCustomerSummary).at(-1)).agencyId).toBe('11')
  expect(queryOf(sentTo(sent, pantryReports.getCustomerSummary).at(-1)).dateStartFilter).toMatch(/^\d\d-\d\d-\d{4}$/)
  await expect.poll(() => ends().length).toBe(before + 2)
  expect(new Set(ends()).size).toBe(ends().length - 1)
})

/** Within this tick: a chosen option of the browser's driver takes longer than the summary waits, on a busy machine. */
function chooseAtOnce(label: string, option: string): void {
  const select = page.getByLabelText(label).element() as HTMLSelectElement
  const chosen = [...select.options].find(({ text }) => text === option)
  if (!chosen) throw new Error(`${label} has no option ${option}`)
  select.value = chosen.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

it('does not move when the days before are counted', async () => {
  const asked: (() => void)[] = []
  answerWith(({ path }) => {
    if (path.split('?')[0] !== pantryReports.getCustomerSummary.path) return value([])
    const answer = () => value({ ...summary, Total: { ...summary.Total, Visits: asked.length === 1 ? 4 : 2 } })
    return new Promise((resolve) => asked.push(() => resolve(answer())))
  })
  await show(<CustomerSummaryPage />)
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.()
  const below = page.getByRole('region', { name: 'By location' })
  await expect.element(below).toBeVisible()
  await expect.poll(() => asked.length).toBe(2)
  const { top } = below.element().getBoundingClientRect()
  asked[1]?.()
  await expect.element(page.getByText('+100% on the days before')).toBeVisible()
  expect(below.element().getBoundingClientRect().top).toBe(top)
})

it('says why the summary could not be loaded', async () => {
  let answer = refusal('')
  serve(() => answer)
  await show(<CustomerSummaryPage />)
  await expect.element(page.getByText('An error occurred loading the report.')).toBeVisible()
  answer = new Response('{}', { status: 400 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('A server error occurred loading the report')).toBeVisible()
})

it('says when nothing was handed over', async () => {
  serve(() => value({ ...summary, Total: servedFigures([]), Places: [] }))
  await show(<CustomerSummaryPage />)
  await expect.element(page.getByText('Nothing was handed over in these days')).toBeVisible()
})

it('counts a summary of too many hand-overs in the background, and shows what was counted', async () => {
  let listed: Job[] = []
  let isCounted = false
  const sent = serve(({ path, method, body }) => {
    if (path.startsWith(pantryReports.getCustomerSummary.path))
      return isCounted ? value({ ...summary, MadeAt: '2026-11-20T15:00:00.000Z' }) : refusal(reportTooLarge.en)
    if (!path.startsWith('/api/jobs')) return value([])
    const { Parameters } = (body ?? {}) as Pick<Job, 'Parameters'>
    if (method === 'POST') listed = [{ ...queuedJob, Kind: 'pantryReport', Parameters, State: 'running', Done: 12_500 }]
    return value(method === 'POST' ? listed[0] : listed)
  })
  await show(<CustomerSummaryPage />)
  await expect.element(page.getByText(/too many hand-overs to be counted while you wait/)).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Make it in the background' }).click()
  await expect.element(page.getByText(/12,500 so far/)).toBeVisible()
  expect(sent.find(({ path, method }) => path.startsWith('/api/jobs') && method === 'POST')?.body).toMatchObject({
    Kind: 'pantryReport',
    Parameters: { pantryReport: 'summary', format: 'XLSX', summary: { start: expect.any(String) } },
  })
  isCounted = true
  listed = listed.map((job) => ({ ...job, State: 'done', Finished: '2026-11-20T15:00:00.000Z' }))
  await expect.element(page.getByRole('region', { name: 'By location' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Count anew' })).toBeVisible()
})

it('compares with the days before, draws the visits, and tells of how many households the ages are unknown', async () => {
  const unknown = servedFacts({ OrderID: 4713, CustomerID: 312, Ages: null })
  const now = { ...summary, Total: servedFigures([...served, unknown]) }
  const sent = serve(({ path, method }) => {
    if (method === 'POST') return value(queuedJob)
    if (!path.startsWith(pantryReports.getCustomerSummary.path)) return value([])
    const isNow = sentTo(sent, pantryReports.getCustomerSummary).length === 1
    return value(isNow ? now : { ...summary, Total: servedFigures(served.slice(0, 1)) })
  })
  await show(<CustomerSummaryPage />)
  await expect.element(page.getByText('+200% on the days before').first()).toBeVisible()
  await expect.element(page.getByText('Households whose ages are not known')).toBeVisible()
  await expect.element(page.getByRole('figure', { name: /^Visits over time\. Most on .*2\.$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Export (Excel)' }).click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ Parameters: { pantryReport: 'summary', format: 'XLSX' } })
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect.poll(violations).toEqual([])
})
