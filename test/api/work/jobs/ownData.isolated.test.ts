import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { jobStore } from '../../../../functions/core/jobMachine/jobTable.ts'
import { donorKeys } from '../../../../functions/core/table/keys/donors.ts'
import { customerInvitationLists } from '../../../../functions/core/table/keys/invitations.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { invitations, mailStateWrite } from '../../../../functions/network/people/invitationTable.ts'
import { customerInvitations } from '../../../../functions/pantry/invitations/customerInvitationTable.ts'
import { reportSchedules } from '../../../../functions/work/schedules/scheduleTable.ts'
import { startQueues } from '../../../../infra/local/queues.ts'
import * as peopleApi from '../../../../shared/network/people/api.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { storedNeighbor } from '../../../engine/customers.ts'
import { posted } from '../../../engine/donations.ts'
import { testOrderOf } from '../../../engine/orders.ts'
import { agencyIds, ids, otherAgencyIds, people, person, userOf } from '../../../engine/smallTenant.ts'
import type { Target } from '../../../engine/target.ts'
import { makeTargets, makeWideWorld } from '../../../engine/targets.ts'
import { deliver } from '../../core/messages.ts'

/** The full export of a food bank's own data beside another food bank with the same nouns, over the real worker and bucket. */

type Row = Readonly<Record<string, unknown>>
const administratorOf = (foodBank: number) => person('foodbankadmin', foodBank, [foodBank])
const administrator = administratorOf(ids.foodBank)
const staffOf = (foodBank: number) => person('foodbankuser', foodBank, [foodBank])

let stop: () => Promise<void>
let own: Target
let other: Target
let secrets: string[]
let scoredId: number
let files: Readonly<Record<string, string>>
const rowsOf = (file: string): readonly Row[] => JSON.parse(files[`${file}.json`] ?? '[]')

async function madeTarget(name: Target['name'], targets: readonly Target[]): Promise<Target> {
  const made = targets.find((target) => target.name === name)
  if (!made?.owner) throw new Error(`No target ${name}`)
  const { foodBank } = made.owner
  const counted = {
    id: made.productId,
    UpdatedValue: 7,
    Reason: 'counted',
    Note: `Counted at ${foodBank}-END`,
  } as const
  await call(stock.adjustQuantity, staffOf(foodBank), counted)
  await call(customers.restrictCustomer, staffOf(foodBank), { id: made.customerId, IsRestricted: true })
  const guest = { EMailAddress: `clerk-of-${foodBank}@example.org`, Name: 'Clerk', Language: 'en' } as const
  const invited = { entityId: foodBank, Role: 'foodbankuser', ...guest } as const
  await call(peopleApi.invitePerson, administratorOf(foodBank), invited)
  const { ID: id } = await testOrderOf(staffOf(foodBank), `Received at ${foodBank}-END`)
  for (const statusCode of ['PACKED', 'DELIVEREDTONEIGHBOR'] as const)
    await call(orders.setOrderStatus, staffOf(foodBank), { id, statusCode })
  return made
}

/** Codes and hashes of both food banks, as the table has them. */
async function plantedSecrets({ owner, apiKey, apiKeyId, runCode, delivery, scheduleId, invitationId }: Target) {
  const hashed = await table.get(donorKeys.apiKey(owner?.donor ?? 0, apiKeyId), z.object({ Hash: z.string() }))
  const schedule = await reportSchedules.load(scheduleId)
  const staff = await invitations.load(invitationId)
  const hash = `hash-of-${invitationId}`
  if (staff) await table.commit([mailStateWrite(staff, { Mail: 'sent', CodeHash: hash })])
  const list = customerInvitationLists.foodBank(owner?.foodBank ?? 0)
  const customers = await table.all(list, z.object({ ID: z.int() }))
  const codes = await Promise.all(customers.map(async ({ ID }) => (await customerInvitations.load(ID))?.Code))
  const all = [apiKey, hashed?.Hash, schedule?.Recipients[0]?.Code, hash, runCode, delivery.code, ...codes]
  return all.map((secret) => secret || 'is missing')
}

async function exported(): Promise<Record<string, string>> {
  const { answer } = await call(jobs.requestJob, administrator, { Kind: 'foodBankData', Parameters: {} })
  const id = answer.Value?.ID ?? 0
  const { handler } = await import('../../../../functions/work/jobs/runJob.ts')
  await deliver(handler, { detail: (await jobStore.loadWithTimeline(id))?.events.at(-1) })
  const Key = (await jobStore.load(id))?.FileKey ?? ''
  const { Body } = await new S3Client().send(new GetObjectCommand({ Bucket: 'exports', Key }))
  const zip = unzipSync((await Body?.transformToByteArray()) ?? new Uint8Array())
  return Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** Somebody who works for both food banks. */
const ofBoth = {
  ...userOf(staffOf(ids.foodBank)),
  ...{ ID: 7001, Subject: 'subject-of-both', Name: 'Sam of both' },
  Roles: [ids.foodBank, ids.otherFoodBank].map((EntityID) => ({
    Role: 'foodbankuser' as const,
    EntityID,
    EntityName: `Named by role at ${EntityID}`,
  })),
}
const neighbors = 101

beforeAll(async () => {
  const queues = await startQueues()
  stop = queues.stop
  await queues.ensureBuckets([{ name: 'exports' }])
  process.env.AWS_ENDPOINT_URL_S3 = queues.endpoint
  setClock(morning)
  await makeWideWorld()
  const targets = await makeTargets()
  own = await madeTarget('own', targets)
  other = await madeTarget('other food bank', targets)
  await table.commit([...putUser(ofBoth), ...putUser(userOf(administrator))])
  for (let n = 0; n < neighbors; n++) await storedNeighbor({ LastName: `Page ${n}` })
  scoredId = await posted()
  secrets = (await Promise.all([own, other].map(plantedSecrets))).flat()
  files = await exported()
})
afterAll(() => stop())

const numbered: readonly [file: string, key: string, idOf: (target: Target) => number][] = [
  ['donors', 'ID', ({ donorId }) => donorId],
  ['pendingDonors', 'ID', ({ pendingDonorId }) => pendingDonorId],
  ['transportationProviders', 'ID', ({ providerId }) => providerId],
  ['donations', 'ID', ({ donationId }) => donationId],
  ['distributorLoads', 'ID', ({ submissionId }) => submissionId],
  ['reportSchedules', 'ID', ({ scheduleId }) => scheduleId],
  ['systemMessages', 'ID', ({ systemMessageId }) => systemMessageId],
  ['storageLocations', 'ID', ({ storageId }) => storageId],
  ['products', 'ID', ({ productId }) => productId],
  ['stock', 'ProductID', ({ productId }) => productId],
  ['tags', 'ID', ({ tagId }) => tagId],
  ['tagGroups', 'ID', ({ tagGroupId }) => tagGroupId],
  ['orderLimits', 'ID', ({ orderLimitId }) => orderLimitId],
  ['erpImportItems', 'ID', ({ erpItemId }) => erpItemId],
  ['pickupLocations', 'ID', ({ locationId }) => locationId],
  ['pickupLocations', 'ID', ({ agencyLocationId }) => agencyLocationId],
  ['deliveryPrograms', 'ID', ({ programId }) => programId],
  ['orderWindows', 'ID', ({ pickupTimeId }) => pickupTimeId],
  ['orderWindows', 'ID', ({ deliveryTimeId }) => deliveryTimeId],
  ['customers', 'ID', ({ customerId }) => customerId],
  ['customerAddresses', 'ID', ({ customerAddressId }) => customerAddressId],
  ['orders', 'ID', ({ orderId }) => orderId],
  ['orders', 'ID', ({ agencyOrderId }) => agencyOrderId],
]

describe('a food bank’s full export', () => {
  it.each(numbered)('has in %s, by %s, what is its own and not what is another food bank’s', (file, key, idOf) => {
    const numbers = rowsOf(file).map((row) => row[key])
    expect(numbers).toContain(idOf(own))
    expect(numbers).not.toContain(idOf(other))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('has the numbers of the stock as the pantry is shown them', () => {
    const counted = rowsOf('stock').find(({ ProductID }) => ProductID === own.productId)
    const numbers = { Quantity: 7, ShelfQuantity: 7, PackedQuantity: 0, PromisedQuantity: 0, ShortQuantity: 0 }
    expect(counted).toMatchObject(numbers)
  })

  it('has the log of changes of people, stock, neighbors and limits, and what was handed over', () => {
    expect(rowsOf('peopleChanges').map(({ Person }) => Person)).toEqual([`clerk-of-${ids.foodBank}@example.org`])
    const counted = { ProductID: own.productId, To: 7, Note: `Counted at ${ids.foodBank}-END` }
    expect(rowsOf('stockChanges')).toContainEqual(expect.objectContaining(counted))
    expect(rowsOf('neighborChanges')).toContainEqual(
      expect.objectContaining({ CustomerID: own.customerId, Action: 'restricted' }),
    )
    expect(rowsOf('neighborChanges').map(({ CustomerID }) => CustomerID)).not.toContain(other.customerId)
    const limit = expect.objectContaining({ ID: own.orderLimitId })
    expect(rowsOf('limitChanges')).toEqual([expect.objectContaining({ From: null, To: limit })])
    expect(rowsOf('distributions').map(({ EntityID }) => EntityID)).toEqual([ids.foodBank])
  })

  it('has the lines of orders, the addresses and the fields of customers', () => {
    const order = rowsOf('orders').find(({ ID }) => ID === own.orderId)
    expect(order?.PantryOrderItems).toContainEqual(
      expect.objectContaining({ PantryInventoryItemID: own.orderProductId }),
    )
    const address = rowsOf('customerAddresses').find(({ ID }) => ID === own.customerAddressId)
    expect(address).toMatchObject({ FoodInsecureNeighborID: own.customerId, Address: { City: 'Albany' } })
    expect(rowsOf('customers').find(({ ID }) => ID === own.customerId)).toMatchObject({ PostalCode: '01101' })
  })

  it('has the parts of the scores of a donation’s matches', () => {
    const matches = rowsOf('donations').find(({ ID }) => ID === scoredId)?.Matches as Row[]
    const names = matches.map(({ ScoreComponents }) => (ScoreComponents as Row[]).map(({ Name }) => Name))
    expect(names.length).toBeGreaterThan(0)
    for (const parts of names) expect(parts).toContain('closeness')
  })

  it('has more rows of a list than one page holds', () => {
    const names = rowsOf('customers').map(({ LastName }) => String(LastName))
    expect(names.filter((name) => name.startsWith('Page '))).toHaveLength(neighbors)
  })

  it('has the people of its organizations, each with their roles at that organization alone, and no neighbors', () => {
    expect(rowsOf('agencyPeople')).toContainEqual(
      expect.objectContaining({ EntityID: agencyIds[0], ID: people.agencies[0].UserID, Roles: ['agency'] }),
    )
    expect(rowsOf('donorPeople')).toContainEqual(expect.objectContaining({ EntityID: ids.donor }))
    expect(rowsOf('donorLocationPeople')).toContainEqual(expect.objectContaining({ EntityID: ids.donorLocation }))
    expect(rowsOf('agencyPeople').map(({ EntityID }) => EntityID)).not.toContain(otherAgencyIds[0])
    expect(rowsOf('people').find(({ ID }) => ID === ofBoth.ID)).toMatchObject({ Roles: ['foodbankuser'] })
    expect(rowsOf('people').map(({ ID }) => ID)).not.toContain(people.customer.UserID)
  })

  it('has of a distributor’s load the food bank’s own match alone', () => {
    const load = rowsOf('distributorLoads').find(({ ID }) => ID === own.submissionId)
    expect(load).toMatchObject({ EntityMatch: { Entity: { ID: ids.foodBank } } })
    expect(load).not.toHaveProperty('Matches')
  })

  it('has no text of the other food bank', () => {
    const all = Object.values(files).join('\n')
    const { foodBank } = ids
    for (const code of [...other.codes, `Counted at ${ids.otherFoodBank}-END`]) expect(all).not.toContain(code)
    expect(all).toContain(`Counted at ${foodBank}-END`)
  })

  it('has no secret: no code, key, hash or subject of an account', () => {
    const all = Object.values(files).join('\n')
    expect(secrets).not.toContain('is missing')
    const subjects = [administrator, people.foodBank, people.agencies[0], people.customer, people.donor, ofBoth]
    for (const secret of [...secrets, ...subjects.map(({ Subject }) => Subject)]) expect(all).not.toContain(secret)
    expect(files['dictionary.csv']).not.toMatch(/Subject|Hash|Password|Recipients\[\]\.Code/)
  })

  it('has a dictionary of every file and field, with what a row is and what it refers to', () => {
    const dictionary = files['dictionary.csv'] ?? ''
    expect(dictionary).toContain('File,Field,Type,Required,Meaning')
    const names = Object.keys(files).filter((name) => name.endsWith('.json'))
    expect(names.length).toBeGreaterThan(30)
    for (const name of names.map((file) => file.slice(0, -5))) {
      expect(dictionary).toMatch(new RegExp(`^${name},,file,,"?(One row|The one row) is `, 'm'))
      for (const field of Object.keys(rowsOf(name)[0] ?? {})) expect(dictionary).toContain(`${name},${field},`)
    }
    expect(dictionary).toContain('DonorID refers to donors.ID')
  })

  it('is written in a heap that its rows would not fit in', async () => {
    const rows = [rowsOf('donations')[0], { ID: 1, Code: 'only this row' }]
    const part = JSON.stringify({ file: 'donations', rows: Array.from({ length: 500 }, () => rows).flat() })
    const view = { caller: administrator, now: morning, language: 'en' }
    const worker = new Worker(new URL('../../../engine/composedExport.ts', import.meta.url), {
      workerData: { part, times: 12, view },
      resourceLimits: { maxOldGenerationSizeMb: 48 },
    })
    const [zip] = (await once(worker, 'message')) as [Uint8Array]
    const files = unzipSync(zip)
    const listed: Row[] = JSON.parse(strFromU8(files['donations.json'] as Uint8Array))
    expect(listed).toHaveLength(12_000)
    expect(listed.slice(0, 2)).toEqual(rows)
    const lines = strFromU8(files['donations.csv'] as Uint8Array)
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(1 + 12_000)
    expect(lines.at(-1)).toMatch(/^1,only this row,,+$/)
    expect(strFromU8(files['receipts.json'] as Uint8Array)).toBe('[]')
  })
})
