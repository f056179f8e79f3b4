import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobStore } from '../../../../functions/core/jobMachine/jobTable.ts'
import { type Ses, startSes } from '../../../../functions/core/mail/ses.fixture.ts'
import { timersUntil } from '../../../../functions/core/table/timers.ts'
import { reportSchedules } from '../../../../functions/work/schedules/scheduleTable.ts'
import { settleReportSchedule } from '../../../../functions/work/schedules/settleReportSchedule.ts'
import { startQueues } from '../../../../infra/local/queues.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { reportLinkIn } from '../../../../shared/core/link/report.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import * as schedules from '../../../../shared/work/schedules/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { readPdf } from '../../../engine/pdf.ts'
import { headersOf } from '../../../engine/runs.ts'
import { scheduleDraft, scheduleOf } from '../../../engine/schedules.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Scheduled reports over the real endpoints, timer, worker, mailer, table and bucket. */

/** Waits for SES are skipped. */
vi.mock('../../../../functions/core/pause.ts', () => ({ pause: async () => undefined }))

let ses: Ses
let worker: unknown
let sender: unknown
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  const queues = await startQueues()
  await queues.ensureBuckets([{ name: 'exports' }])
  process.env.AWS_ENDPOINT_URL_S3 = queues.endpoint
  ses = await startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  stops.push(queues.stop, ses.stop)
  worker = (await import('../../../../functions/work/jobs/runJob.ts')).handler
  sender = (await import('../../../../functions/work/schedules/onScheduledReportMade.ts')).handler
  await makeSmallTenant()
})
afterAll(() => Promise.all(stops.map((stop) => stop())))
beforeEach(() => {
  setClock(morning)
  ses.mails.splice(0)
  ses.answer = () => 'taken'
})
afterEach(() => void vi.useRealTimers())

const foodBank = people.foodBank
const listed = async (by: Caller, id: number) =>
  (await call(schedules.listReportSchedules, by, {})).answer.Value?.find((one) => one.ID === id)
const lastEvent = async (jobId: number) => (await jobStore.loadWithTimeline(jobId))?.events.at(-1)
/** The day after the next due hour has begun: Monday 23 November, 6 in New York. */
const due = new Date('2026-11-23T11:00:20.000Z')

/** Lets the timer, the worker and the sender do their work at a time; the job's number. */
async function run(id: number, at = due): Promise<number> {
  setClock(at)
  await settleReportSchedule(id, at)
  const jobId = (await reportSchedules.load(id))?.LastRun?.JobID ?? 0
  expect(await deliver(worker, { detail: await lastEvent(jobId) })).toEqual([])
  return jobId
}
const send = async (jobId: number) => deliver(sender, { detail: await lastEvent(jobId) })
/** Target of the link in a mail. */
function linkOf(mail: { html: string } | undefined) {
  const [, hash = ''] = /\/report(#[^"&\s]+)"/.exec(mail?.html ?? '') ?? []
  const link = reportLinkIn(hash)
  if (!link) throw new Error('The mail has no link')
  return { id: link.scheduleId, jobId: link.jobId, options: { headers: headersOf(link.code) } }
}

describe('a scheduled report', () => {
  it('is listed with its next run, changed, paused, resumed and deleted', async () => {
    const id = await scheduleOf(foodBank, 'board@example.org')
    expect(await listed(foodBank, id)).toEqual({
      ...scheduleDraft,
      ID: id,
      Recipients: [{ EMailAddress: 'board@example.org', IsSubscribed: true }],
      IsPaused: false,
      TimeZone: 'America/New_York',
      NextRun: '2026-11-23T11:00:00.000Z',
      LastRun: null,
    })
    const changed = await call(schedules.updateReportSchedule, foodBank, { id, ...scheduleDraft, Frequency: 'DAILY' })
    expect(changed.answer.Value?.NextRun).toBe('2026-11-21T11:00:00.000Z')
    const pause = (IsPaused: boolean) => call(schedules.pauseReportSchedule, foodBank, { id, IsPaused })
    expect((await pause(true)).answer.Value).toMatchObject({ IsPaused: true, NextRun: null })
    expect((await timersUntil()).filter((timer) => timer.kind === 'reportSchedule' && timer.id === id)).toEqual([])
    expect((await pause(false)).answer.Value?.NextRun).toBe('2026-11-21T11:00:00.000Z')
    expect((await call(schedules.deleteReportSchedule, foodBank, { id })).answer.Successful).toBe(true)
    expect(await listed(foodBank, id)).toBeUndefined()
    expect((await timersUntil()).filter((timer) => timer.kind === 'reportSchedule' && timer.id === id)).toEqual([])
  })

  it('is made on its day, and each recipient gets a link that needs no sign-in', async () => {
    await call(receipts.createReceipt, people.agencies[0], {
      donorLocationId: ids.donorLocation,
      categories: [{ categoryId: 1, pounds: 77 }],
      date: '2026-11-19',
    })
    const id = await scheduleOf(foodBank, 'board@example.org', 'Donor@Example.org')
    const jobId = await run(id)
    expect(await send(jobId)).toEqual([])
    expect(ses.mails.map(({ to }) => to).sort()).toEqual(['board@example.org', 'donor@example.org'])
    expect(ses.mails[0]?.subject).toBe('Summary of pickups, Mon, Nov 16, 2026 – Sun, Nov 22, 2026')
    expect(ses.mails[0]?.unsubscribe).toMatch(/\/report#/)
    const { options, ...link } = linkOf(ses.mails.find(({ to }) => to === 'donor@example.org'))
    const { answer } = await call(schedules.getReportDelivery, undefined, link, options)
    expect(answer.Value).toMatchObject({
      Start: '2026-11-16',
      End: '2026-11-22',
      EMailAddress: 'donor@example.org',
      IsSubscribed: true,
      File: { FileName: 'SummaryAgency-2026-11-22.pdf', Url: expect.stringMatching(/X-Amz-Expires=300/) },
    })
    const Key = (await jobStore.load(jobId))?.FileKey ?? ''
    const { Body } = await new S3Client().send(new GetObjectCommand({ Bucket: 'exports', Key }))
    const file = await readPdf((await Body?.transformToByteArray()) ?? new Uint8Array())
    expect(file.text).toMatch(/Total\s+1\s+77/)
    expect((await listed(foodBank, id))?.LastRun).toEqual({
      At: due.toISOString(),
      Start: '2026-11-16',
      End: '2026-11-22',
      JobID: jobId,
      State: 'done',
    })
  })

  it('of households is of the month before, in figures alone: its link needs no sign-in', async () => {
    const monthly = { Report: 'TefapHouseholds', Frequency: 'MONTHLY', DayOfMonth: 1 } as const
    const draft = { ...scheduleDraft, ...monthly, Recipients: ['state@example.org'] }
    const id = (await call(schedules.addReportSchedule, foodBank, draft)).answer.Value?.ID ?? 0
    const first = new Date('2026-12-01T12:00:00.000Z')
    setClock(first)
    const jobId = await run(id, first)
    expect(await jobStore.load(jobId)).toMatchObject({
      State: 'done',
      Parameters: { report: 'TefapHouseholds', start: '2026-11-01', end: '2026-11-30' },
      FileName: 'households-2026-11-01-2026-11-30.pdf',
    })
    expect(await send(jobId)).toEqual([])
    expect(ses.mails[0]?.subject).toContain('Household report (TEFAP)')
    const Key = (await jobStore.load(jobId))?.FileKey ?? ''
    const { Body } = await new S3Client().send(new GetObjectCommand({ Bucket: 'exports', Key }))
    const { text } = await readPdf((await Body?.transformToByteArray()) ?? new Uint8Array())
    expect(text).toContain('Household report')
    expect(text).not.toContain('Neighbor ID')
  })

  it('is made once, however often its timer fires, and once when it is late', async () => {
    const id = await scheduleOf(foodBank, 'board@example.org')
    const late = new Date('2026-12-09T11:00:00.000Z')
    setClock(late)
    await Promise.all([1, 2, 3].map(() => settleReportSchedule(id, late)))
    await settleReportSchedule(id, late)
    const made = (await call(jobs.listJobs, foodBank, {})).answer.Value?.filter(
      ({ Parameters }) => 'scheduleId' in Parameters && Parameters.scheduleId === id,
    )
    expect(made).toMatchObject([{ Kind: 'scheduledReport', Parameters: { start: '2026-11-16', end: '2026-12-06' } }])
    expect((await listed(foodBank, id))?.NextRun).toBe('2026-12-14T11:00:00.000Z')
  })

  it('reaches each recipient once while the mail service is throttled', async () => {
    const id = await scheduleOf(foodBank, 'a@example.org', 'b@example.org', 'c@example.org')
    const jobId = await run(id)
    ses.answer = (to) => (to === 'b@example.org' ? { status: 429, type: 'TooManyRequestsException' } : 'taken')
    expect(await send(jobId)).toHaveLength(1)
    ses.answer = () => 'taken'
    expect(await send(jobId)).toEqual([])
    expect(await send(jobId)).toEqual([])
    expect(ses.mails.map(({ to }) => to).sort()).toEqual(['a@example.org', 'b@example.org', 'c@example.org'])
  })

  it('is not sent to who unsubscribed by the link, also by that of an old e-mail, until they subscribe again', async () => {
    const id = await scheduleOf(foodBank, 'board@example.org', 'donor@example.org')
    await send(await run(id))
    const { options, ...link } = linkOf(ses.mails.find(({ to }) => to === 'donor@example.org'))
    const subscribe = (IsSubscribed: boolean) =>
      call(schedules.updateReportSubscription, undefined, { ...link, IsSubscribed }, options)
    expect((await subscribe(false)).answer.Value?.IsSubscribed).toBe(false)
    expect((await subscribe(false)).answer.Value?.IsSubscribed).toBe(false)
    await call(schedules.updateReportSchedule, foodBank, {
      id,
      ...scheduleDraft,
      Recipients: ['donor@example.org', 'board@example.org'],
    })
    ses.mails.splice(0)
    await send(await run(id, new Date('2026-11-30T11:00:00.000Z')))
    expect(ses.mails.map(({ to }) => to)).toEqual(['board@example.org'])
    expect((await listed(foodBank, id))?.Recipients).toEqual([
      { EMailAddress: 'donor@example.org', IsSubscribed: false },
      { EMailAddress: 'board@example.org', IsSubscribed: true },
    ])
    expect((await subscribe(true)).answer.Value?.IsSubscribed).toBe(true)
  })

  it('is not sent again to an address that sends e-mails back', async () => {
    const id = await scheduleOf(foodBank, 'gone@example.org')
    const { handler } = await import('../../../../functions/markReturnedMail.ts')
    const bounce = {
      eventType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bouncedRecipients: [{ emailAddress: 'Gone@example.org' }],
        timestamp: morning.toISOString(),
      },
      mail: { tags: { Person: [`report-${id}`] } },
    }
    expect(await deliver(handler, { detail: bounce })).toEqual([])
    expect(await listed(foodBank, id)).toMatchObject({ NextRun: null, Recipients: [{ IsSubscribed: false }] })
  })

  it('is not told to whoever set it up, unless it fails', async () => {
    const id = await scheduleOf(foodBank, 'board@example.org')
    const jobId = await run(id)
    const { handler } = await import('../../../../functions/work/jobs/onJobEnded.ts')
    await deliver(handler, { detail: await lastEvent(jobId) })
    expect(ses.mails).toEqual([])
    const again = await call(jobs.repeatJob, foodBank, { id: jobId })
    expect(again.answer.FailureReason).toBe('This can’t be asked for again here.')
  })

  it.each([
    ['no address', { Recipients: [] }],
    ['what is no address', { Recipients: ['board'] }],
    ['more than ten addresses', { Recipients: Array.from({ length: 11 }, (_, n) => `n${n}@example.org`) }],
    ['an eighth weekday', { Weekday: 8 }],
    ['hour 24', { Hour: 24 }],
  ])('is refused with %s', async (_, wrong) => {
    const { status } = await call(schedules.addReportSchedule, foodBank, { ...scheduleDraft, ...wrong } as never)
    expect(status).toBe(400)
  })

  it('is refused daily for a configuration report, and beyond twenty of one entity', async () => {
    const other = person('agency', 13, [ids.foodBank])
    const daily = { ...scheduleDraft, Report: 'ConfigurationAgencyDonors', Frequency: 'DAILY' } as const
    expect((await call(schedules.addReportSchedule, other, daily)).answer.FailureReason).toMatch(/at least two days/)
    for (let n = 0; n < 20; n++) await scheduleOf(other, 'board@example.org')
    const { answer } = await call(schedules.addReportSchedule, other, scheduleDraft)
    expect(answer.FailureReason).toBe('There are 20 scheduled reports already. Please delete one first.')
  })
})

describe('a link', () => {
  it('opens no other report, and too many wrong codes are held up', async () => {
    const id = await scheduleOf(foodBank, 'board@example.org')
    await send(await run(id))
    const { options, ...link } = linkOf(ses.mails[0])
    const other = await call(jobs.requestJob, foodBank, { Kind: 'foodBankData', Parameters: {} })
    expect(other.status).toBe(403)
    const ask = (input: object, code: object) =>
      call(schedules.getReportDelivery, undefined, { ...link, ...input }, { headers: code as Record<string, string> })
    const strange = await scheduleOf(people.otherFoodBank, 'board@example.org')
    expect((await ask({ id: strange }, options.headers)).status).toBe(404)
    expect((await ask({ jobId: 999_999 }, options.headers)).status).toBe(404)
    const from = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' }
    const statuses: number[] = []
    for (let n = 0; n < 22; n++) statuses.push((await ask({}, { ...headersOf(`wrong${n}`), ...from })).status)
    expect(new Set(statuses.slice(0, 19))).toEqual(new Set([404]))
    expect(statuses.at(-1)).toBe(429)
    expect((await ask({}, { ...options.headers, ...from })).status).toBe(200)
  })

  it('says when the file is gone, and still unsubscribes', async () => {
    const id = await scheduleOf(foodBank, 'board@example.org')
    await send(await run(id))
    const { options, ...link } = linkOf(ses.mails[0])
    setClock(new Date('2026-12-24T12:00:00.000Z'))
    expect((await call(schedules.getReportDelivery, undefined, link, options)).answer.Value?.File).toBeNull()
    const left = await call(schedules.updateReportSubscription, undefined, { ...link, IsSubscribed: false }, options)
    expect(left.answer.Value).toMatchObject({ IsSubscribed: false, File: null })
  })
})
