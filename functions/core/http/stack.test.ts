import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import { type AnyEndpoint, area } from '../../../shared/core/schema/endpoint.ts'
import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { eventOf } from '../../../test/engine/call.ts'
import { ensureStored } from '../../../test/engine/storedCaller.ts'
import { byId } from '../../rescue/donations/donationTable.ts'
import { log } from '../log.ts'
import type { HttpEvent } from './context.ts'
import { endpoint, endpointOn, HttpFault, type Loader } from './http.ts'

const { get, post } = area('shelves')
const shelf = { ID: 7, FoodBankID: 10 }
const value = z.object({ ID: z.int() })
const params = { id: z.coerce.number() }
const getShelf = get('getShelf', '/api/shelf/{id}', {
  summary: 'A shelf',
  roles: ['foodbankadmin'],
  resource: 'foodBank',
  params,
  value,
})
const addShelf = post('addShelf', '/api/shelf', {
  summary: 'Add',
  roles: 'anyone',
  resource: 'self',
  body: z.strictObject({ Name: z.string() }),
  value,
})

const caller: Caller = {
  Subject: 's',
  UserID: 1,
  UserName: 'ann',
  Role: 'foodbankadmin',
  EntityID: 10,
  FoodBankIDs: [10],
  CustomerID: null,
}

const byShelfId: Loader<'foodBank', { id: number }, typeof shelf> = {
  kind: 'foodBank',
  load: async ({ input }) => (input.id === shelf.ID ? shelf : undefined),
  owner: ({ FoodBankID }) => ({ FoodBankID }),
}

/** The HTTP result for API Gateway. */
async function answerOf(handler: unknown, request: Omit<Parameters<typeof eventOf>[0], 'endpoint'>) {
  const invoke = handler as (event: HttpEvent, context: unknown) => Promise<{ statusCode: number; body: string }>
  if (request.caller) await ensureStored(request.caller)
  const { statusCode, body } = await invoke(eventOf({ endpoint: getShelf, ...request }), {})
  return { status: statusCode, ...(JSON.parse(body) as object) }
}

describe('the stack of an endpoint', () => {
  const run = vi.fn(async ({ resource }: { resource: typeof shelf }) => resource)
  const handler = endpointOn(getShelf, byShelfId, run)
  const path = { id: '7' }

  it('gives the endpoint the caller, the input and the resource', async () => {
    expect(await answerOf(handler, { caller, path })).toEqual({ status: 200, Successful: true, Value: { ID: 7 } })
    expect(run).toHaveBeenLastCalledWith(expect.objectContaining({ caller, input: { id: 7 }, resource: shelf }))
  })

  it.each([
    ['nobody', { caller: undefined, path }, 401],
    ['another role, whatever the input', { caller: { ...caller, Role: 'agency' as const }, path: { id: 'x' } }, 403],
    ['unreadable input', { caller, path: { id: 'x' } }, 400],
    ['an absent resource', { caller, path: { id: '8' } }, 404],
    ['a resource of another', { caller: { ...caller, EntityID: 11 }, path }, 404],
  ])('never runs the endpoint for %s', async (_, request, status) => {
    run.mockClear()
    expect(await answerOf(handler, request)).toMatchObject({ status })
    expect(run).not.toHaveBeenCalled()
  })

  it.each([
    ['a fault', new HttpFault(410, 'Gone.'), 410, 'Gone.'],
    ['an unknown error', new Error('spilled'), 500, 'Something went wrong. Please try again later. (local)'],
  ])('answers %s of the endpoint', async (_, error, status, Message) => {
    const failing = endpoint(addShelf, () => Promise.reject(error))
    const answer = await answerOf(failing, { caller, body: '{"Name":"Top"}' })
    expect(answer).toEqual({ status, Successful: false, Message })
  })

  it('logs each call once: answered, refused and failed', async () => {
    const lines: string[] = []
    log.setLogLevel('INFO')
    const write = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0),
    )
    onTestFinished(() => {
      log.setLogLevel('SILENT')
      for (const spy of write) spy.mockRestore()
    })
    await answerOf(handler, { caller, path })
    await answerOf(handler, { caller, path: { id: '8' } })
    await answerOf(
      endpoint(addShelf, () => Promise.reject(new Error('spilled'))),
      { caller, body: '{"Name":"Top"}' },
    )
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'INFO', message: 'answered', endpoint: 'getShelf', request: 'local', status: 200 },
      { level: 'INFO', message: 'refused', endpoint: 'getShelf', status: 404 },
      { level: 'ERROR', message: 'failed', endpoint: 'addShelf', status: 500, error: { message: 'spilled' } },
    ])
  })
})

describe('a loader', () => {
  it('is taken only by an endpoint whose catalogue entry names its kind of resource', () => {
    type LoaderFor<E extends Pick<AnyEndpoint, 'resource'>> = Parameters<
      typeof endpointOn<{ id: number }, unknown, E['resource'], Donation>
    >[1]
    expectTypeOf(byId).toExtend<LoaderFor<typeof receipts.loadReceipt>>()
    expectTypeOf(byId).not.toExtend<LoaderFor<typeof receipts.getReceipt>>()
    expectTypeOf(receipts.getReceipt).not.toExtend<Parameters<typeof endpoint<{ id: number }, unknown>>[0]>()
  })
})
