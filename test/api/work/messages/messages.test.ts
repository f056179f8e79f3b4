import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { listPerson } from '../../../../functions/network/organizations/directoryTable.ts'
import { anyEntity, putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { batchSize } from '../../../../functions/work/messages/messageTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import type { Entity } from '../../../../shared/network/organizations/entity.ts'
import { mayWrite } from '../../../../shared/network/organizations/recipientGroup.ts'
import * as session from '../../../../shared/network/session/api.ts'
import type { MessageDraft, ReceivedRow } from '../../../../shared/work/messages/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { maxOffered } from '../../../../shared/work/messages/correspondent.ts'
import { copyId } from '../../../../shared/work/messages/message.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { agencyIds, ids, makeSmallTenant, people, person, userOf } from '../../../engine/smallTenant.ts'
import { isFull } from '../../../engine/tier.ts'

/** Messages over the real handlers and the embedded table: written once, read once, deleted by one. */

const [first, second, third] = people.agencies
const minutes = (count: number) => new Date(morning.getTime() + count * 60_000)

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterEach(() => void vi.restoreAllMocks())
afterAll(() => void vi.useRealTimers())

const write = (from: Caller, to: readonly Caller[], more: Partial<MessageDraft> = {}, key?: string) =>
  call(
    messages.sendMessage,
    from,
    { Subject: 'Pickup', Body: 'See you at nine.', RecipientUserIDs: to.map(({ UserID }) => UserID), ...more },
    key ? { headers: { 'idempotency-key': key } } : {},
  )
async function sent(from: Caller, to: readonly Caller[], more: Partial<MessageDraft> = {}): Promise<number> {
  const { answer, body } = await write(from, to, more)
  if (!answer.Value) throw new Error(`Not sent: ${body}`)
  return answer.Value.ID
}
type Filter = Input<typeof messages.getSentGrid>
const inbox = async (of: Caller, filter: Filter = {}) =>
  (await call(messages.getReceivedGrid, of, filter)).answer.Value?.rows ?? []
const outbox = async (of: Caller, filter: Filter = {}) =>
  (await call(messages.getSentGrid, of, filter)).answer.Value?.rows ?? []
const openCopy = (of: Caller, id: number) => call(messages.getMessageByRecipientId, of, { id })
const removeCopy = (of: Caller, id: number) => call(messages.removeMessage, of, { id })
const asSent = async (of: Caller, id: number) => (await call(messages.getMessage, of, { id })).answer.Value
const badge = async (of: Caller) => (await call(session.getSession, of, {})).answer.Value?.MessageCount
const subjects = (rows: readonly ReceivedRow[]) => rows.map(({ UserMessage }) => UserMessage.Subject)

/** Somebody nobody has written to yet. */
let made = 0
async function newcomer(EntityID: number = agencyIds[0]): Promise<Caller> {
  made += 1
  const UserID = 5000 + made
  const caller = { ...person('agency', EntityID, [ids.foodBank]), UserID, Subject: `newcomer-${UserID}` }
  const entity = (await anyEntity(EntityID)) as Entity
  const user = userOf(caller)
  await table.commit([...putUser(user), ...listPerson(user, () => entity)])
  return caller
}

describe('writing', () => {
  it('gives everyone a copy of their own, whose ID names the message', async () => {
    const id = await sent(people.foodBank, [first, second], {
      Subject: 'Closed on Friday',
      classification: 'announcement',
    })
    const [row] = await inbox(second)
    expect(row).toEqual({
      ID: copyId(id, 2),
      MessageViewedTime: null,
      UserMessage: {
        ID: id,
        SendDate: morning.toISOString(),
        Subject: 'Closed on Friday',
        classification: 'announcement',
        Sender: { UserID: 100, UserName: 'foodbankuser10@example.org', Name: 'Person 100', EntityName: 'Food Bank 10' },
      },
    })
    expect((await inbox(first))[0]?.ID).toBe(copyId(id, 1))
    expect(subjects(await inbox(third))).not.toContain('Closed on Friday')
  })

  it('keeps line breaks and marks as they were typed, and tells nobody of the other recipients', async () => {
    const Body = 'First line\nSecond <b>line</b>\n<script>alert(1)</script> & "more"'
    const id = await sent(people.foodBank, [first, second], { Body })
    const { answer, body } = await openCopy(first, copyId(id, 1))
    expect(answer.Value?.UserMessage.Body).toBe(Body)
    expect(body).not.toContain(second.UserName)
  })

  it('happens once under one key, however often it is sent', async () => {
    const reader = await newcomer()
    const answers = await Promise.all([1, 2, 3].map(() => write(people.foodBank, [reader], {}, 'the-same-key')))
    const again = await write(people.foodBank, [reader], {}, 'the-same-key')
    expect(new Set([...answers, again].map(({ body }) => body)).size).toBe(1)
    expect(await inbox(reader)).toHaveLength(1)
  })

  it('is repeated while others write to the same person', async () => {
    const reader = await newcomer()
    // No waiting between the tries.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    let conflicts = 39
    const client = DynamoDBDocumentClient.prototype
    const send = client.send as (command: object) => Promise<unknown>
    const busy = vi.spyOn(client, 'send').mockImplementation(async function (this: unknown, command: object) {
      if (!(command instanceof TransactWriteCommand) || conflicts-- <= 0) return send.call(this, command)
      const CancellationReasons = [{ Code: 'TransactionConflict' }]
      throw new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons })
    } as never)
    await sent(people.foodBank, [reader])
    expect(busy.mock.calls.filter(([command]) => command instanceof TransactWriteCommand)).toHaveLength(40)
    vi.restoreAllMocks()
    expect([(await inbox(reader)).length, await badge(reader)]).toEqual([1, 1])
  })

  it('reaches a batch of people in the transaction of the message, under an idempotency key too', async () => {
    const many: Caller[] = []
    for (let i = 0; i < batchSize; i++) many.push(await newcomer())
    const { answer: made } = await write(people.foodBank, many, {}, 'to-so-many-people')
    expect(made.Value).toMatchObject({ TotalRecipients: batchSize })
    expect((await asSent(people.foodBank, made.Value?.ID ?? 0))?.TotalRecipients).toBe(batchSize)
    for (const one of many) expect(await badge(one)).toBe(1)
    for (let i = batchSize; i < maxOffered; i++) await newcomer()
    const { answer: list } = await call(messages.listRecipients, people.foodBank, {})
    expect(list.Value).toHaveLength(maxOffered)
  })

  it('counts somebody who was named twice once', async () => {
    const id = await sent(people.foodBank, [first, first, second])
    expect((await asSent(people.foodBank, id))?.TotalRecipients).toBe(2)
  })

  it.each([
    ['nobody', { RecipientUserIDs: [] }, 'RecipientUserIDs'],
    ['without a subject', { Subject: '  ' }, 'Subject'],
    ['without a word', { Body: '\n\n' }, 'Body'],
    ['a subject of 201 characters', { Subject: 'x'.repeat(201) }, 'Subject'],
    ['a novel', { Body: 'x'.repeat(10_001) }, 'Body'],
    ['about nothing known', { classification: 'gossip' as 'general' }, 'classification'],
  ])('%s is malformed', async (_, more, field) => {
    const { status, answer } = await write(people.foodBank, [first], more)
    expect([status, answer.Message]).toEqual([400, expect.stringMatching(new RegExp(`^${field}: `))])
  })
})

describe('who may write to whom', () => {
  const everyone = Object.values(people)
    .flat()
    .filter(({ Role }) => Role !== 'customer')

  it('is held by the server as the rule says, for everyone and everyone', async () => {
    // `npm test` asks once for those who are of the same roles and may, or may not.
    const asked = new Set<string>()
    const entities = new Map<number, Entity>()
    for (const { EntityID } of everyone) entities.set(EntityID, (await anyEntity(EntityID)) as Entity)
    const organization = ({ EntityID }: Caller) => entities.get(EntityID) as Entity
    for (const from of everyone) {
      const allowed = everyone.filter((to) => to !== from && mayWrite(organization(from), organization(to)))
      for (const to of everyone) {
        const alike = `${from.Role} ${to.Role} ${allowed.includes(to)} ${to === from}`
        if (asked.has(alike) && !isFull) continue
        asked.add(alike)
        const { status, answer } = await write(from, [to])
        expect([status, answer.Successful], `${from.UserName} to ${to.UserName}`).toEqual([200, allowed.includes(to)])
      }
    }
  })

  it('refuses the whole message when one recipient is out of reach, in the writer’s language', async () => {
    const before = await outbox(first)
    const draft = { Subject: 'Hello', Body: 'Hello', RecipientUserIDs: [people.foodBank.UserID, second.UserID] }
    const { answer } = await call(messages.sendMessage, first, draft, { language: 'es' })
    expect(answer).toEqual({
      Successful: false,
      FailureReason: 'No puede escribir a una de estas personas. Elija de nuevo los destinatarios.',
    })
    expect(await outbox(first)).toEqual(before)
  })

  it('is offered by name, and found by name, user name and organization', async () => {
    const found = async (of: Caller, searchFilter?: string) =>
      (await call(messages.listRecipients, of, { searchFilter })).answer.Value?.map(({ UserID }) => UserID)
    expect(await found(people.otherAgency)).toEqual([people.otherFoodBank.UserID])
    expect(await found(people.store)).toEqual([people.foodBank.UserID, people.donor.UserID])
    expect(await found(people.foodBank, 'market 32')).toEqual([people.secondStore.UserID])
    expect(await found(people.foodBank, 'agency12@')).toEqual([second.UserID])
    expect(await found(people.foodBank, 'person 10 network')).toEqual([people.network.UserID])
    expect(await found(people.foodBank, 'nobody')).toEqual([])
  })

  it('leaves customers out', async () => {
    const neighbor = { ...person('customer', ids.foodBank), UserID: 7000, Subject: 'neighbor' }
    expect(listPerson(userOf(neighbor), () => undefined)).toEqual([])
    const entity = (await anyEntity(ids.foodBank)) as Entity
    expect(listPerson(userOf(neighbor), () => entity)).toEqual([])
  })
})

describe('reading', () => {
  it('is remembered and counted at the first opening, and never again', async () => {
    const reader = await newcomer()
    const id = await sent(people.foodBank, [reader, first], { Subject: 'Read me' })
    expect(await badge(reader)).toBe(1)
    setClock(minutes(5))
    const opening = await openCopy(reader, copyId(id, 1))
    expect(opening.answer.Value?.MessageViewedTime).toBe(minutes(5).toISOString())
    setClock(minutes(9))
    const later = await openCopy(reader, copyId(id, 1))
    expect(later.answer).toEqual(opening.answer)
    expect(await badge(reader)).toBe(0)
    expect((await inbox(reader))[0]?.MessageViewedTime).toBe(minutes(5).toISOString())
  })

  it('[msg-sent-counts] shows the sender how many recipients there are and how many have read', async () => {
    const [one, two] = [await newcomer(), await newcomer()]
    const id = await sent(people.foodBank, [one, two], { Subject: 'Counted' })
    const counts = async () => (await outbox(people.foodBank)).find((row) => row.ID === id)
    expect(await counts()).toMatchObject({
      TotalRecipients: 2,
      TotalRecipientsRead: 0,
      FirstRecipient: `Person ${one.UserID}`,
    })
    await openCopy(two, copyId(id, 2))
    expect(await counts()).toMatchObject({ TotalRecipients: 2, TotalRecipientsRead: 1 })
    const message = await asSent(people.foodBank, id)
    expect(message).toMatchObject({ TotalRecipients: 2, TotalRecipientsRead: 1 })
    expect(message?.UserMessageRecipients).toEqual([
      { ID: copyId(id, 1), MessageViewedTime: null, User1: expect.objectContaining({ UserID: one.UserID }) },
      {
        ID: copyId(id, 2),
        MessageViewedTime: morning.toISOString(),
        User1: expect.objectContaining({ UserID: two.UserID }),
      },
    ])
  })

  it('counts once when several windows open it at the same moment', async () => {
    const reader = await newcomer()
    const id = await sent(people.foodBank, [reader])
    const openings = await Promise.all(Array.from({ length: 6 }, () => openCopy(reader, copyId(id, 1))))
    expect(openings.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect((await outbox(people.foodBank)).find((row) => row.ID === id)?.TotalRecipientsRead).toBe(1)
  })

  it('counts everyone when all open it at the same moment', async () => {
    const readers: Caller[] = []
    for (let i = 0; i < 12; i++) readers.push(await newcomer())
    const id = await sent(people.foodBank, readers)
    await Promise.all(readers.map((reader, index) => openCopy(reader, copyId(id, index + 1))))
    expect((await outbox(people.foodBank)).find((row) => row.ID === id)?.TotalRecipientsRead).toBe(12)
  })
})

describe('deleting', () => {
  it('[message-delete-result] answers Successful and takes away that recipient’s copy alone', async () => {
    const [one, two] = [await newcomer(), await newcomer()]
    const id = await sent(people.foodBank, [one, two])
    expect((await removeCopy(one, copyId(id, 1))).answer).toEqual({ Successful: true, Value: null })
    expect([await inbox(one), await badge(one)]).toEqual([[], 0])
    expect([(await inbox(two)).length, await badge(two)]).toEqual([1, 1])
    expect((await asSent(people.foodBank, id))?.TotalRecipients).toBe(2)
    expect((await openCopy(one, copyId(id, 1))).status).toBe(404)
  })

  it('is no failure when it was deleted before', async () => {
    const reader = await newcomer()
    const id = await sent(people.foodBank, [reader])
    await removeCopy(reader, copyId(id, 1))
    expect((await removeCopy(reader, copyId(id, 1))).answer.Successful).toBe(true)
  })

  it('keeps for the sender that it was read', async () => {
    const reader = await newcomer()
    const id = await sent(people.foodBank, [reader])
    await openCopy(reader, copyId(id, 1))
    await removeCopy(reader, copyId(id, 1))
    expect(await badge(reader)).toBe(0)
    expect((await asSent(people.foodBank, id))?.TotalRecipientsRead).toBe(1)
  })

  it('and opening at the same moment leave it deleted, and the counts true', async () => {
    const reader = await newcomer()
    const id = await sent(people.foodBank, [reader])
    await Promise.all([openCopy(reader, copyId(id, 1)), removeCopy(reader, copyId(id, 1))])
    expect([await inbox(reader), await badge(reader)]).toEqual([[], 0])
    const line = (await outbox(people.foodBank)).find((row) => row.ID === id)
    expect(line?.TotalRecipientsRead).toBe((await asSent(people.foodBank, id))?.TotalRecipientsRead)
  })

  it('is only for the holder: not for the sender, not for another recipient', async () => {
    const reader = await newcomer()
    const id = await sent(people.foodBank, [reader, first])
    for (const other of [people.foodBank, first, people.network])
      expect((await removeCopy(other, copyId(id, 1))).status).toBe(404)
    expect(await inbox(reader)).toHaveLength(1)
  })
})

describe('the grids', () => {
  let reader: Caller
  beforeAll(async () => {
    reader = await newcomer()
    const write = async (after: number, Subject: string, more: Partial<MessageDraft> = {}) => {
      setClock(minutes(after))
      await sent(people.foodBank, [reader], { Subject, ...more })
    }
    await write(-24 * 60, 'Yesterday')
    await write(0, 'Receipt missing', { classification: 'receipt' })
    await write(1, 'Bread tomorrow', { classification: 'donation' })
    await write(14 * 60, 'Late tonight', { classification: 'donation' })
  })
  const listed = async (filter: Filter = {}) => subjects(await inbox(reader, filter))
  const zone = 'America/New_York'

  it('are newest first, received and sent alike', async () => {
    const all = ['Late tonight', 'Bread tomorrow', 'Receipt missing', 'Yesterday']
    expect(await listed()).toEqual(all)
    const own = (await outbox(people.foodBank, { rows: 100 })).filter((row) => all.includes(row.Subject))
    expect(own.map((row) => row.Subject)).toEqual(all)
  })

  it.each([
    [
      { dateStartFilter: '2026-11-20 00:00:00', dateEndFilter: '2026-11-20 23:59:59' },
      ['Bread tomorrow', 'Receipt missing'],
    ],
    [{ dateStartFilter: '2026-11-21 00:00:00' }, ['Late tonight']],
    [{ dateEndFilter: '2026-11-19 23:59:59' }, ['Yesterday']],
    [{ dateStartFilter: '2026-11-20 10:00:01', dateEndFilter: '2026-11-20 10:01:00' }, ['Bread tomorrow']],
    [{ dateStartFilter: '2026-11-20 10:00:00', dateEndFilter: '2026-11-20 10:00:00' }, ['Receipt missing']],
  ])('keep to %o on the viewer’s clock', async (range, found) => {
    expect(await listed({ ...range, zone })).toEqual(found)
  })

  it('read days without a zone in UTC', async () => {
    expect(await listed({ dateStartFilter: '2026-11-21 05:00:00' })).toEqual(['Late tonight'])
    expect(await listed({ dateStartFilter: '2026-11-21 05:00:00', zone })).toEqual([])
  })

  it.each([
    [{ searchFilter: 'bread' }, ['Bread tomorrow']],
    [{ searchFilter: 'food bank missing' }, ['Receipt missing']],
    [{ searchFilter: 'person 100 yester' }, ['Yesterday']],
    [{ searchFilter: 'cheese' }, []],
    [{ classification: 'donation' as const }, ['Late tonight', 'Bread tomorrow']],
    [{ classification: 'donation' as const, searchFilter: 'bread' }, ['Bread tomorrow']],
  ])('are searched by %o', async (filter, found) => expect(await listed(filter)).toEqual(found))

  it.each([
    ['dateStartFilter', { dateStartFilter: '2026-11-20' }],
    ['dateEndFilter', { dateEndFilter: '2026-02-30 00:00:00' }],
    ['dateStartFilter', { dateStartFilter: '2026-11-21 00:00:00', dateEndFilter: '2026-11-20 00:00:00' }],
    ['classification', { classification: 'gossip' as 'general' }],
    ['cursor', { cursor: 'e30' }],
  ])('refuse a malformed %s', async (field, filter) => {
    for (const grid of [messages.getReceivedGrid, messages.getSentGrid]) {
      const { status, answer } = await call(grid, reader, filter as Filter)
      expect([status, answer.Message]).toEqual([400, expect.stringMatching(new RegExp(`^${field}: `))])
    }
  })

  it('turn page by page, each row once, with at most the rows asked for', async () => {
    const many = await newcomer()
    for (let i = 0; i < 110; i++) {
      setClock(minutes(i))
      await sent(people.foodBank, [many], { Subject: `Note ${i}`, classification: i % 2 ? 'receipt' : 'general' })
    }
    for (const filter of [{ rows: 40 }, { rows: 40, searchFilter: 'note' }, { classification: 'receipt' as const }]) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { Value } = (await call(messages.getReceivedGrid, many, { ...filter, cursor })).answer
        expect(Value?.rows.length).toBeLessThanOrEqual(filter.rows ?? 25)
        seen.push(...subjects(Value?.rows ?? []))
        cursor = Value?.cursor
      } while (cursor)
      expect(seen).toEqual([...new Set(seen)])
      expect(seen).toHaveLength('classification' in filter ? 55 : 110)
    }
  })
})
