import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { SendEmailCommand } from '@aws-sdk/client-sesv2'
import { SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSes } from '../../functions/core/mail/ses.fixture.ts'
import { startLambda } from '../../functions/core/timers/lambda.fixture.ts'
import { entries } from '../../infra/entries.ts'
import { startTexts } from '../../infra/local/texts.ts'
import { keyMatches, tableKeysOf } from '../../infra/tableKeys.ts'
import type { Tenant } from '../../infra/tenant.ts'
import { startQueue, startRecordingBus } from '../api/core/endpoints.ts'
import { morning, setClock } from '../engine/clock.ts'
import { startImportBucket } from '../engine/importBucket.ts'
import { startTestPool } from '../engine/pool.ts'
import { makeWideWorld } from '../engine/targets.ts'
import { cloudOf, production, trial } from '../infra/cloud.ts'
import { allowedActions, deniedNeeds, isAllowed, type Need, needsOf } from '../infra/policies.ts'
import { addresses, done } from './everyFunction/asking.ts'
import { doEverything } from './everyFunction.ts'
import { type Recorded, recordCalls, sharedByCommands } from './recorder.ts'

/**
 * Every function does its work over the embedded engine while each of its calls is written down; then the calls are held
 * against the policy that the function has in its synthesized template.
 */

const clouds = [trial, production]
const calls: Recorded[] = recordCalls()
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  const [queue, bus, ses] = [await startQueue(), await startRecordingBus(), await startSes()]
  const pool = await startTestPool()
  const bucket = await startImportBucket()
  const texts = await startTexts()
  const lambda = await startLambda()
  stops.push(queue.stop, bus.stop, ses.stop, pool.stop, bucket.stop, texts.stop, lambda.stop)
  process.env.AWS_ENDPOINT_URL_SNS = texts.endpoint
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  process.env.AWS_ENDPOINT_URL_LAMBDA = lambda.endpoint
  process.env.WARM = JSON.stringify(trial.warm)
  process.env.AWS_LAMBDA_FUNCTION_NAME = `${trial.id}_timers_keepWarm`
  for (const tenant of clouds) cloudOf(tenant)
  setClock(morning)
  await makeWideWorld()
  await doEverything(queue, pool, bucket)
  for (const { by, command, key } of addresses) calls.push({ by, command, input: { Key: key } })
}, 900_000)
afterAll(async () => {
  vi.useRealTimers()
  for (const stop of stops) await stop()
})

const of = (entry: string) => calls.filter(({ by }) => by === entry)
const nameOf = (tenant: { id: string }, entry: string) => `${tenant.id}_${entry.replace('/', '_')}`
/** Mail goes out as the tenant's own sender, and the functions that are called are its own. */
const ownCall = (tenant: Tenant, call: Recorded): Recorded => {
  if (call.command === 'SendEmail') return { ...call, input: { FromEmailAddress: tenant.mail.from } }
  if (call.command !== 'Invoke') return call
  return { ...call, input: { FunctionName: String(call.input.FunctionName).replace(trial.id, tenant.id) } }
}
const text = ({ action, resource, key = '' }: Need) => `${action} on ${resource} ${key}`.trim()

describe('the recorder of SDK calls', () => {
  it('patches the class that the commands of all clients share', () => {
    for (const command of [PutEventsCommand, SendEmailCommand, SendMessageBatchCommand])
      expect(sharedByCommands(command)).toBe(sharedByCommands())
  })

  it('records a call that fails before it is sent', async () => {
    const before = calls.length
    const client = new EventBridgeClient({ endpoint: 'http://127.0.0.1:9', maxAttempts: 1 })
    await expect(client.send(new PutEventsCommand({ Entries: [] }))).rejects.toThrow()
    expect(calls.slice(before)).toEqual([{ by: undefined, command: 'PutEvents', input: { Entries: [] } }])
  })
})

describe('each function', () => {
  it('ran successfully at least once', () => {
    expect(entries().filter((entry) => !done.get(entry))).toEqual([])
  })

  it('made an AWS call, except the check from outside, which calls the app', () => {
    expect(entries().filter((entry) => of(entry).length === 0)).toEqual(['session/checkFromOutside'])
  })

  it.each(entries())('%s calls only what its policy allows', (entry) => {
    for (const tenant of clouds) {
      const own = of(entry).map((call) => ownCall(tenant, call))
      expect([...new Set(deniedNeeds(cloudOf(tenant), nameOf(tenant, entry), own).map(text))], tenant.id).toEqual([])
    }
  })
})

/** Kinds of calls that a policy allows and that the function was not seen to make. */
function unused(entry: string): string[] {
  const needs = of(entry).flatMap(needsOf)
  return allowedActions(cloudOf(trial), nameOf(trial, entry)).flatMap(({ actions, resources }) =>
    actions
      .filter((action) => !/^logs:|Stream|Records|ShardIterator|sqs:(Receive|Delete|Change|GetQueue)/.test(action))
      .flatMap((action) => {
        const isUsed = needs.some(
          (need) => need.action === action && isAllowed([{ actions: [action], resources }], need),
        )
        return isUsed ? [] : [action]
      }),
  )
}

it('annotates the run with actions that are granted and were not used', async ({ annotate }) => {
  const byAction = Map.groupBy(
    entries().flatMap((entry) => unused(entry).map((action) => ({ entry, action }))),
    ({ action }) => action,
  )
  for (const [action, list] of byAction)
    await annotate(
      `${action} is granted and was not used by ${list.length}: ${list.map(({ entry }) => entry).join(', ')}`,
    )
  for (const entry of entries()) {
    const keys = of(entry).flatMap((call) => needsOf(call).flatMap(({ key }) => key ?? []))
    const never = tableKeysOf([entry]).allowed.filter((pattern) => !keys.some((key) => keyMatches(pattern, key)))
    if (never.length > 0) await annotate(`${entry} may use keys that it was not seen to use: ${never.join(', ')}`)
  }
  await annotate(`${calls.length} calls of ${new Set(calls.map(({ by }) => by)).size} functions were recorded`)
})
