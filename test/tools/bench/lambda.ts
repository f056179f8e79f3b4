import './morningClock.ts'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { bundle } from '../../../infra/bundle.ts'
import { bundleOf } from '../../../infra/entries.ts'
import { createTable } from '../../../infra/local/createTable.ts'
import { startDynamoDb } from '../../../infra/local/dynamodb.ts'
import { functionsEnvironment } from '../../engine/functionsEnvironment.ts'
import { morning } from '../../engine/morning.ts'
import { startInstance } from './lambda/instance.ts'
import { overTls } from './lambda/overTls.ts'
import { type ProcessorShare, shareOf } from './lambda/share.ts'
import { type BenchOptions, type FigureTable, type Line, median, type Section } from './report.ts'

/**
 * Functions as they are deployed, each in a process of its own that is held to the share of a processor that its memory
 * buys: from the start of the process to the answer, under Lambda's runtime interface, against the embedded table over TLS.
 */

/** Processors that Lambda gives for 512 and for 1,769 MB. */
const shares = [0.29, 1] as const

/** Receipts of the longest PDF that is made at once, and the lines of each. */
const [reportReceipts, receiptLines] = [660, 3]
const report = 'reports/pickupReport'
const measured = ['session/getSession', 'offers/acceptMatch']

/** A fresh event for each call: what it changes can be changed once. */
type Events = (entry: string) => Promise<unknown>

/** A small tenant in the engine, and events of calls that its people make. */
async function tenantOf(): Promise<Events> {
  // Modules that speak to the table are loaded only now, so that they find it.
  const { makeSmallTenant } = await import('../../engine/smallTenant.ts')
  const { smallTenantParticipants } = await import('../../budgets/smallTenant.ts')
  const { calls } = await import('../../budgets/calls.ts')
  const { endpointNamed, inputOf } = await import('../../budgets/calls/making.ts')
  const { eventOf, inputParts } = await import('../../../infra/local/requests.ts')
  const { writeReceipts } = await import('./lambda/receipts.ts')
  const { people } = await import('../../engine/smallTenant.ts')
  await makeSmallTenant()
  await writeReceipts(reportReceipts, receiptLines)
  return async (entry) => {
    const endpoint = endpointNamed(entry.split('/')[1] ?? '')
    const range = { startDate: '01/01/2026', endDate: '11/20/2026', format: 'PDF' }
    const prepared =
      entry === report ? { by: people.foodBank, input: range } : await calls[endpoint.id]?.(smallTenantParticipants)
    if (!prepared) throw new Error(`${entry} has no call`)
    const { path, query, rest } = inputParts(endpoint, inputOf(endpoint, prepared) as never)
    const body = endpoint.body ? JSON.stringify(rest) : undefined
    return eventOf({ endpoint, caller: prepared.by, path, query, body })
  }
}

interface Taken {
  readonly ready: number
  readonly first: number
  readonly second: number
  readonly afterWarm: number
  readonly withCache: number
}

/** A call that was refused or failed measures nothing. */
function checked(entry: string, answer: string): void {
  const { statusCode, body } = JSON.parse(answer) as { statusCode?: number; body?: string }
  if ((statusCode ?? 200) !== 200 || /"Successful":false/.test(body ?? ''))
    throw new Error(`${entry}: ${answer.slice(0, 400)}`)
}

interface Setting {
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  readonly eventFor: Events
}

const optionsOf = (entry: string, share: ProcessorShare, { directory, environment }: Setting) => ({
  bundle: dirname(bundleOf(entry, directory)),
  share,
  environment,
})

async function once(entry: string, share: ProcessorShare, setting: Setting): Promise<Taken> {
  const options = optionsOf(entry, share, setting)
  const { directory, environment, eventFor } = setting
  const timed = async (instance: Awaited<ReturnType<typeof startInstance>>) => {
    const { took, answer } = await instance.send(await eventFor(entry))
    checked(entry, answer)
    return took
  }
  const cold = await startInstance(options)
  const [first, second] = [await timed(cold), await timed(cold)]
  await cold.stop()
  const warm = await startInstance(options)
  await warm.send({ warm: 0 })
  const afterWarm = await timed(warm)
  await warm.stop()
  const cache = { ...options, environment: { ...environment, NODE_COMPILE_CACHE: join(directory, 'compiled') } }
  const cached = await startInstance(cache)
  const withCache = cached.ready + (await timed(cached))
  await cached.stop()
  return { ready: cold.ready, first: cold.ready + first, second, afterWarm, withCache }
}

const columns = ['ready', 'first', 'withCache', 'second', 'afterWarm'] as const
const heads = [
  'function, share of a processor',
  'start to ready, ms',
  'start to first answer, ms',
  'the same with a compile cache, ms',
  'second answer, ms',
  'first answer after a warm call, ms',
]

/** Does work under a share of a processor. */
async function under<T>(processors: number, work: (share: ProcessorShare) => Promise<T>): Promise<T> {
  const share = shareOf(processors)
  if (!share) throw new Error('This section needs Linux and the right to make control groups')
  try {
    return await work(share)
  } finally {
    share.remove()
  }
}

async function tableOf(setting: Setting, { runs, say }: BenchOptions): Promise<FigureTable> {
  const rows: [string, ...number[]][] = []
  for (const processors of shares)
    await under(processors, async (share) => {
      for (const entry of measured) {
        say(`Starting ${entry} with ${processors} of a processor …`)
        const taken: Taken[] = []
        // The first run fills the compile cache.
        for (let turn = 0; turn <= runs; turn++) taken.push(await once(entry, share, setting))
        const middles = columns.map((column) => Math.round(median(taken.slice(1).map((one) => one[column]))))
        rows.push([`${entry}, ${processors}`, ...middles])
      }
    })
  return { heads, rows }
}

/** Milliseconds from the start to the largest report that is made at once. */
const reportTook = (setting: Setting): Promise<number> =>
  under(1, async (share) => {
    const instance = await startInstance(optionsOf(report, share, setting))
    try {
      const { took, answer } = await instance.send(await setting.eventFor(report))
      checked(report, answer)
      return instance.ready + took
    } finally {
      await instance.stop()
    }
  })

const secondsOf = (line: Omit<Line, 'unit'>): Line => ({ unit: 'ms', ...line })

export async function measureLambda(options: BenchOptions): Promise<Section> {
  const into = resolve(options.directory, 'lambda')
  mkdirSync(into, { recursive: true })
  await bundle([...measured, report], { into: join(into, 'functions') })
  const engine = await startDynamoDb()
  const secured = await overTls(engine.endpoint, into)
  try {
    const environment = functionsEnvironment(engine.endpoint, 'gleanery')
    Object.assign(process.env, environment)
    await createTable(new DynamoDBClient({}), environment.TABLE_NAME)
    const eventFor = await tenantOf()
    const shift = String(morning.getTime() - (performance.timeOrigin + performance.now()))
    const inProcess = {
      ...environment,
      ...{ AWS_ENDPOINT_URL_DYNAMODB: secured.endpoint, NODE_EXTRA_CA_CERTS: secured.certificate },
      ...{
        CLOCK_SHIFT: shift,
        NODE_NO_WARNINGS: '1',
        POWERTOOLS_LOG_LEVEL: 'ERROR',
        TABLE_PATIENCE: 'short',
        AWS_LAMBDA_FUNCTION_NAME: 'bench',
      },
    }
    const setting = { directory: join(into, 'functions'), environment: inProcess, eventFor }
    const each = await tableOf(setting, options)
    const of = (name: string, column: number) => Number(each.rows.find(([row]) => row === name)?.[column + 1])
    return {
      title: `Functions under Lambda’s runtime interface, held to a share of a processor (median of ${options.runs})`,
      lines: [
        secondsOf({ what: 'acceptMatch, started for the call, 0.29', measured: of('offers/acceptMatch, 0.29', 1) }),
        secondsOf({ what: 'acceptMatch, kept warm, 1', measured: of('offers/acceptMatch, 1', 4) }),
        secondsOf({
          what: `detail report of ${reportReceipts * receiptLines} lines as PDF, started for the call, 1`,
          measured: await reportTook(setting),
          aim: { atMost: 8000, of: 'measured' },
        }),
        {
          what: 'acceptMatch, compressed',
          unit: 'kB',
          measured: gzipSync(readFileSync(bundleOf('offers/acceptMatch', setting.directory))).length / 1000,
        },
      ],
      each,
    }
  } finally {
    secured.stop()
    await engine.stop()
  }
}
