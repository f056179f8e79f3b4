import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import { jobStore } from '../../../../functions/core/jobMachine/jobTable.ts'
import { type Ses, startSes } from '../../../../functions/core/mail/ses.fixture.ts'
import { client } from '../../../../functions/core/table/client.ts'
import { entityKeys } from '../../../../functions/core/table/keys/entities.ts'
import { messageKeys } from '../../../../functions/core/table/keys/messages.ts'
import { eventPrefix, type Key } from '../../../../functions/core/table/shape.ts'
import { table } from '../../../../functions/core/table/table.ts'
import type { Write } from '../../../../functions/core/table/write.ts'
import { PersonBadges } from '../../../../functions/network/session/badgeTable.ts'
import { handler as runJob } from '../../../../functions/work/jobs/runJob.ts'
import { messageJob } from '../../../../functions/work/messages/messageJob.ts'
import { batchSize, messageWrites, storeWaiting } from '../../../../functions/work/messages/messageTable.ts'
import { handler as onMessageQueued } from '../../../../functions/work/messages/onMessageQueued.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import type { Job } from '../../../../shared/work/jobs/job.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { copyId } from '../../../../shared/work/messages/message.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { queuedBefore } from '../../../engine/messagesToMany.ts'
import { ids, makeSmallTenant, people, person, userOf } from '../../../engine/smallTenant.ts'
import { isFull } from '../../../engine/tier.ts'

/** Messages to more people than one transaction reaches: groups, copies written by a job, and e-mail copies. */

type Worker = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>
let ses: Ses
let onCopiesDelivered: Worker
let onJobEnded: Worker

/** Waits for SES are skipped. */
vi.mock('../../../../functions/core/pause.ts', () => ({ pause: async () => undefined }))

beforeAll(async () => {
  ses = await startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  await makeSmallTenant()
  onCopiesDelivered = (await import('../../../../functions/work/messages/onCopiesDelivered.ts')).handler
  onJobEnded = (await import('../../../../functions/work/jobs/onJobEnded.ts')).handler
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

/** The job that delivers a message, as its sender sees it. */
async function jobOf(id: number): Promise<Job> {
  const { Value = [] } = (await call(jobs.listJobs, sender, {})).answer
  const found = Value.filter(({ Parameters }) => 'messageId' in Parameters && Parameters.messageId === id)
  expect(found).toHaveLength(1)
  return found[0] as Job
}
const jobEvents = async (id: number) => (await jobStore.loadWithTimeline((await jobOf(id)).ID))?.events ?? []
/** A worker takes the message's job; answers how many of its queue's messages come again. */
async function fanOut(id: number, asked?: readonly Event[]): Promise<number> {
  const events = asked ?? (await jobEvents(id))
  return deliver(runJob, events.filter(({ Type }) => ['JobRequested', 'JobContinued'].includes(Type)).slice(-1))
}
/** A worker that is killed after so many transactions. */
async function killedAfter(transactions: number, id: number): Promise<void> {
  const killed = vi.spyOn(client, 'send').mockImplementation(failAfter(transactions))
  expect(await fanOut(id)).toBe(1)
  killed.mockRestore()
}
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

const jobCount = async () => (await call(jobs.listJobs, sender, {})).answer.Value?.length ?? 0
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
  it('reaches everyone in it once, by batches of a job', async () => {
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
    // The job is begun, and one batch is written.
    await killedAfter(2, id)
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

  it('reaches 1,000 people once each, though workers are killed between batches and two work at once', {
    timeout: 120_000,
  }, async () => {
    const all = await readers(999)
    const id = await sendToAgencies()
    expect(await jobOf(id)).toMatchObject({ State: 'queued', Done: 0, Total: null })
    // Begun, three batches.
    await killedAfter(1 + 3, id)
    expect(await recipientsOf(id)).toHaveLength(3 * batchSize)
    expect(await jobOf(id)).toMatchObject({ State: 'running', Done: 0, Total: null })
    // Begun again, the two batches that the step lacked, the step, and two batches of the next.
    await killedAfter(1 + 2 + 1 + 2, id)
    expect(await recipientsOf(id)).toHaveLength(7 * batchSize)
    expect(await jobOf(id)).toMatchObject({ State: 'running', Done: 5 * batchSize, Total: 1000 })
    await twoAtOnce(id)
    expect(await fanOut(id)).toBe(0)
    expect(await jobOf(id)).toMatchObject({ State: 'done', Done: 1000, Total: 1000, FileName: null, Expires: null })
    const reached = await recipientsOf(id)
    expect([reached.length, new Set(reached).size]).toEqual([1000, 1000])
    expect(await badges(all)).toEqual(ones(all.length))
    expect(await eventsOf(id, 'CopiesDelivered')).toHaveLength(21)
  })

  it('is one message when its answer was lost and it is sent again', async () => {
    await readers(batchSize + 10)
    const before = await sentCount()
    const jobsBefore = await jobCount()
    const [one, two] = await Promise.all([sendToAgencies('the-same'), sendToAgencies('the-same')])
    expect(await sendToAgencies('the-same')).toBe(one)
    expect(two).toBe(one)
    expect(await sentCount()).toBe(before + 1)
    expect(await jobCount()).toBe(jobsBefore + 1)
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
    const jobsBefore = await jobCount()
    const failing = vi.spyOn(client, 'send').mockImplementation(failAfter(1))
    expect((await call(messages.sendMessage, sender, { ...draft, RecipientGroups: ['agencies'] })).status).toBe(500)
    failing.mockRestore()
    expect(await sentCount()).toBe(before)
    expect(await jobCount()).toBe(jobsBefore)
  })
})

/** One worker begins while the other is about to write the first batch of its step. */
async function twoAtOnce(id: number): Promise<void> {
  const { step } = messageJob
  let second: Promise<number> | undefined
  vi.spyOn(messageJob, 'step').mockImplementationOnce((...asked) => {
    second = fanOut(id)
    return step(...asked)
  })
  await fanOut(id)
  await second
}

describe('what was sent', () => {
  const admitted = (more: Partial<User> = {}) => table.commit([account(sender, more)])
  afterEach(() => admitted())
  const otherRole = { Role: 'agency', EntityID: 11, EntityName: 'Agency 11' } as const

  it.each([
    ['lost the role', () => admitted({ Roles: [otherRole], ActiveRole: otherRole })],
    ['was switched off', () => admitted({ IsDisabled: true })],
  ])('is delivered though its sender %s meanwhile', async (_, change) => {
    const all = await readers(batchSize + 1)
    const id = await sendToAgencies()
    const asked = await jobEvents(id)
    await change()
    expect(await fanOut(id, asked)).toBe(0)
    await admitted()
    expect(await recipientsOf(id)).toHaveLength(all.length + 1)
  })

  it('can neither be cancelled nor sent again by its job, and there is nothing to download', async () => {
    const all = await readers(batchSize + 1)
    const id = await sendToAgencies()
    const { ID } = await jobOf(id)
    const reasonOf = async (endpoint: typeof jobs.cancelJob | typeof jobs.repeatJob | typeof jobs.getJobFile) =>
      (await call(endpoint as typeof jobs.cancelJob, sender, { id: ID })).answer.FailureReason
    expect(await reasonOf(jobs.cancelJob)).toBe('This message was sent, so it can’t be cancelled.')
    expect(await fanOut(id)).toBe(0)
    expect(await recipientsOf(id)).toHaveLength(all.length + 1)
    expect(await reasonOf(jobs.repeatJob)).toBe('A message goes out once. Please write a new one.')
    expect(await reasonOf(jobs.getJobFile)).toBe('There is no file to download.')
  })

  it('is told to its sender when it is given up, and goes on when the operator sends its message back', async () => {
    await admitted()
    const all = await readers(5 * batchSize + 10)
    const id = await sendToAgencies()
    // The first step is saved, then nothing more can be written but that a worker begins.
    await killedAfter(7, id)
    for (let attempt = 1; attempt <= 4; attempt++) await killedAfter(1, id)
    expect(await fanOut(id)).toBe(1)
    const failed = (await jobEvents(id)).filter(({ Type }) => Type === 'JobFailed')
    expect(await jobOf(id)).toMatchObject({ State: 'failed', Done: 240, Total: 251 })
    expect([await deliver(onJobEnded, failed), await deliver(onJobEnded, failed)]).toEqual([0, 0])
    expect(ses.mails.map(({ subject }) => subject)).toEqual(['Message: Closed on Friday: not delivered to everyone'])
    expect(ses.mails[0]?.text).toContain(
      'So far it has reached 240 of 251 recipients. It was tried 4 times and failed each time.',
    )
    expect(await fanOut(id)).toBe(0)
    expect(await jobOf(id)).toMatchObject({ State: 'done', Done: 251, Reason: null })
    expect(await recipientsOf(id)).toHaveLength(all.length + 1)
    expect(await badges(all)).toEqual(ones(all.length))
    const finished = (await jobEvents(id)).filter(({ Type }) => Type === 'JobFinished')
    expect([finished.length, await deliver(onJobEnded, finished)]).toEqual([1, 0])
    expect(ses.mails).toHaveLength(1)
  })

  it('by the version before is delivered once to each', async () => {
    const all = await readers(batchSize + 1)
    const id = 900_000
    const { UserID, UserName, EntityID } = sender
    const Sender = { UserID, UserName, Name: 'Person 200', EntityName: 'Food Bank 20' }
    const head = { ID: id, SendDate: morning.toISOString(), ...draft, classification: 'general' as const, Sender }
    const recipients = all.map((one) => ({ ...Sender, UserID: one.UserID, Subject: one.Subject }))
    await storeWaiting(id, recipients, morning)
    await table.commit(
      messageWrites({ ...head, RecipientGroups: [], RecipientEntityNames: [] }, recipients, {
        by: sender,
        now: morning,
        EntityID,
      }),
    )
    const event = queuedBefore(id, EntityID)
    expect(await deliver(onMessageQueued, [event, event])).toBe(0)
    expect((await recipientsOf(id)).length).toBe(all.length)
    expect(await badges(all)).toEqual(ones(all.length))
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
