import { createHash } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../shared/access.ts'
import { catalogue } from '../../shared/api/catalogue.ts'
import { call } from '../engine/call.ts'
import { inputs } from './inputs.ts'
import { callers, makeTargets, makeWideWorld, morning, reaches, setClock, type Target } from './scene.ts'

/** Every endpoint, for every role, on everybody's things: what the catalogue does not allow is denied and leaves no trace. */

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))

/** Fields come in any order from the engine. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value).sort() : value

/** A fingerprint of all that is stored. */
async function tableHash(): Promise<string> {
  const items: string[] = []
  let start: Record<string, unknown> | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: process.env.TABLE_NAME, ...(start ? { ExclusiveStartKey: start } : {}) }),
    )
    items.push(...(page.Items ?? []).map((item) => JSON.stringify(item, inOrder)))
    start = page.LastEvaluatedKey
  } while (start)
  return createHash('sha256').update(items.sort().join('\n')).digest('hex')
}

type Endpoint = (typeof catalogue)[number]
const rowOf = ({ id }: Endpoint) => {
  const row = inputs[id]
  if (!row) throw new Error(`${id} has no row in test/api/inputs.ts`)
  return row
}
const isAllowed = (endpoint: Endpoint, caller: Caller, target: Target) => {
  const role = endpoint.roles === 'anyone' || (Array.isArray(endpoint.roles) && endpoint.roles.includes(caller.Role))
  if (!role) return false
  if (endpoint.resource === 'self' || endpoint.resource === 'tenant') return true
  return rowOf(endpoint).allows?.(caller, target) ?? reaches(caller, target)
}
/** 403 for a role that may never, 404 for a thing that is not the caller's. */
const denial = (endpoint: Endpoint, caller: Caller) =>
  Array.isArray(endpoint.roles) && !endpoint.roles.includes(caller.Role) ? 403 : 404

const ask = (endpoint: Endpoint, caller: Caller | undefined, target: Target) =>
  call(endpoint, caller, rowOf(endpoint).input(target, caller ?? (callers[0] as Caller)) as never)

const name = (caller: Caller, target: Target) => `${caller.Role} on ${target.name}`

it('has an input for every endpoint, and for no other', () => {
  const known = catalogue.map((endpoint) => endpoint.id)
  const missing = known.filter((id) => !inputs[id])
  expect(missing, 'Add a row for each of these to test/api/inputs.ts: how it is called on a target').toEqual([])
  expect(Object.keys(inputs).filter((id) => !known.includes(id))).toEqual([])
})

let targets: Target[] = []
beforeAll(async () => {
  setClock(morning)
  await makeWideWorld()
  targets = await makeTargets()
})
afterAll(() => void vi.useRealTimers())

describe.each(catalogue.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  afterAll(async () => {
    if (endpoint.mutates) targets = await makeTargets()
  })

  it('answers 401 to an unknown caller', async () => {
    for (const target of targets) expect((await ask(endpoint, undefined, target)).status).toBe(401)
  })

  it('denies what is not allowed, and nothing is changed by trying', async () => {
    const before = await tableHash()
    const wrong: string[] = []
    for (const caller of callers)
      for (const target of targets.filter((one) => !isAllowed(endpoint, caller, one))) {
        const { status, answer } = await ask(endpoint, caller, target)
        if (status !== denial(endpoint, caller) || answer.Successful || 'Value' in answer)
          wrong.push(`${name(caller, target)}: ${status}`)
      }
    expect(wrong).toEqual([])
    expect(await tableHash()).toBe(before)
  })

  it('answers what is allowed, and names nothing that the caller cannot reach', async () => {
    const wrong: string[] = []
    for (const caller of callers)
      for (const target of targets.filter((one) => isAllowed(endpoint, caller, one))) {
        const { status, body } = await ask(endpoint, caller, target)
        if (status !== 200) wrong.push(`${name(caller, target)}: ${status} ${body}`)
        const foreign = targets.filter((one) => !reaches(caller, one)).flatMap((one) => one.codes)
        for (const code of foreign) if (body.includes(code)) wrong.push(`${name(caller, target)} reads ${code}`)
      }
    expect(wrong).toEqual([])
  })
})
