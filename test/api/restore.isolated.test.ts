import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { userBySubject } from '../../functions/entities/entityTable.ts'
import { startSes } from '../../functions/notifications/ses.fixture.ts'
import { counterKey } from '../../functions/table/ids.ts'
import { unpublished } from '../../functions/table/outbox.ts'
import { timersUntil } from '../../functions/table/timers.ts'
import { createTable } from '../../infra/local/createTable.ts'
import { startPool } from '../../infra/local/pool.ts'
import { StreamReader } from '../../infra/local/stream.ts'
import { tenantCommand } from '../../infra/local/tenantCommand.ts'
import * as offers from '../../shared/api/offers.ts'
import { liveOffers } from '../../shared/donation/donation.ts'
import { call } from '../engine/call.ts'
import { morning, setClock } from '../engine/clock.ts'
import { posted, stored } from '../engine/donations.ts'
import { startImportBucket } from '../engine/importBucket.ts'
import { startTestPool, type TestPool } from '../engine/pool.ts'
import { makeSmallTenant, people } from '../engine/smallTenant.ts'
import { everything } from '../engine/stored.ts'
import { type Bus, startRecordingBus } from './endpoints.ts'

/** The table is restored to a moment before a disaster, and the user pool is made anew from its nightly export. */

const [first] = people.agencies
const restoredTable = 'restored'
const client = new DynamoDBClient({})
const documents = DynamoDBDocumentClient.from(client)
const into = process.env.TABLE_NAME ?? ''

let bus: Bus
let pool: TestPool
let mails: { readonly asked: string[] }
let subject: string
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  setClock(morning)
  bus = await startRecordingBus()
  const ses = await startSes()
  mails = ses
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  const bucket = await startImportBucket()
  pool = await startTestPool()
  stops.push(bus.stop, ses.stop, bucket.stop)
  await makeSmallTenant()
  subject = await pool.admit(people.foodBank)
})
afterAll(async () => {
  vi.useRealTimers()
  for (const stop of stops) await stop()
})

type Item = Record<string, unknown>
const keyOf = ({ pk, sk }: Item) => `${pk} ${sk}`
const sorted = (items: readonly Item[]) => items.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))

/** What AWS makes of the table at this moment: another table with the same items and a stream of its own. */
async function pointInTime(): Promise<Item[]> {
  await createTable(client, restoredTable)
  const items = await everything()
  for (let start = 0; start < items.length; start += 25)
    await documents.send(
      new BatchWriteCommand({
        RequestItems: { [restoredTable]: items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } })) },
      }),
    )
  return items
}

/** Reads the whole stream of the tenant's table as the publisher does, after a position; answers the new position. */
async function published(from: string | undefined): Promise<string | undefined> {
  let position = from
  const { handler } = await import('../../functions/outbox/publishEvents.ts')
  const reader = new StreamReader({
    client: new DynamoDBStreamsClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' }),
    streamArn: await createTable(client, into),
    position: {
      load: () => position,
      save: (sequence) => {
        position = sequence
      },
    },
    publish: (event) => handler(event as never, {} as never) as Promise<unknown>,
  })
  reader.start()
  await expect.poll(() => reader.isAtEnd, { interval: 100, timeout: 90_000 }).toBe(true)
  await reader.stop()
  return position
}

it('comes back as it was: nothing old is published, nobody is mailed, and people sign in again', async () => {
  const open = await posted()
  const before = await pointInTime()
  const { handler: exportAccounts } = await import('../../functions/people/exportAccounts.ts')
  expect(await exportAccounts({}, {} as never)).toEqual({ accounts: 1 })
  const key = `accounts/${morning.toISOString().slice(0, 10)}.jsonl`
  const file = join(mkdtempSync(join(tmpdir(), 'accounts-')), 'accounts.jsonl')
  const answer = await new S3Client({}).send(new GetObjectCommand({ Bucket: 'backups', Key: key }))
  const byPhone = {
    Username: 'by-phone',
    Enabled: true,
    Status: 'CONFIRMED',
    Attributes: { phone_number: '+18655550133' },
  }
  writeFileSync(file, `${await answer.Body?.transformToString()}${JSON.stringify(byPhone)}\n`)
  expect(readFileSync(file, 'utf8')).not.toMatch(/"(password|verifier|secret)/i)

  // What happens after the point in time is lost.
  const match = liveOffers(await stored(open)).find(({ Agency }) => Agency.ID === first.EntityID)
  const accepted = await call(offers.acceptMatch, first, {
    id: match?.ID ?? 0,
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })
  expect(accepted.answer).toMatchObject({ Successful: true })
  const late = await posted()
  const position = await published(undefined)
  const counterBefore = (await everything()).find((item) => keyOf(item) === keyOf({ ...counterKey('donation') }))
  await pool.stop()
  const other = await startPool({ sendMail: () => undefined, poolId: 'us-east-1_Gleanery2' })
  stops.push(other.stop)
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = other.endpoint
  process.env.USER_POOL_ID = other.poolId
  bus.published.length = 0
  mails.asked.length = 0

  await expect(tenantCommand(['restore', '--from', restoredTable])).rejects.toThrow('tenant -- close')
  expect(await tenantCommand(['close'])).toEqual([expect.stringMatching(/^Closed: .*every change is refused/)])
  const lines = await tenantCommand(['restore', '--from', restoredTable, '--accounts', file])
  const again = await tenantCommand(['restore', '--from', restoredTable, '--accounts', file])
  expect(await tenantCommand(['open'])).toEqual(['Open.'])
  await published(position)
  expect(bus.published).toEqual([])
  expect(mails.asked).toEqual([])
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^${before.length} items in [\\d.]+ s, \\d+ events among them: none of them is published.$`),
    ),
    '2 accounts made. Their people choose a new password by Forgot password?',
    '1 have a phone number alone: staff give them a password in Customers.',
    expect.stringMatching(/^\d+ timers, of which 0 ran out meanwhile/),
    expect.stringMatching(/^\d+ items that the restored table does not have were removed, \d+ events among them.$/),
    ...lines.slice(5),
  ])
  expect(lines.slice(5)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^Lost: OfferAccepted of donation ${open} at `)),
      expect.stringMatching(new RegExp(`^Lost: DonationPosted of donation ${late} at `)),
    ]),
  )
  expect(again.slice(1, 2)).toEqual(['0 accounts made. Their people choose a new password by Forgot password?'])
  expect(again[4]).toBe('0 items that the restored table does not have were removed, 0 events among them.')

  // The account has another name, which stands wherever the old one stood.
  const { Username = '', UserStatus } = await new CognitoIdentityProviderClient({}).send(
    new AdminGetUserCommand({ UserPoolId: other.poolId, Username: 'foodbankuser-10-100@pool.example' }),
  )

  expect(Username).not.toBe(subject)
  expect(UserStatus).toBe('CONFIRMED')
  expect(await userBySubject(subject)).toBeUndefined()
  expect((await userBySubject(Username))?.ID).toBe(people.foodBank.UserID)

  const text = (item: Item) => JSON.stringify(item).replaceAll(Username, subject)
  const after = sorted((await everything()).map((item) => JSON.parse(text(item)) as Item))
  const isCounter = ({ sk }: Item) => sk === 'COUNTER'
  const expected = before.map(({ ...item }) => {
    if (!String(item.sk).startsWith('EVENT#')) return item
    const { due: _, dueAt: __, ...event } = item
    return { ...event, [unpublished]: true }
  })
  expect(after.filter((item) => !isCounter(item))).toEqual(sorted(expected).filter((item) => !isCounter(item)))
  // A number that the lost stretch gave away is not given again.
  expect(after.find((item) => keyOf(item) === keyOf({ ...counterKey('donation') }))?.Last).toBe(counterBefore?.Last)

  // The offer is open again, its timer runs, and what happens now is published.
  expect(await timersUntil()).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'donation', id: open })]))
  const answered = await call(offers.acceptMatch, first, {
    id: match?.ID ?? 0,
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })
  expect(answered.answer).toMatchObject({ Successful: true })
  await published(position)
  expect(new Set(bus.published.map(({ DetailType }) => DetailType))).toContain('OfferAccepted')
})

it.each([
  ['restore', 'Name the table that was restored'],
  [`restore --from ${restoredTable} --accounts x.jsonl`, 'Name the tenant: --tenant'],
  ['restore --from nowhere', 'There is no table nowhere in this account and region'],
  [`restore --from ${process.env.TABLE_NAME}`, 'is the tenant’s own table'],
])('says what is missing or wrong: %s', async (line, reason) => {
  vi.stubEnv('USER_POOL_ID', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(tenantCommand(line.split(' '))).rejects.toThrow(reason)
})

it('finishes an account that a stopped run left half made: a switched-off person stays switched off', async () => {
  const { restoreAccounts } = await import('../../infra/local/operator/accounts.ts')
  const made = { UserPoolId: 'us-east-1_Gleanery2', Username: 'half@pantry.example' }
  const cognito = new CognitoIdentityProviderClient({})
  await cognito.send(new AdminCreateUserCommand({ ...made, MessageAction: 'SUPPRESS' }))
  const account = { Username: 'old-name', Enabled: false, Status: 'CONFIRMED', Attributes: { email: made.Username } }
  expect(await restoreAccounts(made.UserPoolId, [account])).toMatchObject({ made: 0 })
  expect(await cognito.send(new AdminGetUserCommand(made))).toMatchObject({ Enabled: false, UserStatus: 'CONFIRMED' })
})
