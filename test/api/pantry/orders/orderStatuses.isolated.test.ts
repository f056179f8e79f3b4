import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { jobStore } from '../../../../functions/core/jobMachine/jobTable.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { ConditionFailed } from '../../../../functions/core/table/write.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { orderById, orderStore, ordersById } from '../../../../functions/pantry/orders/orderTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import { jobMail } from '../../../../shared/work/jobs/jobMail.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { startImportBucket, type TestBucket } from '../../../engine/importBucket.ts'
import { newPantry, placeTestOrder, testOrderOf } from '../../../engine/orders.ts'
import { ids, makeSmallTenant, people, person, userOf } from '../../../engine/smallTenant.ts'
import { isFull } from '../../../engine/tier.ts'
import { deliver } from '../../core/messages.ts'

/** The status of many orders, in the background: over the real endpoints, worker, table and bucket. */

const staff = { ...person('agency', 6901, [ids.foodBank]), UserID: 7401, Subject: 'subject-7401' }
let bucket: TestBucket
let worker: unknown
beforeAll(async () => {
  setClock(morning)
  bucket = await startImportBucket()
  worker = (await import('../../../../functions/work/jobs/runJob.ts')).handler
  await makeSmallTenant()
  await table.commit(putUser(userOf(staff)))
})
afterAll(async () => {
  vi.useRealTimers()
  await bucket.stop()
})

const asked = async (OrderIDs: number[], StatusID = 3) => {
  const { answer, body } = await call(jobs.requestJob, staff, {
    Kind: 'orderStatuses',
    Parameters: { OrderIDs, StatusID },
  })
  return answer.Value?.ID ?? expect.fail(body)
}
/** Delivers the job's last event, as the queue does; true when the queue would bring it again. */
async function run(id: number): Promise<boolean> {
  const event = (await jobStore.loadWithTimeline(id))?.events.at(-1)
  return (await deliver(worker, { detail: event })).length > 0
}
const shown = async (id: number) => (await call(jobs.listJobs, staff, {})).answer.Value?.find(({ ID }) => ID === id)
async function linesOf(id: number) {
  const Key = (await jobStore.load(id))?.FileKey ?? ''
  const { Body } = await new S3Client().send(new GetObjectCommand({ Bucket: 'exports', Key }))
  return ((await Body?.transformToString()) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')
}
const placed = async (count: number) => {
  const pantry = await newPantry(staff, { stock: 2000, maximum: 300 })
  const all: number[] = []
  for (let made = 0; made < count; made++) all.push((await placeTestOrder(pantry)).ID)
  return { pantry, all }
}

/** More than its worker does before it is killed. */
const many = isFull ? 300 : 130

it(`${many} orders of a window are packed by a job with its progress, once, though its worker was killed`, async () => {
  const { pantry, all } = await placed(many)
  const id = await asked(all)
  expect(await shown(id)).toMatchObject({ State: 'queued', Done: 0 })
  const save = orderStore.save.bind(orderStore)
  let left = 110
  const killed = vi.spyOn(orderStore, 'save').mockImplementation((...given) => {
    if (left-- <= 0) throw new Error('killed')
    return save(...given)
  })
  expect(await run(id)).toBe(true)
  killed.mockRestore()
  expect(await shown(id)).toMatchObject({ State: 'running', Done: 100, Total: many })
  expect(await run(id)).toBe(false)
  expect(await shown(id)).toMatchObject({ State: 'done', Done: many, Total: many, Refused: 0 })
  const packed = await ordersById(all)
  expect(packed.map(({ StatusCode, Version }) => [StatusCode, Version])).toEqual(all.map(() => ['PACKED', 2]))
  expect(await windowById(pantry.window.ID)).toMatchObject({ PackedOrders: many, CreatedOrders: 0 })
}, 180_000)

it('each order is named with what became of it; one that is refused stops no other', async () => {
  const { all } = await placed(28)
  const [cancelled = 0, stuck = 0] = all
  await call(orders.setOrderStatus, staff, { id: cancelled, statusCode: 'CANCELLED' })
  const foreign = await testOrderOf(people.foodBank, 'Lopez')
  const change = orderStore.change.bind(orderStore)
  const conflicting = vi.spyOn(orderStore, 'change').mockImplementation((loaded, ...rest) => {
    if (loaded.ID === stuck) throw new ConditionFailed([])
    return change(loaded, ...rest)
  })
  const id = await asked([...all, foreign.ID])
  expect(await run(id)).toBe(false)
  conflicting.mockRestore()
  expect(await shown(id)).toMatchObject({ State: 'done', Done: 29, Refused: 2, FileName: 'order-statuses.csv' })
  const lines = await linesOf(id)
  expect(lines).toHaveLength(30)
  expect(lines.slice(0, 4)).toEqual([
    'ID,Name,Packed',
    `${orderCode(cancelled)},Rosa Figueroa,Left as it was`,
    expect.stringContaining(`${orderCode(stuck)},Rosa Figueroa,`),
    `${orderCode(all[2] ?? 0)},Rosa Figueroa,Changed`,
  ])
  expect(lines.at(-1)).toBe(`${orderCode(foreign.ID)},,There is no such order.`)
  expect((await orderById(foreign.ID))?.StatusCode).toBe('CREATED')
  expect((await orderById(stuck))?.StatusCode).toBe('CREATED')
  const job = await jobStore.load(id)
  const email = job && jobMail(job, { Language: 'en', TimeZone: 'America/New_York' }, 'https://example.org')
  expect(email).toMatchObject({
    title: 'The status of your orders is changed',
    lead: expect.stringContaining('29 rows, 2 rows refused'),
  })
})

it('a status that does not exist is refused before anything is queued', async () => {
  const Parameters = { OrderIDs: [1], StatusID: 9 }
  const { status, body } = await call(jobs.requestJob, staff, { Kind: 'orderStatuses', Parameters })
  expect([status, body]).toEqual([400, expect.stringContaining('StatusID')])
})

it('of a few, changed while one waits, the refusal names those that were not', async () => {
  const { all } = await placed(3)
  const [stuck = 0] = all
  const change = orderStore.change.bind(orderStore)
  const conflicting = vi.spyOn(orderStore, 'change').mockImplementation((loaded, ...rest) => {
    if (loaded.ID === stuck) throw new ConditionFailed([])
    return change(loaded, ...rest)
  })
  const { answer } = await call(orders.setOrderStatuses, staff, { OrderIDs: all, StatusID: 3 })
  conflicting.mockRestore()
  expect(answer.FailureReason).toBe(
    `2 of 3 orders were changed. Not changed: ${orderCode(stuck)}. Please try again for these.`,
  )
})
