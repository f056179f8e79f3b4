import { chunksOf } from '../../../functions/core/chunks.ts'
import { sessionKeys } from '../../../functions/core/table/keys/session.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import type { AnyEndpoint } from '../../../shared/core/schema/endpoint.ts'
import { countFrom } from '../../engine/counter.ts'
import { type Asked, groupsOf, throughHttp, throughSdk } from './replay.ts'
import { median, quantile } from './report.ts'
import { openTable, participantsOfTenant } from './tenant.ts'

/**
 * Calls every endpoint in a tenant, in a process of its own: first with a meter before the table, to count, then without,
 * to time. It prints what it found as JSON.
 */

export interface CountedCall {
  readonly id: string
  readonly operations: readonly string[]
  readonly reads: number
  readonly writes: number
  /** Answered 304 to whoever has it; undefined for what has no validator. */
  readonly isUnchanged: boolean | undefined
  readonly rows: number | undefined
  readonly groups: readonly (readonly Asked[])[]
}
export interface Timed {
  readonly id: string
  /** Milliseconds: ours, the SDK's client alone, and the bare engine. */
  readonly p50: number
  readonly p99: number
  readonly sdk50: number
  readonly sdk99: number
  readonly bare50: number
  readonly bare99: number
}

const [mode = '', directory = '', scaleText = '', portText = ''] = process.argv.slice(2)
const scale = Number(scaleText)
const close = await openTable(directory, scale, Number(portText))
const engine = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
const meter = mode === 'count' ? await (await import('../../api/core/meter.ts')).startMeter() : undefined

// Modules that speak to the table are loaded only now, so that they find it, or the meter before it.
const { call, handlerOf } = await import('../../engine/call.ts')
const { calls } = await import('../../budgets/calls.ts')
const { administratorOf, inputOf } = await import('../../budgets/calls/making.ts')
const { costOf } = await import('../../budgets/cost.ts')
const { table } = await import('../../../functions/core/table/table.ts')
const { maxWrites } = await import('../../../functions/core/table/write.ts')
const pool = await (await import('../../engine/pool.ts')).startTestPool()
const files = await (await import('../../engine/importBucket.ts')).startImportBucket()

const participants = await participantsOfTenant(scale)
// The names and codes that the counting process gave are taken in the same tenant.
if (mode === 'time') countFrom(1001)

/** Refusal by the app with a reason, such as a list that takes no more. */
class Refused extends Error {}

async function prepare(endpoint: AnyEndpoint) {
  const prepared = await calls[endpoint.id]?.(participants)
  if (!prepared) throw new Error(`${endpoint.id} has no call`)
  const input = inputOf(endpoint, prepared) as never
  return async (headers: Record<string, string> = {}) => {
    const { by, headers: own, signIn } = prepared
    const from = signIn ? { signIn } : {}
    const called = await call(endpoint, by, input, { headers: { ...own, ...headers }, ...from })
    const told = `${endpoint.id}: ${called.status} ${called.body.slice(0, 200)}`
    if (called.status !== 200 && called.status !== 304) throw new Error(told)
    if (called.answer.Successful === false) throw new Refused(told)
    return called
  }
}

/** The same people make all calls, and the same requests are sent thrice: what they may do in an hour is counted anew. */
async function forgetCalls(): Promise<void> {
  const people = [...Object.values(participants), administratorOf(participants)]
  const ids = people.flatMap((one) => (typeof one === 'object' && 'UserID' in one ? one.UserID : []))
  for (const id of new Set(ids)) {
    const { pk } = sessionKeys.callsOf(id, '', 0)
    const counted = await table.keys({ pk })
    for (const some of chunksOf(counted, maxWrites))
      await table.commit(some.map(({ sk }) => ({ remove: { pk, sk: String(sk) } })))
  }
}

async function count(endpoint: AnyEndpoint): Promise<CountedCall> {
  if (!meter) throw new Error('There is no meter')
  await handlerOf(endpoint)
  const look = await prepare(endpoint)
  const { result, requests } = await meter.during(() => look())
  // The meter goes on writing into what it handed out.
  const made = [...requests]
  const { etag } = result.headers
  const isPolled = etag !== undefined && !endpoint.mutates
  return {
    id: endpoint.id,
    ...costOf(made),
    isUnchanged: isPolled ? (await look({ 'if-none-match': etag })).status === 304 : undefined,
    rows: (result.answer.Value as { rows?: unknown[] } | null | undefined)?.rows?.length,
    groups: groupsOf(made),
  }
}

const readRuns = 100
const writeRuns = 30
/** A list that is full ends the runs of what adds to it: a tenant holds 20 system messages. */
const fewestRuns = 10

async function time(endpoint: AnyEndpoint, groups: CountedCall['groups']): Promise<Timed> {
  await forgetCalls()
  const sdk = throughSdk()
  const bare = throughHttp(engine)
  const taken: Record<'ours' | 'sdk' | 'bare', number[]> = { ours: [], sdk: [], bare: [] }
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const from = performance.now()
    await work()
    into.push(performance.now() - from)
  }
  let look = await prepare(endpoint)
  const runs = endpoint.mutates ? writeRuns : readRuns
  for (let turn = -3; turn < runs; turn++) {
    const isPreparedAnew = endpoint.mutates && turn > -3
    // Of the call itself, or of the calls that prepare it.
    if (endpoint.limit || isPreparedAnew) await forgetCalls()
    if (isPreparedAnew) look = await prepare(endpoint)
    const keep = turn < 0 ? { ours: [], sdk: [], bare: [] } : taken
    try {
      await timed(keep.ours, () => look())
    } catch (fault) {
      if (fault instanceof Refused && turn >= fewestRuns) break
      throw fault
    }
    await timed(keep.sdk, () => sdk(groups))
    await timed(keep.bare, () => bare(groups))
  }
  return {
    id: endpoint.id,
    p50: median(taken.ours),
    p99: quantile(taken.ours, 0.99),
    sdk50: median(taken.sdk),
    sdk99: quantile(taken.sdk, 0.99),
    bare50: median(taken.bare),
    bare99: quantile(taken.bare, 0.99),
  }
}

/** Goes on after an endpoint that failed, so that a run of half an hour tells all of them. */
async function all<T>(work: (endpoint: AnyEndpoint) => Promise<T>): Promise<T[]> {
  const found: T[] = []
  for (const endpoint of catalogue)
    try {
      found.push(await work(endpoint))
    } catch (fault) {
      process.exitCode = 1
      console.error(`${endpoint.id}: ${fault instanceof Error ? fault.message : fault}`)
    }
  return found
}

async function given(): Promise<CountedCall[]> {
  let text = ''
  for await (const part of process.stdin) text += part
  return JSON.parse(text) as CountedCall[]
}

try {
  const groups = mode === 'time' ? new Map((await given()).map((one) => [one.id, one.groups])) : new Map()
  const found =
    mode === 'time' ? await all((endpoint) => time(endpoint, groups.get(endpoint.id) ?? [])) : await all(count)
  process.stdout.write(JSON.stringify(found))
} finally {
  await Promise.all([pool.stop(), files.stop()])
  await meter?.stop()
  await close()
}
