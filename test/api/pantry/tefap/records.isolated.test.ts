import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { customerKeys } from '../../../../functions/core/table/keys/customers.ts'
import { orderKeys } from '../../../../functions/core/table/keys/orders.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { loadAccessRecords } from '../../../../functions/pantry/customers/accessRecordTable.ts'
import { certificatesOf } from '../../../../functions/pantry/customers/certificateTable.ts'
import { distributionsOfOrders } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { changeProduct } from '../../../../functions/pantry/products/productTable.ts'
import { startQueues } from '../../../../infra/local/queues.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { handOverVisitsUsed } from '../../../../shared/pantry/orders/refusals.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import * as refusals from '../../../../shared/pantry/tefap/refusals.ts'
import { deletedFrom } from '../../../../shared/pantry/tefap/retention.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { tefapDraft } from '../../../engine/customers.ts'
import { doneInJob, fileOf } from '../../../engine/exports.ts'
import { asCustomer, customerFor, lines, type OpenPantry, openPantry, place } from '../../../engine/ordering.ts'
import { photoSize, uploaded } from '../../../engine/photos.ts'
import { ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** TEFAP records after the hand-over: the bundle of an audit, how long they are kept, frequency, and the notice of rights. */

const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])

let stop: () => Promise<void>
beforeAll(async () => {
  const queues = await startQueues()
  await queues.ensureBuckets([{ name: 'exports' }, { name: 'photos' }])
  process.env.AWS_ENDPOINT_URL_S3 = queues.endpoint
  stop = queues.stop
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterEach(() => void vi.unstubAllEnvs())
afterAll(async () => {
  vi.useRealTimers()
  await stop()
})

const eventAbout = (Kind: string, ID: number, Type: string, Detail: object) => ({
  detail: {
    ...{ ID: `${Kind}-${ID}-${Type}`, Type, At: morning.toISOString() },
    ...{ Subject: { Kind, ID }, EntityID: ids.foodBank, By: null, Detail },
  },
})

let made = 0
async function pantryWithTefap(): Promise<OpenPantry> {
  const pantry = await openPantry(person('agency', 8800 + ++made, [ids.foodBank]))
  await table.commit([changeProduct(pantry.milk.ID, undefined, { PantryInventoryItemSourceID: 2 })])
  return pantry
}
const sign = (by: Caller, { ID: id }: Customer, more: object = {}) =>
  call(tefap.signTefapDeclaration, by, { id, ...tefapDraft, ...more } as never)
const bothOf = (pantry: OpenPantry) => lines([pantry.beans, 1], [pantry.milk, 1])
const read = ['notPacked', 'otherDay'] as const
const handOver = (pantry: OpenPantry, id: number, Acknowledged: readonly string[] = read) =>
  call(orders.handOverOrder, pantry.owner, { id, Acknowledged } as never)
async function ordered(pantry: OpenPantry, customer: Customer): Promise<number> {
  const { answer } = await place(customer, { at: pantry, of: bothOf(pantry) })
  return answer.Value?.OrderID ?? expect.fail(answer.FailureReason ?? 'no order')
}
async function served(pantry: OpenPantry, customer: Customer): Promise<number> {
  const id = await ordered(pantry, customer)
  expect((await handOver(pantry, id)).answer.Successful).toBe(true)
  return id
}
const recordOf = async (id: number) => (await distributionsOfOrders([id]))[0]
const Kept = z.object({ expires: z.optional(z.number()) })
const keptRecord = async (id: number) => (await table.get(orderKeys.handOver(id), Kept))?.expires
async function keptCertificate(customer: Customer) {
  const [certificate] = await certificatesOf(customer)
  const { Signed, ID } = certificate ?? expect.fail('no certificate')
  return (await table.get(customerKeys.certificate(customer.ID, Signed, ID), Kept))?.expires
}

const Manifest = z.object({
  photosLeftOut: z.array(z.string()),
  Files: z.array(z.object({ Name: z.string(), Rows: z.int(), Bytes: z.int(), Sha256: z.string() })),
})
const rowsIn = (content: Uint8Array) => strFromU8(content).replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)

describe('the bundle of an audit', () => {
  const bundleOf = (by: Caller, locationId: number, year = 2027) =>
    doneInJob(by, { Kind: 'auditBundle', Parameters: { locationId, year } })

  it('has certificates with signature, text and photo, hand-overs, stock and rules, with counts and sums that are true', async () => {
    const pantry = await pantryWithTefap()
    const [rosa, paul] = [await customerFor(pantry.owner), await customerFor(pantry.owner)]
    await sign(asCustomer(rosa), rosa, { Method: 'touch', Strokes: 'M1 1L20 20' })
    const { answer } = await call(tefap.preparePaperPhoto, pantry.owner, {
      id: paul.ID,
      ContentType: 'image/jpeg',
      Size: photoSize,
    })
    const PaperPhotoKey = await uploaded(answer.Value)
    expect((await sign(pantry.owner, paul, { Method: 'paper', PaperPhotoKey })).answer.Successful).toBe(true)
    const first = await served(pantry, rosa)
    await served(pantry, paul)
    // Taken back: both entries are in the bundle.
    const wrong = await served(pantry, rosa)
    expect((await call(orders.takeHandOverBack, pantry.owner, { id: wrong })).answer.Successful).toBe(true)
    const lost = { id: pantry.milk.ID, UpdatedValue: 3, Reason: 'damaged', Note: 'Burst' } as const
    expect((await call(stock.adjustQuantity, pantry.owner, lost)).answer.Successful).toBe(true)

    const job = await bundleOf(pantry.owner, pantry.locationId)
    expect(job).toMatchObject({ State: 'done', FileName: `audit-${pantry.locationId}-2027.zip` })
    const files = unzipSync(await fileOf(job))
    const manifest = Manifest.parse(JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())))
    expect(manifest.photosLeftOut).toEqual([])
    expect(
      Object.keys(files)
        .filter((name) => name !== 'manifest.json')
        .toSorted(),
    ).toEqual(manifest.Files.map(({ Name }) => Name).toSorted())
    for (const { Name, Rows, Bytes, Sha256 } of manifest.Files) {
      const content = files[Name] ?? expect.fail(`${Name} is missing`)
      expect([Name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([Name, Bytes, Sha256])
      if (Name.endsWith('.csv')) expect([Name, rowsIn(content).filter(Boolean).length]).toEqual([Name, Rows])
    }
    const rows = (name: string) => rowsIn(files[name] ?? expect.fail(name))
    expect(rows('hand-overs.csv')).toHaveLength(4)
    expect(rows('hand-overs.csv').filter((row) => row.includes(',yes,'))).toHaveLength(1)
    const [rosas, pauls] = [(await certificatesOf(rosa))[0]?.ID, (await certificatesOf(paul))[0]?.ID]
    expect(rows('certificates.csv')).toHaveLength(2)
    expect(strFromU8(files[`signatures/${rosas}.svg`] ?? new Uint8Array())).toContain('M1 1L20 20')
    expect(files[`photos/${pauls}.jpg`]?.length).toBe(photoSize)
    expect((await recordOf(first))?.CertificateID).toBe(rosas)
    expect(Object.keys(files).some((name) => /^wording\/.+-(en|es)\.txt$/.test(name))).toBe(true)
    expect(rows('stock-lost.csv')[0]).toContain('adjusted,damaged')
    expect(rows('stock-received.csv').length).toBeGreaterThan(0)
    expect(JSON.parse(strFromU8(files['rules.json'] ?? new Uint8Array()))).toHaveProperty('notice')
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('certificates.csv')
    // Making it counts as a look at these people.
    const looks = await loadAccessRecords(rosa.ID, morning)
    expect(looks.map(({ UserID }) => UserID)).toContain(pantry.owner.UserID)
  })

  it('of another year is empty, of another’s site it is not made, and a role without the right can’t ask', async () => {
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    await sign(asCustomer(customer), customer)
    await served(pantry, customer)
    const before = unzipSync(await fileOf(await bundleOf(pantry.owner, pantry.locationId, 2026)))
    expect(rowsIn(before['hand-overs.csv'] ?? expect.fail()).filter(Boolean)).toEqual([])
    const other = person('agency', 8799, [ids.foodBank])
    expect((await bundleOf(other, pantry.locationId))?.State).toBe('failed')
    const Parameters = { locationId: pantry.locationId, year: 2027 }
    const user = person('foodbankuser', ids.foodBank, [ids.foodBank])
    expect((await call(jobs.requestJob, user, { Kind: 'auditBundle', Parameters })).status).toBe(403)
  })
})

describe('TEFAP records', () => {
  async function workedOff() {
    const { handler } = await import('../../../../functions/work/jobs/runJob.ts')
    const { jobStore } = await import('../../../../functions/core/jobMachine/jobTable.ts')
    const last = (await call(tefap.getRecordHolds, administrator, {})).answer.Value
    const id = Math.max(...(last?.Holds ?? []).map(({ ID }) => ID))
    await deliver(handler, { detail: (await jobStore.loadWithTimeline(id))?.events.at(-1) })
    return jobStore.load(id)
  }

  it('are deleted three years after their fiscal year; a hold of their site keeps them longer, and no others', async () => {
    const [held, free] = [await pantryWithTefap(), await pantryWithTefap()]
    const [one, two] = [await customerFor(held.owner), await customerFor(free.owner)]
    for (const customer of [one, two]) await sign(asCustomer(customer), customer)
    const [heldId, freeId] = [await served(held, one), await served(free, two)]
    const byRule = deletedFrom('2030-09-30')
    expect([await keptRecord(heldId), await keptRecord(freeId)]).toEqual([byRule, byRule])
    const words = async () => (await call(tefap.getTefapDeclaration, asCustomer(one), { id: one.ID })).answer.Value
    expect(await words()).toMatchObject({ KeptUntil: '2031-09-30', HoldReason: null })

    const hold = { PantryLocationID: held.locationId, Reason: 'State review 4711', Until: '2029-11-01' }
    const long = await call(tefap.setRecordHold, administrator, { ...hold, Until: '2029-12-31' })
    expect(long.answer.FailureReason).toBe(refusals.holdTooLong.en.replace('{years}', '3'))
    expect((await call(tefap.setRecordHold, held.owner, hold)).status).toBe(403)
    // Moved years back: the rule's day is near, the hold's is later.
    await table.commit([{ update: orderKeys.handOver(heldId), set: { Day: '2022-11-20' }, alsoInRow: ['Day'] }])
    await table.commit([{ update: orderKeys.handOver(freeId), set: { Day: '2022-11-20' }, alsoInRow: ['Day'] }])
    expect((await call(tefap.setRecordHold, administrator, hold)).answer.Value?.Holds).toHaveLength(1)
    expect((await workedOff())?.State).toBe('done')
    expect(await keptRecord(heldId)).toBe(deletedFrom('2029-11-01'))
    expect(await keptRecord(freeId)).toBe(deletedFrom('2026-09-30'))
    expect(await keptCertificate(one)).toBe(deletedFrom('2031-09-30'))
  })

  it('outlive being forgotten: contact data go at once, declaration and recipient stay until their day', async () => {
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    await sign(asCustomer(customer), customer)
    const id = await ordered(pantry, customer)
    const proxy = { RecipientKind: 'proxy', RecipientName: 'Ana Ruiz' }
    await call(orders.handOverOrder, pantry.owner, { id, Acknowledged: [...read, 'proxyNotNamed'], ...proxy } as never)
    expect((await call(customers.forgetCustomer, administrator, { id: customer.ID })).answer.Successful).toBe(true)
    const { handler } = await import('../../../../functions/pantry/orders/onCustomerForgotten.ts')
    await deliver(handler, eventAbout('customer', customer.ID, 'CustomerForgotten', {}))
    expect(await recordOf(id)).toMatchObject({ PostalCode: null, Recipient: { Kind: 'proxy', Name: 'Ana Ruiz' } })
    expect(await certificatesOf(customer)).toHaveLength(1)
    expect(await keptRecord(id)).toBe(deletedFrom('2030-09-30'))
  })
})

describe('in Missouri, where TEFAP food is given once a calendar month', () => {
  const inMissouri = { TextVersion: 'MO-1', Basis: 'categorical', Programs: ['SNAP'], IncomeTable: null }
  async function servedOnce() {
    vi.stubEnv('TEFAP_STATE', 'MO')
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    expect((await sign(asCustomer(customer), customer, inMissouri)).answer.Successful).toBe(true)
    const second = await ordered(pantry, customer)
    await served(pantry, customer)
    return { pantry, customer, second }
  }
  const listOf = async (pantry: OpenPantry, customer: Customer) =>
    (
      await call(ordering.listProductsToOrder, asCustomer(customer), {
        id: customer.ID,
        PantryLocationID: pantry.locationId,
        PantryLocationPickupTimeID: pantry.windowId,
      })
    ).answer.Value

  it('the second visit is said before anything is chosen, and refuses the TEFAP food alone', async () => {
    const { pantry, customer } = await servedOnce()
    const list = await listOf(pantry, customer)
    expect(list?.Ordering).toMatchObject({ TefapVisitsUsed: 1 })
    expect((await place(customer, { at: pantry, of: bothOf(pantry) })).answer.Successful).toBe(false)
    expect((await place(customer, { at: pantry, of: lines([pantry.beans, 1]) })).answer.Successful).toBe(true)
  })

  it('an order of before holds back its TEFAP food at the table, which is told why', async () => {
    const { pantry, second } = await servedOnce()
    const atTable = (await call(orders.getOrder, pantry.owner, { id: second })).answer.Value?.AtTable
    expect(atTable).toMatchObject({ AreTefapVisitsUsed: true })
    expect((await handOver(pantry, second)).answer.FailureReason).toContain(handOverVisitsUsed.en)
    expect((await handOver(pantry, second, [...read, 'visitsUsed'])).answer.Successful).toBe(true)
    expect(await recordOf(second)).toMatchObject({ TotalItems: 1, TefapItems: 0 })
  })

  it('a hand-over that was taken back does not count', async () => {
    vi.stubEnv('TEFAP_STATE', 'MO')
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    await sign(asCustomer(customer), customer, inMissouri)
    const id = await served(pantry, customer)
    expect((await listOf(pantry, customer))?.Ordering).toHaveProperty('TefapVisitsUsed')
    await call(orders.takeHandOverBack, pantry.owner, { id })
    expect((await listOf(pantry, customer))?.Ordering).not.toHaveProperty('TefapVisitsUsed')
  })
})

it('the notice of rights is the food bank’s text; a declaration keeps the version that was read, an older one is not taken', async () => {
  const pantry = await pantryWithTefap()
  const customer = await customerFor(pantry.owner)
  const declaration = async () =>
    (await call(tefap.getTefapDeclaration, asCustomer(customer), { id: customer.ID })).answer.Value
  expect((await declaration())?.Notice).toMatchObject({ Version: 0 })
  const Texts = { en: 'You have rights.', es: 'Usted tiene derechos.' }
  expect((await call(tefap.setTefapNotice, pantry.owner, { Version: 0, Texts })).status).toBe(403)
  const set = await call(tefap.setTefapNotice, administrator, { Version: 0, Texts })
  expect(set.answer.Value).toMatchObject({ Version: 1, Texts })
  expect((await call(tefap.setTefapNotice, administrator, { Version: 0, Texts })).status).toBe(409)
  expect((await declaration())?.Notice).toMatchObject({ Version: 1, Texts })
  const old = await sign(asCustomer(customer), customer, { NoticeVersion: 0 })
  expect(old.answer.FailureReason).toBe(refusals.wordingChanged.en)
  expect((await sign(asCustomer(customer), customer, { NoticeVersion: 1 })).answer.Successful).toBe(true)
  expect((await certificatesOf(customer))[0]).toMatchObject({ NoticeVersion: 1 })
})
