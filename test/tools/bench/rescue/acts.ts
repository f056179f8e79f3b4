import { table as tenant } from '../../../../functions/core/table/table.ts'
import { putEntity } from '../../../../functions/network/organizations/entityTable.ts'
import { importKinds } from '../../../../functions/work/imports/importKinds.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import type { Called } from '../../../engine/call.ts'
import { call } from '../../../engine/call.ts'
import { acceptedDonation, offerOneRun, report } from '../../../engine/runs.ts'
import { ids, makeSmallTenant, people, provider } from '../../../engine/smallTenant.ts'
import { receivedLoad } from '../../../engine/submissions.ts'
import type { ChargedTable } from '../pantry/charged.ts'
import { median } from '../report.ts'

/** Cost of a distributor's load and of a driver's run, act by act. */
export interface ActCost {
  readonly act: string
  readonly requests: number
  readonly reads: number
  readonly writes: number
  readonly milliseconds: number
}

const runs = 21
const loadsOfAFile = 50
const driver = 690

/** Prepares what the act needs, which is not counted, and answers the act. */
export type PreparedAct = () => Promise<() => Promise<unknown>>

export async function succeeds<V>(asked: Promise<Called<V>>): Promise<V> {
  const { answer, body } = await asked
  if (!answer.Successful) throw new Error(body.slice(0, 200))
  return answer.Value as V
}

const load = (reference: string) => ({
  row: 2,
  problem: undefined,
  cells: {
    ...{ Reference: reference, Shipper: 'Sunrise Foods', Carrier: '', OriginAddress: '', OriginCity: 'Omaha' },
    ...{ OriginProvince: 'NE', OriginPostalCode: '', OriginLatitude: '41.25', OriginLongitude: '-95.93' },
    ...{ PickupDate: '2026-11-23', DeliveryDate: '', OfferDeadline: '', SimultaneousNotify: '' },
    ...{ Product: 'Corn', Cases: '600', Items: '600', Pounds: '9000' },
  },
})

let files = 0
const file: PreparedAct = async () => {
  files += 1
  const name = `file ${files}`
  const records = Array.from({ length: loadsOfAFile }, (_, index) => load(`${name} ${index}`))
  return async () => {
    const outcomes = await importKinds.loads.run(records, { importId: name, below: [], now: new Date() })
    if ('key' in outcomes || outcomes.some(({ outcome }) => outcome !== 'added')) throw new Error('Not imported')
  }
}
const offered = async () => {
  const id = await receivedLoad()
  await succeeds(call(distributors.acceptSubmission, people.network, { id }))
  return id
}
/** A run after these reports of its driver. */
const run = async (...before: Parameters<typeof report>[1][]) => {
  const one = await offerOneRun(await acceptedDonation(), driver)
  for (const kind of before) await succeeds(report(one, kind))
  return one
}

const acts: Readonly<Record<string, PreparedAct>> = {
  [`a file of ${loadsOfAFile} loads imported`]: file,
  'a load accepted by the network': async () => {
    const id = await receivedLoad()
    return () => succeeds(call(distributors.acceptSubmission, people.network, { id }))
  },
  'its offer accepted by a food bank': async () => {
    const id = await offered()
    return () => succeeds(call(distributors.acceptSubmissionOffer, people.foodBank, { id }))
  },
  'a load cancelled': async () => {
    const id = await offered()
    return () => succeeds(call(distributors.cancelSubmission, people.network, { id }))
  },
  'a run taken by a driver': async () => {
    const one = await run()
    return () => succeeds(report(one, 'accepted'))
  },
  'its food picked up': async () => {
    const one = await run('accepted')
    return () => succeeds(report(one, 'pickedup'))
  },
  'its food dropped off': async () => {
    const one = await run('accepted', 'pickedup')
    return () => succeeds(report(one, 'droppedoff'))
  },
}

export async function measureActs(table: ChargedTable, stopwatch: () => number): Promise<ActCost[]> {
  await makeSmallTenant()
  await tenant.commit([putEntity(provider(driver, ids.foodBank, { Name: 'Riverside Riders' }))])
  return measureEach(acts, runs, table, stopwatch)
}

/** Each act so many times, after once that is not counted. */
export async function measureEach(
  all: Readonly<Record<string, PreparedAct>>,
  times: number,
  table: ChargedTable,
  stopwatch: () => number,
): Promise<ActCost[]> {
  const found: ActCost[] = []
  for (const [act, prepare] of Object.entries(all)) {
    await table.as('preparation', await prepare())
    const taken: number[] = []
    table.forget()
    for (let turn = 0; turn < times; turn++) {
      const doIt = await prepare()
      const from = stopwatch()
      await table.as(act, doIt)
      taken.push(stopwatch() - from)
    }
    const { requests = 0, reads = 0, writes = 0 } = table.usage()[act] ?? {}
    found.push({
      act,
      requests: requests / times,
      reads: reads / times,
      writes: writes / times,
      milliseconds: median(taken),
    })
  }
  return found
}
