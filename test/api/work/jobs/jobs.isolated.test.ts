import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobOwner, jobStore, requestedJob } from '../../../../functions/core/jobMachine/jobTable.ts'
import { submissionLists } from '../../../../functions/core/table/keys/distributors.ts'
import { donationLists } from '../../../../functions/core/table/keys/donations.ts'
import { entityKeys } from '../../../../functions/core/table/keys/entities.ts'
import type { List } from '../../../../functions/core/table/lists.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { receiptsJob } from '../../../../functions/rescue/receipts/receiptsJob.ts'
import { newReceipt, receiptWrites } from '../../../../functions/rescue/receipts/receiptTable.ts'
import { jobWork } from '../../../../functions/work/jobs/jobWork.ts'
import { startQueues } from '../../../../infra/local/queues.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { exportTooLarge } from '../../../../shared/core/jobMachine/refusals.ts'
import { fill } from '../../../../shared/core/text/text.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { donationRow } from '../../../../shared/rescue/donations/rows.ts'
import { donation } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { loadWith } from '../../../../shared/rescue/loads/load.fixture.ts'
import { networkRow } from '../../../../shared/rescue/loads/rows.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import { isIrrevocable, type JobKindName, type JobRequest, jobKinds } from '../../../../shared/work/jobs/kinds.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import {
  agency as agencyOf,
  donorLocation,
  ids,
  makeSmallTenant,
  people,
  person,
  userOf,
} from '../../../engine/smallTenant.ts'
import { storedInBulk } from '../../../engine/storedInBulk.ts'
import { receivedLoad } from '../../../engine/submissions.ts'
import { deliver } from '../../core/messages.ts'

/** Jobs over the real endpoints, worker, table and bucket. */

let stop: () => Promise<void>
let worker: unknown
beforeAll(async () => {
  const queues = await startQueues()
  await queues.ensureBuckets([{ name: 'exports' }])
  process.env.AWS_ENDPOINT_URL_S3 = queues.endpoint
  stop = queues.stop
  worker = (await import('../../../../functions/work/jobs/runJob.ts')).handler
  await makeSmallTenant()
})
afterAll(() => stop())
beforeEach(() => setClock(morning))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const days = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' }
const agency = people.agencies[0]
/** 9 PM of November 20 in New York, where the small tenant is. */
const evening = new Date('2026-11-21T02:00:00Z')

async function requested(by: Caller, Kind: JobRequest['Kind'] = 'receipts', more: object = days) {
  const asked = { Kind, Parameters: more } as JobRequest
  const { answer, body } = await call(jobs.requestJob, by, asked)
  if (!answer.Value) throw new Error(`Not requested: ${body}`)
  return answer.Value.ID
}
async function events(id: number) {
  return (await jobStore.loadWithTimeline(id))?.events ?? []
}
/** Delivers the job's last event, as the queue does; true when the queue would bring it again. */
async function run(id: number): Promise<boolean> {
  const event = (await events(id)).at(-1)
  return (await deliver(worker, { detail: event })).length > 0
}
const job = async (by: Caller, id: number) => {
  const { answer } = await call(jobs.listJobs, by, {})
  return answer.Value?.find((one) => one.ID === id)
}
async function file(id: number): Promise<Uint8Array> {
  const Key = (await jobStore.load(id))?.FileKey ?? ''
  const { Body } = await new S3Client().send(new GetObjectCommand({ Bucket: 'exports', Key }))
  return (await Body?.transformToByteArray()) ?? new Uint8Array()
}
const text = async (id: number) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file(id))
/** Receipts of an agency, all with this store. */
async function receipted(by: Caller, count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await call(receipts.createReceipt, by, {
      donorLocationId: ids.donorLocation,
      categories: [{ categoryId: 1, pounds: n + 1 }],
      date: '2026-11-19',
    })
}

/** The next step takes all the time that a worker has, and more is left to do. */
function useUpTime(): void {
  const { step } = receiptsJob
  vi.spyOn(receiptsJob, 'step').mockImplementationOnce(async (...asked) => {
    const first = await step(...asked)
    vi.setSystemTime(morning.getTime() + 20_000)
    return { ...first, cursor: 'further' } as never
  })
}

describe('a job', () => {
  it('is queued, worked off, and its file can be downloaded for 30 days', async () => {
    await receipted(agency, 3)
    const id = await requested(agency)
    expect(await job(agency, id)).toMatchObject({ State: 'queued', Done: 0, FileName: null })
    expect((await events(id)).map(({ Type }) => Type)).toEqual(['JobRequested'])
    expect(await run(id)).toBe(false)
    expect(await job(agency, id)).toMatchObject({
      State: 'done',
      Done: 3,
      FileName: 'receipts-2026-11-01-2026-11-20.csv',
      Expires: '2026-12-20T15:00:00.000Z',
    })
    const { answer } = await call(jobs.getJobFile, agency, { id })
    expect(answer.Value?.Url).toMatch(/\/exports\/results\/.*receipts-2026-11-01-2026-11-20\.csv\?.*X-Amz-Expires=300/)
    const lines = (await text(id)).trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFCode,Date,Agency,Donor,Location,Category,Pounds,Notes')
    expect(lines.slice(1).map((line) => line.split(',')[6])).toEqual(['3', '2', '1'])
    setClock(new Date('2026-12-20T15:00:00.000Z'))
    const gone = await call(jobs.getJobFile, agency, { id })
    expect(gone.answer).toEqual({
      Successful: false,
      FailureReason: 'Files are kept for 30 days; this one is gone. Run it again.',
    })
  })

  it.each([
    ['donations', { statusTypeId: 999 }, people.foodBank, 'statusTypeId: unknown'],
    ['donations', { statusTypeId: 999 }, agency, 'statusTypeId: unknown'],
    ['loads', { statusTypeId: 999 }, people.foodBank, 'statusTypeId: unknown'],
    ['receipts', { zone: 'Mars/Base' }, agency, 'zone: unknown'],
    ['receipts', { zone: 'a\u0000b' }, agency, 'zone: unknown'],
    ['receipts', { searchFilter: '\ud800' }, agency, 'Parameters.searchFilter: has a character that no text can hold'],
    ['receipts', { searchFilter: 'a\ufffe' }, agency, 'Parameters.searchFilter: has a character that no text can hold'],
  ] as const)('of %s with %j is refused when it is asked for', async (Kind, wrong, by, Message) => {
    const before = (await call(jobs.listJobs, by, {})).answer
    const asked = { Kind, Parameters: { ...days, ...wrong } } as JobRequest
    const { status, answer } = await call(jobs.requestJob, by, asked)
    expect([status, answer]).toEqual([400, { Successful: false, Message }])
    expect((await call(jobs.listJobs, by, {})).answer).toEqual(before)
  })

  it('that an earlier version took and no page would answer ends at once, and says why', async () => {
    const Parameters = { ...days, statusTypeId: 999 }
    const asked = { Kind: 'donations', Parameters, Owner: jobOwner(agency), Language: 'en' } as const
    const { ID } = await requestedJob(asked, morning)
    expect(await run(ID)).toBe(false)
    expect(await job(agency, ID)).toMatchObject({
      State: 'failed',
      Reason: 'This can not be made as it was asked for (statusTypeId: unknown).',
    })
    const again = await call(jobs.repeatJob, agency, { id: ID })
    expect([again.status, again.answer.Message]).toEqual([400, 'statusTypeId: unknown'])
  })

  it('is done once, however often its event is delivered', async () => {
    const id = await requested(agency)
    const event = (await events(id))[0]
    await Promise.all([deliver(worker, { detail: event }), deliver(worker, { detail: event })])
    await deliver(worker, { detail: event })
    expect((await events(id)).map(({ Type }) => Type)).toEqual(['JobRequested', 'JobFinished'])
  })

  it('comes again when of two workers the one was overtaken and the other killed', async () => {
    const id = await requested(agency)
    const { step } = receiptsJob
    const spy = vi.spyOn(receiptsJob, 'step')
    const overtaken: typeof step = async (...given) => {
      expect(await run(id)).toBe(true)
      return step(...given)
    }
    spy.mockImplementationOnce(overtaken).mockRejectedValueOnce(new Error('killed'))
    expect(await run(id)).toBe(true)
    expect(await job(agency, id)).toMatchObject({ State: 'running' })
    expect(await run(id)).toBe(false)
    expect(await job(agency, id)).toMatchObject({ State: 'done' })
  })

  it('goes on from its mark after a worker was killed, with nothing twice and nothing left out', async () => {
    const other = person('agency', 12, [ids.foodBank])
    await table.commit(putUser(userOf(other)))
    const [by, location] = [agencyOf(12, ids.foodBank), donorLocation(ids.donorLocation, ids.foodBank)]
    const draft = { donorLocationId: location.ID, categories: [], date: '2026-11-19' }
    const receiptOf = (nth: number) => {
      const items = [{ DonationCategory: { ID: 1, Name: 'Dairy' }, Pounds: nth }] as never
      return newReceipt(4_000_000 + nth, { draft, agency: by, location, items, now: morning })
    }
    await storedInBulk(Array.from({ length: 1030 }, (_, nth) => receiptWrites(receiptOf(nth + 1))).flat())
    const id = await requested(other)
    const { step } = receiptsJob
    const spy = vi.spyOn(receiptsJob, 'step')
    spy.mockImplementationOnce(step).mockRejectedValueOnce(new Error('killed'))
    expect(await run(id)).toBe(true)
    expect(await job(other, id)).toMatchObject({ State: 'running', Done: 1000 })
    expect(await run(id)).toBe(false)
    expect(spy).toHaveBeenCalledTimes(3)
    const pounds = (await text(id))
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[6]))
    expect(pounds).toHaveLength(1030)
    expect(new Set(pounds).size).toBe(1030)
  })

  it('is put into the queue again when a worker’s time is used up', async () => {
    const id = await requested(agency)
    useUpTime()
    await run(id)
    expect((await events(id)).map(({ Type }) => Type)).toEqual(['JobRequested', 'JobContinued'])
    expect(await job(agency, id)).toMatchObject({ State: 'running' })
  })

  it('fails after four attempts with a reason, and the message stays for the dead letters', async () => {
    const id = await requested(agency)
    vi.spyOn(receiptsJob, 'step').mockRejectedValue(new Error('broken'))
    const first = (await events(id))[0]
    const again: boolean[] = []
    for (let delivery = 1; delivery <= 5; delivery++) again.push((await deliver(worker, { detail: first })).length > 0)
    expect(again).toEqual([true, true, true, true, true])
    expect(await job(agency, id)).toMatchObject({
      State: 'failed',
      Reason:
        'It was tried 4 times and failed each time. It is left to the operator of this service, who can start it again.',
    })
    expect((await events(id)).map(({ Type }) => Type)).toEqual(['JobRequested', 'JobFailed'])
  })

  it('stops when its owner cancels it, also in the middle; a cancelled one can be run again', async () => {
    const id = await requested(agency)
    const { step } = receiptsJob
    vi.spyOn(receiptsJob, 'step').mockImplementationOnce(async (...asked) => {
      await call(jobs.cancelJob, agency, { id })
      return step(...asked)
    })
    expect(await run(id)).toBe(false)
    expect(await job(agency, id)).toMatchObject({ State: 'cancelled', FileName: null })
    expect((await call(jobs.cancelJob, agency, { id })).answer.Successful).toBe(true)
    const again = await call(jobs.repeatJob, agency, { id })
    expect(again.answer.Value).toMatchObject({ Kind: 'receipts', Parameters: days, State: 'queued' })
    await run(again.answer.Value?.ID ?? 0)
    const done = await call(jobs.cancelJob, agency, { id: again.answer.Value?.ID ?? 0 })
    expect(done.answer.FailureReason).toBe('This is already over, so it can’t be cancelled.')
  })

  it('is asked for once under one key', async () => {
    const headers = { 'idempotency-key': 'export-once-only' }
    const input = { Kind: 'receipts' as const, Parameters: { ...days, searchFilter: 'once' } }
    const answers = await Promise.all([1, 2].map(() => call(jobs.requestJob, agency, input, { headers })))
    expect(new Set(answers.map(({ answer }) => answer.Value?.ID)).size).toBe(1)
  })

  it.each([
    ['a field that its kind does not have', { ...days, pounds: 3 }, 400],
    ['no day', { ...days, dateEndFilter: 'soon' }, 400],
  ])('is refused with %s', async (_, Parameters, status) => {
    const refused = await call(jobs.requestJob, agency, { Kind: 'receipts', Parameters })
    expect([refused.status, refused.answer.Message]).toEqual([status, expect.stringContaining('Parameters.')])
  })

  it('[export-disabled-range] is refused for more days than an export may have', async () => {
    const Parameters = { dateStartFilter: '2025-01-01', dateEndFilter: '2026-11-20' }
    const { answer } = await call(jobs.requestJob, agency, { Kind: 'receipts', Parameters })
    expect(answer).toMatchObject({ Successful: false, FailureReason: expect.stringContaining('366') })
  })

  it('reaches nobody but who asked for it, in the role in which it was asked for', async () => {
    const id = await requested(people.foodBank, 'donations')
    await run(id)
    for (const by of [person('foodbankadmin', ids.foodBank, [ids.foodBank]), people.otherFoodBank, people.network])
      expect((await call(jobs.getJobFile, by, { id })).status).toBe(404)
  })
})

describe('the file of distributors’ loads', () => {
  it.each([
    ['the network', people.network],
    ['a food bank', people.foodBank],
  ])('is the same from a job as from the grid, for %s', async (_, by) => {
    await call(distributors.acceptSubmission, people.network, { id: await receivedLoad([ids.foodBank]) })
    const filter = { ...days, searchFilter: 'Sunrise PO-' }
    const id = await requested(by, 'loads', filter)
    await run(id)
    const { body } = await call(distributors.exportSubmissionsGrid, by, filter)
    expect(body.split('\r\n').length).toBeGreaterThan(2)
    expect(await text(id)).toBe(body)
  })
})

/** A list whose pages come from memory, with more rows than an answer takes; all else is the table's. Answers their IDs. */
function longList(list: List, count: number, row: object): number[] {
  const { page } = table
  const ids = Array.from({ length: count }, (_, index) => 5_000_000 + index)
  vi.spyOn(table, 'page').mockImplementation(async (query, schema) => {
    if (query.pk !== list.pk) return page(query, schema)
    const from = Number(query.cursor ?? 0)
    const items = ids.slice(from, from + query.limit).map((ID) => schema.parse({ ...row, ID }))
    const cursorAfter = (index: number) => String(from + index + 1)
    return { items, cursorAfter, cursor: from + items.length < count ? cursorAfter(items.length - 1) : undefined }
  })
  return ids
}
const firstFields = async (id: number) =>
  (await text(id))
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]))
const tooLarge = (rows: number) => ({ Successful: false, FailureReason: fill(exportTooLarge.en, { rows }) })

describe('a list that is too long for an answer', () => {
  it('of donations has each of its lines once in the job’s file', async () => {
    const by = people.otherFoodBank
    const list = donationLists.foodBank(by.EntityID)
    const made = longList(list, donations.maxExportedRows + 1, donationRow(donation()))
    expect((await call(donations.exportGrid, by, days)).answer).toEqual(tooLarge(donations.maxExportedRows))
    const id = await requested(by, 'donations')
    expect(await run(id)).toBe(false)
    expect(await job(by, id)).toMatchObject({ State: 'done', Done: made.length })
    expect(await firstFields(id)).toEqual(made)
  })

  it('of distributors’ loads has each of its lines once in the job’s file', async () => {
    const by = people.network
    const list = submissionLists.network(by.EntityID)
    const made = longList(list, distributors.maxExportedLoads + 1, networkRow(loadWith(0)))
    expect((await call(distributors.exportSubmissionsGrid, by, days)).answer).toEqual(
      tooLarge(distributors.maxExportedLoads),
    )
    const id = await requested(by, 'loads')
    expect(await run(id)).toBe(false)
    expect(await job(by, id)).toMatchObject({ State: 'done', FileName: 'loads-2026-11-01-2026-11-20.csv' })
    expect(await firstFields(id)).toEqual(made)
  })
})

describe('who may ask for a job', () => {
  it.each([
    ['donations', donations.exportGrid],
    ['loads', distributors.exportSubmissionsGrid],
    ['receipts', receipts.listReceipts],
  ] as const)('of %s has a role that reads the list itself', (Kind, { roles }) => {
    expect([...jobKinds[Kind].roles].sort()).toEqual([...roles].sort())
  })

  it('is refused a kind that the role’s lists don’t have', async () => {
    const statuses = [people.donor, people.customer].map(async (by) => {
      const { status } = await call(jobs.requestJob, by, { Kind: 'loads', Parameters: days })
      return status
    })
    expect(await Promise.all(statuses)).toEqual([403, 403])
  })
})

describe('the role of a request', () => {
  const owner = { ...person('foodbankadmin', ids.foodBank, [ids.foodBank]), UserID: 7300, Subject: 'subject-7300' }
  const admitted = (more: Partial<User> = {}) => table.commit(putUser({ ...userOf(owner), ...more }))
  /** A job of any kind, also of those that nobody asks for. */
  const queued = async (Kind: string) =>
    (
      await requestedJob(
        { Kind, Parameters: Kind === 'receipts' ? days : {}, Owner: jobOwner(owner), Language: 'es' },
        new Date(),
      )
    ).ID
  const other = { Role: 'foodbankuser', EntityID: ids.foodBank, EntityName: 'Food Bank 10' } as const
  const elsewhere = { Role: 'foodbankadmin', EntityID: ids.otherFoodBank, EntityName: 'Food Bank 20' } as const

  it.each((Object.keys(jobKinds) as JobKindName[]).filter((kind) => !isIrrevocable(kind)))(
    'has to be held still when a job of the kind %s begins',
    async (kind) => {
      await admitted()
      const id = await queued(kind)
      await admitted({ Roles: [other, elsewhere], ActiveRole: other })
      const step = vi.spyOn(await jobWork[kind](), 'step')
      expect(await run(id)).toBe(false)
      expect(step).not.toHaveBeenCalled()
      expect(await jobStore.load(id)).toMatchObject({
        State: 'failed',
        FileKey: null,
        Reason: 'Ya no tiene la función con la que se pidió esto.',
      })
    },
  )

  it.each([
    ['was switched off', () => admitted({ IsDisabled: true })],
    ['is gone', () => table.commit([{ remove: entityKeys.user(owner.Subject) }])],
  ])('ends with a person who %s', async (_, change) => {
    await admitted()
    const id = await queued('receipts')
    await change()
    await run(id)
    expect(await jobStore.load(id)).toMatchObject({ State: 'failed', FileKey: null })
  })

  it('is looked at again when a worker goes on with a job', async () => {
    await admitted()
    const id = await queued('receipts')
    useUpTime()
    await run(id)
    await admitted({ Roles: [elsewhere] })
    await run(id)
    expect((await events(id)).map(({ Type }) => Type)).toEqual(['JobRequested', 'JobContinued', 'JobFailed'])
  })
})

describe('a food bank’s data', () => {
  const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  beforeAll(() => table.commit(putUser(userOf(administrator))))

  it('comes as a zip of CSV and JSON files with a dictionary of every field', async () => {
    const id = await requested(administrator, 'foodBankData', {})
    setClock(evening)
    await run(id)
    const files = unzipSync(await file(id))
    const names = Object.keys(files)
    expect(names).toContain('dictionary.csv')
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as Record<string, unknown>[]
    expect(read('foodBank.json')).toMatchObject([{ ID: ids.foodBank }])
    expect(new Set(read('agencies.json').map(({ FoodBankID }) => FoodBankID))).toEqual(new Set([ids.foodBank]))
    const dictionary = strFromU8(files['dictionary.csv'] ?? new Uint8Array())
    for (const name of names.filter((one) => one.endsWith('.json')))
      for (const row of read(name).slice(0, 3))
        for (const field of Object.keys(row)) expect(dictionary).toContain(`${name.slice(0, -5)},${field},`)
    const stored = await job(administrator, id)
    expect(stored?.FileName).toBe('food-bank-2026-11-20.zip')
  })

  it('is for its administrators alone', async () => {
    const { status } = await call(jobs.requestJob, people.foodBank, { Kind: 'foodBankData', Parameters: {} })
    expect(status).toBe(403)
  })
})

describe('the log of an entity’s changes', () => {
  it('comes as CSV, in the entity’s zone', async () => {
    await call(limits.setItemsPerOrderLimit, agency, { Value: 25 })
    const id = await requested(agency, 'changes', { entityId: agency.EntityID, kind: 'limits' })
    setClock(evening)
    await run(id)
    expect(await job(agency, id)).toMatchObject({ State: 'done', Done: 1, FileName: 'changes-2026-11-20.csv' })
    const [head, line, ...others] = (await text(id)).trimEnd().split('\r\n')
    expect(head).toBe('\uFEFFWhen,Kind,Made by,What was changed,About')
    expect(line).toMatch(
      /^"[^"]*Nov 20[^"]*10:00 AM[^"]*",Limits,[^,]+,.* added a limit for all products: 25 items every order\.,$/,
    )
    expect(others).toEqual([])
  })

  it('is not made for somebody who does not look after the entity’s people', async () => {
    const id = await requested(agency, 'changes', { entityId: 12 })
    await run(id)
    expect(await job(agency, id)).toMatchObject({
      State: 'failed',
      Reason: 'You do not look after the people of this organization any more.',
    })
    const { status } = await call(jobs.requestJob, people.foodBank, { Kind: 'changes', Parameters: { entityId: 10 } })
    expect(status).toBe(403)
  })
})
