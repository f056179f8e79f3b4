import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ReportDelivery } from '../../../../shared/work/schedules/api.ts'
import type { ReportSchedule } from '../../../../shared/work/schedules/schedule.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import DeliveredReportPage from '../../../../web/src/work/reports/DeliveredReportPage.tsx'
import ReportsPage from '../../../../web/src/work/reports/ReportsPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** Scheduled reports on the screen of reports, and the page that a recipient's link opens. */

const schedule = (ID: number, more: Partial<ReportSchedule> = {}): ReportSchedule => ({
  ID,
  Report: 'SummaryAgency',
  Format: 'PDF',
  Frequency: 'WEEKLY',
  Weekday: 1,
  DayOfMonth: 1,
  Hour: 6,
  Recipients: [{ EMailAddress: 'board@example.org', IsSubscribed: true }],
  IsPaused: false,
  TimeZone: 'America/New_York',
  NextRun: '2026-11-30T11:00:00.000Z',
  LastRun: { At: '2026-11-23T11:00:10.000Z', Start: '2026-11-16', End: '2026-11-22', JobID: 5, State: 'done' },
  ...more,
})
const rows = [
  schedule(1),
  schedule(2, {
    Report: 'PickupDetail',
    Format: 'CSV',
    Frequency: 'DAILY',
    Recipients: [{ EMailAddress: 'gone@example.org', IsSubscribed: false }],
    IsPaused: true,
    NextRun: null,
    LastRun: null,
  }),
]
const isList = ({ path, body }: SentRequest) => /^\/api\/reports\/schedules(\?|$)/.test(path) && body === undefined
const serve = (answer: (request: SentRequest) => Response = () => value(null)) =>
  answerWith((request) => {
    if (isList(request)) return value(rows)
    return request.path.startsWith('/api/reports/') ? answer(request) : value([])
  })
const screen = () =>
  show(
    <SessionContext value={sessionAs('foodbankrtcoord')}>
      <ReportsPage />
    </SessionContext>,
  )
const changes = (sent: readonly SentRequest[]) =>
  sent.filter((request) => request.path.startsWith('/api/reports/') && !isList(request))
const grid = () => page.getByRole('grid', { name: 'Scheduled reports' })
const dialog = () => page.getByRole('dialog')

it('lists when each is sent, to whom, and how the last one went', async () => {
  serve()
  await screen()
  await expect.element(grid().getByText('Monday, weekly at 6:00 AM · PDF')).toBeVisible()
  await expect.element(grid().getByText('Nov 30, 2026, 6:00 AM')).toBeVisible()
  await expect.element(grid().getByText('Nov 16 – 22, 2026, sent')).toBeVisible()
  await expect.element(grid().getByText('gone@example.org (unsubscribed)')).toBeVisible()
  await expect.element(grid().getByText('Paused')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('schedules a report for several addresses, and says what the first one covers', async () => {
  const sent = serve(({ body }) => value(schedule(3, { ...(body as object), Recipients: rows[0]?.Recipients ?? [] })))
  await screen()
  await page.getByRole('button', { name: 'Schedule a report' }).click()
  await dialog().getByLabelText('How often').selectOptions('Monthly')
  await dialog().getByLabelText('Day of the month').selectOptions('31')
  await expect.element(dialog().getByText(/^Sent next on/)).toBeVisible()
  await dialog().getByLabelText('Recipients').fill('board@example.org, nobody')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByText('Not an e-mail address: nobody')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await dialog().getByLabelText('Recipients').fill('board@example.org\nDonor@example.org')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Report scheduled')).toBeVisible()
  await expect.element(grid().getByText('Last day of the month at 6:00 AM · PDF')).toBeVisible()
  expect(changes(sent)).toEqual([
    {
      method: 'POST',
      path: '/api/reports/schedules',
      key: expect.any(String),
      body: {
        Report: 'SummaryAgency',
        Format: 'PDF',
        Frequency: 'MONTHLY',
        Weekday: 1,
        DayOfMonth: 31,
        Hour: 6,
        Recipients: ['board@example.org', 'Donor@example.org'],
      },
    },
  ])
})

it('keeps the form open with the reason when it is refused', async () => {
  serve(() => refusal('A configuration report covers at least two days. Please choose weekly or monthly.'))
  await screen()
  await page.getByRole('button', { name: 'Edit Summary of pickups' }).click()
  await dialog().getByLabelText('How often').selectOptions('Daily')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByText(/at least two days/)).toBeVisible()
})

it('pauses, resumes and deletes', async () => {
  const sent = serve(({ path, body }) =>
    value(path.endsWith('/pause') ? schedule(1, { ...(body as object), NextRun: null }) : null),
  )
  await screen()
  await page.getByRole('button', { name: 'Pause Summary of pickups' }).click()
  await expect.element(page.getByRole('button', { name: 'Resume Summary of pickups' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Pickups in detail' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(grid().getByText('gone@example.org (unsubscribed)')).not.toBeInTheDocument()
  expect(changes(sent).map(({ path, body }) => [path, body])).toEqual([
    ['/api/reports/schedules/1/pause', { IsPaused: true }],
    ['/api/reports/schedules/2', undefined],
  ])
})

afterEach(() => {
  location.hash = ''
})
const delivery: ReportDelivery = {
  Report: 'SummaryAgency',
  Frequency: 'WEEKLY',
  EntityName: 'Harbor Light Pantry',
  Start: '2026-11-16',
  End: '2026-11-22',
  EMailAddress: 'board@example.org',
  IsSubscribed: true,
  File: { Url: '#saved', FileName: 'SummaryAgency-2026-11-22.pdf', Expires: '2026-12-23T11:00:00.000Z' },
}

it('a recipient downloads by the link, unsubscribes and subscribes again without an account', async () => {
  location.hash = '#/7/5/secret-code'
  const sent = answerWith(({ body }) => value({ ...delivery, ...(body as object) }))
  await show(<DeliveredReportPage />)
  await expect.element(page.getByRole('heading', { name: 'Summary of pickups' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download SummaryAgency-2026-11-22.pdf' })).toBeVisible()
  await expect.element(page.getByText('board@example.org gets this report weekly.')).toBeVisible()
  // The page has a main landmark of its own, within that of the tests' frame.
  const found = async () => (await violations()).filter((line) => !line.startsWith('landmark-'))
  await expect.poll(found).toEqual([])
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect.element(page.getByText('board@example.org gets this report no more.')).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe again' }).click()
  await expect.element(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
  expect(sent.map(({ path }) => path.replace(/\?.*/, ''))).toEqual([
    '/api/reports/schedules/7/deliveries/5',
    '/api/reports/schedules/7/deliveries/5/subscription',
    '/api/reports/schedules/7/deliveries/5/subscription',
  ])
})

it.each([
  ['without a link', '', 200],
  ['for an unknown code', '#/7/5/wrong', 404],
])('shows nothing %s', async (_, hash, status) => {
  location.hash = hash
  answerWith(() => Response.json({ Successful: false, Message: 'Not found' }, { status }))
  await show(<DeliveredReportPage />)
  await expect.element(page.getByText('There is no report at this address')).toBeVisible()
})

it('says that an old file is gone', async () => {
  location.hash = '#/7/5/secret-code'
  answerWith(() => value({ ...delivery, File: null }))
  await show(<DeliveredReportPage />)
  await expect.element(page.getByText(/files are kept for 30 days/)).toBeVisible()
})
