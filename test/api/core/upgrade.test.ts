import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { tenantKeys } from '../../../functions/core/table/keys/tenant.ts'
import type { Key } from '../../../functions/core/table/shape.ts'
import { table } from '../../../functions/core/table/table.ts'
import { donationShape } from '../../../functions/rescue/donations/donationShape.ts'
import { tenantCommand } from '../../../infra/operator/tenantCommand.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { ids, makeSmallTenant, people, person } from '../../engine/smallTenant.ts'
import { everything } from '../../engine/stored.ts'

/**
 * The drill of an upgrade: a table with items of every earlier shape, people who go on working, and the rewriting of those
 * items, which is killed on the way and started again.
 */

type Item = Key & Record<string, unknown>
const copies = 200
const orderVersion = 3
const [first] = people.agencies
const owner = person('agency', 7490, [ids.foodBank])

/** A stored sample under an ID of its own. */
function sample(file: string, sampleId: number, id: number): Item[] {
  const text = readFileSync(`test/shapes/${file}.json`, 'utf8').replaceAll(String(sampleId), String(id))
  const read = JSON.parse(text)
  return 'pk' in read ? [read] : Object.values(read)
}
const numbers = Array.from({ length: copies }, (_, index) => index)
const firstDonations = numbers.map((index) => 20_000 + index)
const secondDonations = numbers.map((index) => 30_000 + index)
const olderOrders = numbers.map((index) => 40_000 + index)
const orderSampleId = Number(JSON.parse(readFileSync('test/shapes/order.1.json', 'utf8')).ID)

const keyOf = ({ pk, sk }: { readonly pk?: unknown; readonly sk?: unknown }) => `${pk} ${sk}`
const stored = async () => new Map((await everything()).map((item) => [keyOf(item), item]))
const places = Array.from({ length: 8 }, (_, segment) => tenantKeys.backfill(segment))
const progress = places.map(keyOf)
const roots = [
  ...[...firstDonations, ...secondDonations].map((id) => `DONATION#${id} DONATION`),
  ...olderOrders.map((id) => `ORDER#${id} ORDER`),
]
const current = (key: string) => (key.startsWith('ORDER') ? orderVersion : donationShape.version)
const isCurrent = (items: Map<string, Record<string, unknown>>) => (key: string) =>
  items.get(key)?.Shape === current(key)

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
  const items = [
    ...firstDonations.flatMap((id) => sample('donation.1', 9001, id)),
    ...secondDonations.flatMap((id) => sample('donation.2', 9002, id)),
    ...olderOrders.flatMap((id) => sample('order.1', orderSampleId, id)),
  ]
  for (let start = 0; start < items.length; start += 50)
    await table.commit(items.slice(start, start + 50).map((put) => ({ put })))
})
afterAll(() => void vi.useRealTimers())

/** A page of each of three parts is done: 300 items. */
const hasProgress = async () => (await table.getMany(places, z.looseObject({}), true)).length >= 3

/** The command as an operator runs it, killed as soon as it has kept some of its progress. */
async function killedOnTheWay(): Promise<void> {
  const args = ['bin/tenant.ts', 'backfill', '--table', process.env.TABLE_NAME ?? '']
  const command = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args])
  const ended = new Promise<string | null>((resolve) => command.once('exit', (_, signal) => resolve(signal)))
  await vi.waitUntil(hasProgress, { interval: 5, timeout: 60_000 })
  command.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
}

const decline = (id: number) => call(offers.declineMatch, first, { id: id * 100 + 1 })
const note = (id: number) =>
  call(orders.addOrderNote, owner, { id, Note: 'Side door.', IsVisibleToFoodInsecureNeighbor: true })

it('rewrites all that earlier versions stored, though it is killed and people go on working, and changes nothing else', {
  timeout: 120_000,
}, async () => {
  const before = await stored()
  await killedOnTheWay()
  const halfway = await stored()
  const done = roots.filter(isCurrent(halfway))
  expect(done.length).toBeGreaterThan(0)
  expect(done.length).toBeLessThan(roots.length)

  // People change what was rewritten and what was not, before and during the second run.
  const changed = [...firstDonations.slice(0, 10), ...secondDonations.slice(0, 10)]
  const noted = olderOrders.slice(0, 10)
  const working = Promise.all([...changed.map(decline), ...noted.map(note)])
  const lines = await tenantCommand(['backfill'])
  for (const { answer } of await working) expect(answer.Successful).toBe(true)
  expect(lines[0]).toBe('Continued where a run was stopped. After an upgrade meanwhile, repeat it.')
  expect(lines[1]).toMatch(/^\d+ items read in [\d.]+ s, \d+ of them rewritten, \d+ changed meanwhile\.$/)
  expect(lines).toHaveLength(2)
  // It does not read again what the killed run had finished.
  expect(Number.parseInt(lines[1] ?? '', 10)).toBeLessThan(before.size - 100)

  const after = await stored()
  expect(roots.filter((key) => !isCurrent(after)(key))).toEqual([])
  expect(progress.filter((key) => after.has(key))).toEqual([])
  const touched = new Set([
    ...changed.map((id) => `DONATION#${id} DONATION`),
    ...noted.map((id) => `ORDER#${id} ORDER`),
  ])
  for (const key of roots) {
    const [was, is] = [before.get(key), after.get(key)]
    expect(is?.Version, key).toBe(Number(was?.Version) + (touched.has(key) ? 1 : 0))
    // Rows and timers of the first versions were written otherwise.
    const { row: _, due: __, dueAt: ___, Shape: ____, ...own } = was ?? {}
    if (!touched.has(key)) expect(is, key).toMatchObject(own)
  }
  // The list of a food bank's orders by status came with the second version.
  expect(after.get(roots.at(-1) ?? '')?.state1).toBe('FOODBANK#10#ORDERS#CREATED')
  const eventsOf = (items: typeof after) => [...items.keys()].filter((key) => key.includes(' EVENT#'))
  const newEvents = eventsOf(after).filter((key) => !before.has(key))
  for (const key of newEvents) expect(touched.has(key.replace(/ EVENT#.*/, ` ${key.split('#')[0]}`)), key).toBe(true)
  expect(new Set(newEvents.map((key) => key.split(' ')[0])).size).toBe(touched.size)

  const again = await tenantCommand(['backfill'])
  expect(again).toEqual([expect.stringMatching(/ 0 of them rewritten, 0 changed meanwhile\.$/)])
})

it('names what it can’t read and leaves it as it is; what older code writes afterwards is found by a repeat', async () => {
  const donation = sample('donation.1', 9001, 50_001).find(({ sk }) => sk === 'DONATION') as Item
  const [older] = sample('order.1', orderSampleId, 50_002) as [Item]
  const unreadable = { ...donation, Stage: 'teleported' }
  // A list that the code of today does not put it into.
  const listed = { ...older, state3: 'CUSTOMER#9431#ORDERS#GONE' }
  await table.commit([{ put: unreadable }, { put: listed }])
  const lines = await tenantCommand(['backfill', '--anew'])
  expect(lines).toEqual([
    expect.stringMatching(/ 1 of them rewritten, 0 changed meanwhile\.$/),
    'This version can’t read: DONATION#50001 DONATION',
  ])
  const after = await stored()
  expect(after.get('DONATION#50001 DONATION')).toEqual(unreadable)
  expect(after.get('ORDER#50002 ORDER')).not.toHaveProperty('state3')
  expect(after.get('ORDER#50002 ORDER')).toMatchObject({ Shape: orderVersion, Notes: [], Version: older.Version })
})

it('leaves alone what newer code stored', async () => {
  const [older] = sample('order.1', orderSampleId, 50_003) as [Item]
  const newer = { ...older, Shape: orderVersion + 1, Notes: [], Later: 'kept' }
  await table.commit([{ put: newer }])
  expect(await tenantCommand(['backfill', '--anew'])).toContainEqual(
    expect.stringMatching(/ 0 of them rewritten, 0 changed meanwhile\.$/),
  )
  expect((await stored()).get('ORDER#50003 ORDER')).toEqual(newer)
})
