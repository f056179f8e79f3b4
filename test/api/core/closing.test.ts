import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { handler as closeGaps } from '../../../functions/closeGaps.ts'
import { handler as sweepDue } from '../../../functions/core/timers/sweepDue.ts'
import { handler as settleDue } from '../../../functions/settleDue.ts'
import { AwsRefusal } from '../../../infra/operator/check/awsCli.ts'
import { countPeople } from '../../../infra/operator/check/people.ts'
import { holdQueues } from '../../../infra/operator/closing.ts'
import { tenantCommand } from '../../../infra/operator/tenantCommand.ts'
import * as invitations from '../../../shared/network/people/api.ts'
import { tenantClosed } from '../../../shared/refusals.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { liveOffers } from '../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { ApiError } from '../../../web/src/core/data/client.ts'
import { failureText } from '../../../web/src/core/data/failure.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { posted, stored } from '../../engine/donations.ts'
import { makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { tableHash } from '../../engine/stored.ts'

/** A closed tenant: nobody changes anything, jobs wait, and all goes on when it is opened. */

const [first] = people.agencies
const context = { getRemainingTimeInMillis: () => 30_000 } as never

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterEach(async () => void (await tenantCommand(['open'])))
afterAll(() => void vi.useRealTimers())

const decline = async (id: number, language?: string) => {
  const match = liveOffers(await stored(id)).find(({ Agency }) => Agency.ID === first.EntityID)
  return call(offers.declineMatch, first, { id: match?.ID ?? 0 }, language ? { language } : {})
}
const message = (body: unknown) => ({ Records: [{ messageId: 'm1', body: JSON.stringify(body) }] }) as never

describe('while a tenant is closed', () => {
  it('changes are refused with a sentence, and nothing is written; what is there can be looked at', async () => {
    const id = await posted()
    await tenantCommand(['close'])
    expect((await countPeople()).closedSince).toBe(new Date().toISOString())
    const before = await tableHash()
    const refused = await decline(id)
    expect(refused.status).toBe(503)
    expect(refused.answer).toMatchObject({ Successful: false, Message: tenantClosed.en })
    expect((await decline(id, 'es')).answer).toMatchObject({ Message: tenantClosed.es })
    // Some changes of the specification are GETs.
    const taken = await call(offers.removeMatch, people.foodBank, { id: id * 100 + 1 })
    expect(taken.status).toBe(503)
    const anybody = await call(invitations.acceptInvitation, undefined, { InvitationID: 1, Code: 'none' })
    expect(anybody.status).toBe(503)
    const seen = await call(donations.getTransaction, people.foodBank, { id })
    expect(seen.answer).toMatchObject({ Successful: true, Value: { ID: id } })
    expect(await tableHash()).toBe(before)

    await tenantCommand(['open'])
    expect((await decline(id)).answer.Successful).toBe(true)
    expect(await countPeople()).toMatchObject({ foodBanks: expect.any(Number), closedSince: undefined })
  })

  it('queues keep their messages, and schedules do nothing', async () => {
    const id = await posted()
    await tenantCommand(['close'])
    const before = await tableHash()
    expect(await settleDue(message({ kind: 'donation', id }), context)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm1' }],
    })
    expect(await sweepDue({}, context)).toEqual({ sent: 0 })
    expect(await closeGaps({}, context)).toEqual({ events: [], refused: [], timers: [] })
    expect(await tableHash()).toBe(before)

    await tenantCommand(['open'])
    expect(await settleDue(message({ kind: 'donation', id }), context)).toEqual({ batchItemFailures: [] })
  })

  it('screens show the sentence', () => {
    const text = (key: string) => key
    expect(failureText(new ApiError(503, tenantClosed.en), text as never, 'otherwise')).toBe(tenantClosed.en)
    expect(failureText(new ApiError(503, ''), text as never)).toBe('busy')
  })
})

describe('queues of a deployed tenant', () => {
  const mapping = (UUID: string, name: string, source = 'sqs:us-east-1:1:x') => ({
    UUID,
    FunctionArn: `arn:aws:lambda:us-east-1:1:function:${name}:live`,
    EventSourceArn: `arn:aws:${source}`,
  })
  const mappings = [
    mapping('a', 'river_people_onInvitationMade'),
    mapping('b', 'river_outbox_publishEvents', 'dynamodb:us-east-1:1:table/t/stream/1'),
    mapping('c', 'river-two_people_onInvitationMade'),
    mapping('d', 'river_timers_settleDue'),
  ]
  it('stop delivering and deliver again: this tenant’s, and not its stream', async () => {
    const asked: string[] = []
    const ask = async (service: string, operation: string, ...args: string[]) => {
      if (operation === 'list-event-source-mappings') return { EventSourceMappings: mappings }
      asked.push([service, operation, ...args].join(' '))
      return {}
    }
    expect(await holdQueues(ask, 'river', true)).toBe(2)
    expect(await holdQueues(ask, 'river', false)).toBe(2)
    expect(asked).toEqual([
      'lambda update-event-source-mapping --uuid a --no-enabled',
      'lambda update-event-source-mapping --uuid d --no-enabled',
      'lambda update-event-source-mapping --uuid a --enabled',
      'lambda update-event-source-mapping --uuid d --enabled',
    ])
  })

  it('that AWS does not stop are told; a tenant that is not known closes nothing', async () => {
    const ask = () => Promise.reject(new AwsRefusal('AccessDenied', 'not allowed'))
    await expect(holdQueues(ask, 'river', true)).rejects.toThrow('not allowed')
    await expect(tenantCommand(['close', '--tenant', 'nobody'])).rejects.toThrow("There is no tenant 'nobody'")
    const id = await posted()
    expect((await decline(id)).answer.Successful).toBe(true)
  })
})
