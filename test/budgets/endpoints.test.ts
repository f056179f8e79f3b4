import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Envelope } from '../../events/event.ts'
import { runs } from '../../events/subscriptions.ts'
import { catalogue } from '../../shared/api/catalogue.ts'

/**
 * What each call of an endpoint and each run of another function costs in the small tenant of the tests. The table that
 * comes out lies beside this file: whoever changes what is read or written changes it knowingly.
 */

const meter = await vi.hoisted(async () => (await import('../api/meter.ts')).startMeter())
const queue = await vi.hoisted(async () => (await import('../api/endpoints.ts')).startQueue())
const ses = await vi.hoisted(async () => {
  const started = await (await import('../../functions/notifications/ses.fixture.ts')).startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = started.endpoint
  return started
})

// What speaks to the table is loaded only now, so that it speaks through the meter.
const { call, handlerOf } = await import('../engine/call.ts')
const { castOfWorld } = await import('./world.ts')
const { calls, costOf, inputOf } = await import('./calls.ts')
const { accepted, done, offered } = await import('./cast.ts')
const { makeWorld, people } = await import('../engine/world.ts')
const { morning, setClock } = await import('../api/scene.ts')
const { deliver } = await import('../api/messages.ts')
const { storyById } = await import('../../functions/realtime/donationTable.ts')
const { realtime } = await import('../../shared/api/realtime.ts')

beforeAll(async () => {
  setClock(morning)
  ses.answer = () => 'taken'
  await makeWorld()
})
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([meter.stop(), queue.stop(), ses.stop()])
})

const cells = [30, 9, 7, 7] as const
const line = (...values: readonly unknown[]) =>
  values
    .map((value, place) => (place === 0 ? String(value).padEnd(cells[0]) : String(value).padStart(cells[place] ?? 0)))
    .join(' ')
const lines: string[] = []

/** Runs it and writes down what it cost. */
async function note<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { result, requests } = await meter.during(work)
  const { operations, reads, writes } = costOf(requests)
  const names = operations.map((operation) => operation.replace(/Items?$/, '')).sort()
  lines.push(`${line(name, operations.length, reads, writes)}  ${names.join(' ')}`.trimEnd())
  return result
}

describe('what a call costs', () => {
  it.each(catalogue.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (id, endpoint) => {
    await handlerOf(endpoint)
    const prepared = await calls[id]?.(castOfWorld)
    if (!prepared) throw new Error(`${id} has no call in test/budgets/calls.ts`)
    const input = inputOf(endpoint, prepared)
    const result = await note(id, () => call(endpoint, prepared.by, input as never))
    expect([result.status, result.answer.FailureReason]).toEqual([200, undefined])
    const etag = result.headers.etag
    if (!etag || endpoint.changes) return
    const again = await meter.during(() =>
      call(endpoint, prepared.by, input as never, { headers: { 'if-none-match': etag } }),
    )
    expect([again.result.status, again.result.body]).toEqual([304, ''])
  })
})

type Handler = (event: unknown, context: unknown) => Promise<unknown>
const handlerFor = (run: string): Promise<Handler> => {
  const [area = '', id = ''] = run.split('/')
  return handlerOf({ area, id }) as Promise<unknown> as Promise<Handler>
}

/** The last fact of a kind that a donation tells. */
async function factOf(donationId: number, type: string): Promise<{ detail: Envelope }> {
  const detail = (await storyById(donationId))?.facts.findLast((fact) => fact.Type === type)
  if (!detail) throw new Error(`Donation ${donationId} tells no ${type}`)
  return { detail }
}
const posted = async () => ((await done(realtime.postDonation, people.place, castOfWorld.draft())) as { ID: number }).ID

/** The work of each function that is none of an endpoint; the publisher does not speak to the table. */
const worked: Readonly<Record<string, (handler: Handler) => Promise<() => Promise<unknown>>>> = {
  'realtime/onDonationPosted': async (handler) => {
    const fact = await factOf(await posted(), 'DonationPosted')
    return () => deliver(handler, fact)
  },
  'notifications/onOfferChanged': async (handler) => {
    const fact = await factOf((await offered(castOfWorld)).ID, 'OfferMade')
    return () => deliver(handler, fact)
  },
  'agency/onOfferAnswered': async (handler) => {
    const fact = await factOf((await accepted(castOfWorld)).donation.ID, 'OfferAccepted')
    return () => deliver(handler, fact)
  },
  'timers/settleDue': async (handler) => {
    const { ID } = await offered(castOfWorld)
    setClock(new Date(morning.getTime() + 61 * 60_000))
    return () => deliver(handler, { DonationID: ID })
  },
  'timers/sweepDue': async (handler) => () => handler({}, {}),
  'session/preToken': async (handler) => () => handler({ userName: people.foodBank.Subject }, {}),
}

describe('what a run costs', () => {
  it.each(runs.map(({ run }) => run).filter((run) => run !== 'outbox/publishFacts'))('%s', async (run) => {
    const handler = await handlerFor(run)
    const work = await worked[run]?.(handler)
    if (!work) throw new Error(`${run} has no work in this test`)
    const failed = await note(run, work)
    if (Array.isArray(failed)) expect(failed).toEqual([])
    setClock(morning)
  })
})

it('all of it is as the table beside this file says', async () => {
  const table = [`${line('function', 'requests', 'RCU', 'WCU')}  operations`, ...lines].join('\n')
  expect(lines).toHaveLength(catalogue.length + runs.length - 1)
  await expect(`${table}\n`).toMatchFileSnapshot('./endpoints.txt')
})
