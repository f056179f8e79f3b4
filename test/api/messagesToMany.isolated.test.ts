import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Event } from '../../events/event.ts'
import { batchSize } from '../../functions/messages/messageTable.ts'
import { handler as onMessageQueued } from '../../functions/messages/onMessageQueued.ts'
import { type Ses, startSes } from '../../functions/notifications/ses.fixture.ts'
import { PersonBadges } from '../../functions/session/badgeTable.ts'
import { client } from '../../functions/table/client.ts'
import { entityKeys } from '../../functions/table/keys/entities.ts'
import { messageKeys } from '../../functions/table/keys/messages.ts'
import { eventPrefix, type Key } from '../../functions/table/shape.ts'
import { table } from '../../functions/table/table.ts'
import type { Write } from '../../functions/table/write.ts'
import type { Caller } from '../../shared/access.ts'
import * as messages from '../../shared/api/messages.ts'
import type { User } from '../../shared/entity/entity.ts'
import { copyId } from '../../shared/message/message.ts'
import { call } from '../engine/call.ts'
import { morning, setClock } from '../engine/clock.ts'
import { ids, makeSmallTenant, people, person, userOf } from '../engine/smallTenant.ts'
import { isFull } from '../engine/tier.ts'

/** Messages to more people than one transaction reaches: groups, copies written by the queue, and e-mail copies. */

type Worker = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>
let ses: Ses
let onCopiesDelivered: Worker

/** Waits for SES are skipped. */
vi.mock('../../functions/pause.ts', () => ({ pause: async () => undefined }))

beforeAll(async () => {
  ses = await startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  await makeSmallTenant()
  onCopiesDelivered = (await import('../../functions/notifications/onCopiesDelivered.ts')).handler
})
beforeEach(() => {
  setClock(morning)
  ses.mails.length = 0
  ses.answer = () => 'taken'
})
/** Each test has readers of its own. */
let made = 0
let listed: Key[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await inTransactions(listed.map((remove) => ({ remove })))
  listed = []
})
afterAll(async () => {
  vi.useRealTimers()
  await ses.stop()
})

async function inTransactions(writes: readonly Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += 100) await table.commit(writes.slice(start, start + 100))
}

/** Agency people of the other food bank, as the directory lists them. */
const reader = (index: number): Caller => {
  const UserID = 20_000 + index
  return { ...person('agency', 9000 + index, [ids.otherFoodBank]), UserID, Subject: `reader-${UserID}` }
}
async function readers(count: number): Promise<Caller[]> {
  const all = Array.from({ length: count }, () => reader(made++))
  listed = all.map(({ EntityID, UserID }) => messageKeys.member(ids.otherFoodBank, EntityID, UserID))
  await inTransactions(
    all.map(({ UserID, EntityID, Subject }) => {
      const Name = `Reader ${String(UserID).padStart(6, '0')}`
      const line = { UserID, UserName: `${Subject}@example.org`, Name, EntityName: `Pantry ${EntityID}` }
      return {
        put: {
          ...messageKeys.member(ids.otherFoodBank, EntityID, UserID),
          ...line,
          EntityID,
          EntityKind: 'agency',
          Subject,
        },
      }
    }),
  )
  return all
}
const account = (caller: Caller, more: Partial<User> = {}): Write => ({
  put: {
    ...entityKeys.user(caller.Subject),
    ...userOf(caller),
    EMailAddress: `${caller.Subject}@example.org`,
    ...more,
  },
})

/** The embedded engine takes a minute for 5,000. */
const many = isFull ? 5000 : 600
const sender = people.otherFoodBank
const draft = { Subject: 'Closed on Friday', Body: 'We are closed.\nSee you on Monday.', RecipientUserIDs: [] }
async function sendToAgencies(key?: string): Promise<number> {
  const options = key ? { headers: { 'idempotency-key': key } } : {}
  const { answer, body } = await call(
    messages.sendMessage,
    sender,
    { ...draft, RecipientGroups: ['agencies'] },
    options,
  )
  if (!answer.Value) throw new Error(`Not sent: ${body}`)
  return answer.Value.ID
}

async function eventsOf(id: number, type: string): Promise<Event[]> {
  const { pk } = messageKeys.message(id)
  const events = await table.all({ pk, from: eventPrefix, to: `${eventPrefix}~` }, Event)
  return events.filter(({ Type }) => Type === type)
}
async function deliver(worker: Worker, events: readonly Event[]): Promise<number> {
  const Records = events.map((event) => ({ messageId: event.ID, body: JSON.stringify({ detail: event }) }))
  return (await worker({ Records } as SQSEvent, {} as Context)).batchItemFailures.length
}
const fanOut = async (id: number) => deliver(onMessageQueued, await eventsOf(id, 'MessageQueued'))
const badge = async ({ UserID }: Caller) =>
  (await table.get(entityKeys.personBadges(UserID), PersonBadges))?.MessageCount
const badges = async (of: readonly Caller[]) => {
  const counts: (number | undefined)[] = []
  for (const one of of) counts.push(await badge(one))
  return counts
}
const ones = (count: number) => Array.from({ length: count }, () => 1)
const sentRow = async (id: number) =>
  (await call(messages.getSentGrid, sender, {})).answer.Value?.rows.find(({ ID }) => ID === id)

const sentCount = async () => (await call(messages.getSentGrid, sender, { rows: 100 })).answer.Value?.rows.length ?? 0

/** Each copy's recipient, page by page as the sender sees them. */
async function recipientsOf(id: number): Promise<number[]> {
  const found: number[] = []
  let cursor: string | undefined
  do {
    const { Value } = (await call(messages.getMessageRecipientsGrid, sender, { id, rows: 100, cursor })).answer
    found.push(...(Value?.rows ?? []).map(({ User1 }) => User1.UserID))
    cursor = Value?.cursor
  } while (cursor)
  return found
}

describe('a message to a group', () => {
  it('reaches everyone in it once, by batches of the queue', async () => {
    const all = await readers(2 * batchSize + 4)
    const id = await sendToAgencies()
    // The small tenant's own agency of this food bank is in the group, too.
    const total = all.length + 1
    expect(await sentRow(id)).toMatchObject({ TotalRecipients: total, RecipientGroups: ['agencies'] })
    expect(await recipientsOf(id)).toEqual([])
    expect(await fanOut(id)).toBe(0)
    const reached = await recipientsOf(id)
    expect(reached.toSorted((a, b) => a - b)).toEqual(
      [people.otherAgency, ...all].map(({ UserID }) => UserID).toSorted((a, b) => a - b),
    )
    expect(await badges(all)).toEqual(ones(all.length))
  })

  it('has exact counts while its copies are being written', async () => {
    const all = await readers(batchSize + 3)
    const id = await sendToAgencies()
    const half = vi.spyOn(client, 'send').mockImplementation(failAfter(1))
    expect(await fanOut(id)).toBe(1)
    half.mockRestore()
    const [firstReader] = (await recipientsOf(id)).map((userId) => all.find(({ UserID }) => UserID === userId))
    const reading = firstReader ?? people.otherAgency
    expect((await call(messages.getMessageByRecipientId, reading, { id: copyId(id, 1) })).status).toBe(200)
    const counts = { TotalRecipients: all.length + 1, TotalRecipientsRead: 1 }
    expect(await sentRow(id)).toMatchObject(counts)
    expect((await call(messages.getMessage, sender, { id })).answer.Value).toMatchObject(counts)
    expect(await fanOut(id)).toBe(0)
    expect(await sentRow(id)).toMatchObject(counts)
    expect(await recipientsOf(id)).toHaveLength(all.length + 1)
  })

  it('goes on where a killed worker stopped, and two workers at once write nothing twice', async () => {
    const all = await readers(3 * batchSize)
    const id = await sendToAgencies()
    const killed = vi.spyOn(client, 'send').mockImplementation(failAfter(2))
    expect(await fanOut(id)).toBe(1)
    killed.mockRestore()
    const soFar = await recipientsOf(id)
    expect(soFar).toHaveLength(2 * batchSize)
    expect(await Promise.all([fanOut(id), fanOut(id)])).toEqual([0, 0])
    expect(new Set(await recipientsOf(id)).size).toBe(all.length + 1)
    expect(await recipientsOf(id)).toHaveLength(all.length + 1)
    expect(await badges(all)).toEqual(ones(all.length))
    expect(await eventsOf(id, 'CopiesDelivered')).toHaveLength(4)
  })

  it('is one message when its answer was lost and it is sent again', async () => {
    await readers(batchSize + 10)
    const before = await sentCount()
    const [one, two] = await Promise.all([sendToAgencies('the-same'), sendToAgencies('the-same')])
    expect(await sendToAgencies('the-same')).toBe(one)
    expect(two).toBe(one)
    expect(await sentCount()).toBe(before + 1)
  })

  it('[selector-50-realtime] reaches thousands, while the selector offers 50 of them at once', {
    timeout: 120_000,
  }, async () => {
    const all = await readers(many)
    expect((await call(messages.listRecipients, sender, {})).answer.Value).toHaveLength(50)
    const { Groups } = (await call(messages.listAddressees, sender, {})).answer.Value ?? { Groups: [] }
    expect(Groups.find(({ Group }) => Group === 'agencies')?.TotalRecipients).toBe(many + 1)
    const id = await sendToAgencies()
    expect(await fanOut(id)).toBe(0)
    expect(new Set(await recipientsOf(id)).size).toBe(many + 1)
    expect(await badges([all[0] ?? sender, all[many - 1] ?? sender])).toEqual([1, 1])
  })

  it.each([
    ['a group of nobody', { RecipientGroups: ['colleagues' as const] }, 'There is nobody in what you chose.'],
    [
      'an organization out of reach',
      { RecipientEntityIDs: [ids.foodBank] },
      'You cannot write to one of these people.',
    ],
  ])('is refused for %s', async (_, to, reason) => {
    const { answer } = await call(messages.sendMessage, sender, { ...draft, ...to })
    expect([answer.Successful, answer.FailureReason]).toEqual([false, expect.stringContaining(reason)])
  })

  it('to an organization reaches its people alone', async () => {
    const [only] = await readers(3)
    const { answer } = await call(messages.sendMessage, sender, { ...draft, RecipientEntityIDs: [only?.EntityID ?? 0] })
    expect(answer.Value?.TotalRecipients).toBe(1)
    expect(await recipientsOf(answer.Value?.ID ?? 0)).toEqual([only?.UserID])
  })

  it('leaves nothing to be read when it could not be committed', async () => {
    await readers(batchSize + 1)
    const before = await sentCount()
    const failing = vi.spyOn(client, 'send').mockImplementation(failAfter(1))
    expect((await call(messages.sendMessage, sender, { ...draft, RecipientGroups: ['agencies'] })).status).toBe(500)
    failing.mockRestore()
    expect(await sentCount()).toBe(before)
  })
})

describe('e-mail copies', () => {
  const mailed = () => ses.mails.map(({ to }) => to).toSorted()

  it('go to those who want them, in their language, once, with a way to open the message', async () => {
    const [english, spanish, none, gone, opened] = await readers(5)
    if (!english || !spanish || !none || !gone || !opened) throw new Error('Too few')
    await table.commit([
      account(english),
      account(spanish, { Language: 'es' }),
      account(none, { Unsubscribed: ['messageReceived'] }),
      account(opened),
    ])
    const { answer } = await call(messages.sendMessage, sender, {
      ...draft,
      RecipientUserIDs: [english, spanish, none, gone, opened].map(({ UserID }) => UserID),
    })
    const id = answer.Value?.ID ?? 0
    await call(messages.getMessageByRecipientId, opened, { id: copyId(id, 5) })
    const events = await eventsOf(id, 'CopiesDelivered')
    // Delivered twice.
    expect([await deliver(onCopiesDelivered, events), await deliver(onCopiesDelivered, events)]).toEqual([0, 0])
    expect(mailed()).toEqual([english, spanish].map(({ Subject }) => `${Subject}@example.org`).toSorted())
    const [toEnglish, toSpanish] = [english, spanish].map(({ Subject }) =>
      ses.mails.find(({ to }) => to.startsWith(Subject)),
    )
    expect(toEnglish).toMatchObject({
      subject: 'Closed on Friday',
      unsubscribe: expect.stringContaining('messageReceived'),
    })
    expect(toEnglish?.text).toContain('See you on Monday.')
    expect(toEnglish?.text).toContain(`/Agency#/app/current/agency/messages/view?sent=false&id=${copyId(id, 1)}`)
    expect(toEnglish?.text).toContain('wrote to you')
    expect(toSpanish?.text).toContain('le escribió')
  })

  it('go on after SES throttles, and nobody gets two', async () => {
    const all = await readers(6)
    await table.commit(all.map((one) => account(one)))
    const { answer } = await call(messages.sendMessage, sender, {
      ...draft,
      RecipientUserIDs: all.map(({ UserID }) => UserID),
    })
    const events = await eventsOf(answer.Value?.ID ?? 0, 'CopiesDelivered')
    let taken = 0
    ses.answer = () => (++taken > 3 ? { status: 429, type: 'TooManyRequestsException' } : 'taken')
    expect(await deliver(onCopiesDelivered, events)).toBe(1)
    expect(ses.mails).toHaveLength(3)
    ses.answer = () => 'taken'
    expect(await deliver(onCopiesDelivered, events)).toBe(0)
    expect(mailed()).toEqual(all.map(({ Subject }) => `${Subject}@example.org`).toSorted())
  })
})

const send = client.send.bind(client) as (command: object) => Promise<unknown>

/** The client as it is for so many transactions; the next is never answered, as when a function is killed. */
function failAfter(transactions: number) {
  let left = transactions
  return (async (command: object) => {
    if (command instanceof TransactWriteCommand && left-- <= 0) throw new Error('killed')
    return send(command)
  }) as never
}
