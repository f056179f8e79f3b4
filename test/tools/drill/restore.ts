import { strict as assert } from 'node:assert'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type Ses, startSes } from '../../../functions/core/mail/ses.fixture.ts'
import { forgetBlocks } from '../../../functions/core/table/ids.ts'
import { timersUntil } from '../../../functions/core/table/timers.ts'
import { userBySubject } from '../../../functions/network/organizations/entityTable.ts'
import { createTable } from '../../../infra/local/createTable.ts'
import { type LocalPool, startPool } from '../../../infra/local/pool.ts'
import { tenantCommand } from '../../../infra/operator/tenantCommand.ts'
import { type Bus, startRecordingBus } from '../../api/core/endpoints.ts'
import { startImportBucket } from '../../engine/importBucket.ts'
import { morning } from '../../engine/morning.ts'
import { startTestPool, type TestPool } from '../../engine/pool.ts'
import { makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { everything } from '../../engine/stored.ts'
import type { Section } from '../bench/report.ts'
import { acceptOffer, smallOffer } from './donations.ts'
import { clocked, counted, type DrillOptions, minutesAfter, none, numbersTo, TableStream, took } from './drill.ts'
import { checkForGaps } from './outbox.ts'

/**
 * The table is restored to a moment before a disaster and adopted in place of the tenant's own, and the user pool is made anew
 * from its nightly export.
 */

export const restoredTable = 'restored'

export interface RestoreWorld {
  readonly bus: Bus
  readonly ses: Ses
  readonly pool: TestPool
  /** Account of the food bank's person in the pool that gets lost. */
  readonly subject: string
  /** The pool that is made anew, once the drill has made it. */
  other: LocalPool | undefined
  stop(): Promise<void>
}

export async function openRestore(): Promise<RestoreWorld> {
  const [bus, ses, bucket, pool] = [
    await startRecordingBus(),
    await startSes(),
    await startImportBucket(),
    await startTestPool(),
  ]
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  await createTable(new DynamoDBClient({}), process.env.TABLE_NAME ?? '')
  await makeSmallTenant()
  const world: RestoreWorld = {
    bus,
    ses,
    pool,
    subject: await pool.admit(people.foodBank),
    other: undefined,
    stop: async () => {
      for (const one of [bus, ses, bucket]) await one.stop()
      await world.other?.stop()
    },
  }
  return world
}

export type StoredItem = Record<string, unknown>
const keyOf = ({ pk, sk }: StoredItem) => `${pk} ${sk}`
const isCounter = ({ sk }: StoredItem) => sk === 'COUNTER'

/** Restored table as AWS makes it at this moment: another table with the same items, whose stream says nothing of them. */
async function pointInTime(name: string): Promise<{ readonly before: StoredItem[]; readonly restored: TableStream }> {
  const client = new DynamoDBClient({})
  await createTable(client, name)
  const items = await everything()
  for (let start = 0; start < items.length; start += 25)
    await DynamoDBDocumentClient.from(client).send(
      new BatchWriteCommand({
        RequestItems: { [name]: items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } })) },
      }),
    )
  const restored = new TableStream(name)
  await restored.lose()
  return { before: items, restored }
}

/** Last night's export, with a neighbor in it who has a phone number alone. */
async function exportedAccounts(): Promise<string> {
  const { handler } = await import('../../../functions/network/people/exportAccounts.ts')
  assert.deepEqual(await handler({}, {} as never), { accounts: 1 })
  const Key = `accounts/${morning.toISOString().slice(0, 10)}/0001.jsonl`
  const answer = await new S3Client({}).send(new GetObjectCommand({ Bucket: 'backups', Key }))
  const byPhone = {
    Username: 'by-phone',
    Enabled: true,
    Status: 'CONFIRMED',
    Attributes: { phone_number: '+18655550133' },
  }
  return `${await answer.Body?.transformToString()}${JSON.stringify(byPhone)}\n`
}

/** Item as the restored table has it: an event does not wait for its publication. */
export function expectedOf(item: StoredItem): StoredItem {
  if (!String(item.sk).startsWith('EVENT#')) return item
  const { due: _, dueAt: __, ...event } = item
  return event
}

/** Fields come in any order from the engine. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.entries(part).sort() : part,
  )

/** Keys of items that one has and the other has not, or not so. */
export function differencesOf(expected: readonly StoredItem[], found: readonly StoredItem[]): string[] {
  const texts = (items: readonly StoredItem[]) =>
    new Map(items.filter((item) => !isCounter(item)).map((item) => [text(item), keyOf(item)]))
  const [wanted, there] = [texts(expected), texts(found)]
  const missing = [...wanted].filter(([one]) => !there.has(one)).map(([, at]) => `missing: ${at}`)
  return [...missing, ...[...there].filter(([one]) => !wanted.has(one)).map(([, at]) => `more: ${at}`)]
}

export const countersOf = (items: readonly StoredItem[]) =>
  new Map(items.filter(isCounter).map((item) => [keyOf(item), Number(item.Last)]))

export interface RestoreFound {
  readonly items: number
  readonly donations: number
  /** Of the moment that was restored: items that are not there as they were, or that are there besides. */
  readonly differing: readonly string[]
  /** Acceptances and posts after that moment, and those among them that the command does not name. */
  readonly lostAfter: number
  readonly unnamed: readonly string[]
  readonly published: number
  readonly mailed: number
  /** Found by the hourly check two hours later. */
  readonly foundByCheck: number
  /** Changes of the former table, which is the way back. */
  readonly formerChanged: number
  /** Numbers that were given before and could be given again. */
  readonly numbersAgain: number
  /** Offers of that moment that have no timer, or can't be accepted any more. */
  readonly deadOffers: number
  /** Output of the commands, first and at their repetition. */
  readonly lines: readonly string[]
  readonly again: readonly string[]
  readonly refused: string
  readonly accountsFile: string
  /** The account of the food bank's person in the new pool. */
  readonly account: {
    readonly name: string
    readonly status: string | undefined
    readonly isKnown: boolean
    readonly isOldGone: boolean
  }
  readonly publishedAfterwards: ReadonlySet<string>
  readonly seconds: number
}

/** A pool made anew has accounts of other names. */
export async function loseThePool(world: RestoreWorld): Promise<LocalPool> {
  await world.pool.stop()
  const other = await startPool({ sendMail: () => undefined, poolId: 'us-east-1_Gleanery2' })
  world.other = other
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = other.endpoint
  process.env.USER_POOL_ID = other.poolId
  return other
}

export async function accountIn(pool: LocalPool, oldName: string): Promise<RestoreFound['account']> {
  const client = new CognitoIdentityProviderClient({})
  const asked = { UserPoolId: pool.poolId, Username: 'foodbankuser-10-100@pool.example' }
  const { Username: name = '', UserStatus: status } = await client.send(new AdminGetUserCommand(asked))
  const [known, old] = [await userBySubject(name), await userBySubject(oldName)]
  return { name, status, isKnown: known?.ID === people.foodBank.UserID, isOldGone: old === undefined }
}

export interface Disaster {
  readonly open: readonly number[]
  readonly late: readonly number[]
  readonly before: readonly StoredItem[]
  /** The stream of the restored table. */
  readonly restored: TableStream
  readonly counters: ReadonlyMap<string, number>
  readonly accountsFile: string
}

/** Donations that are offered at the moment; after it each is accepted, and as many are posted. */
export async function untilTheDisaster(size: number, stream: TableStream, name: string): Promise<Disaster> {
  const open: number[] = []
  for (const _ of numbersTo(size)) open.push(await smallOffer())
  const moment = await pointInTime(name)
  // Other copies of the functions take numbers of their own.
  forgetBlocks()
  const accountsFile = join(mkdtempSync(join(tmpdir(), 'accounts-')), 'accounts.jsonl')
  writeFileSync(accountsFile, await exportedAccounts())
  const late: number[] = []
  for (const id of open) {
    assert.ok(await acceptOffer(id), `Donation ${id} is not accepted`)
    late.push(await smallOffer())
  }
  await stream.publish()
  return { open, late, ...moment, counters: countersOf(await everything()), accountsFile }
}

/** Losses that the command names; of more than it can print it names a file. */
function namedIn(lines: readonly string[]): string {
  const [, file] = lines.map((line) => /all of them are in (.+)$/.exec(line)).find((found) => found !== null) ?? []
  return file ? readFileSync(file, 'utf8') : lines.join('\n')
}

function unnamedIn(lines: readonly string[], { open, late }: Disaster): string[] {
  const named = namedIn(lines)
  const accepted = open.map((id) => `OfferAccepted of donation ${id}`)
  return [...accepted, ...late.map((id) => `DonationPosted of donation ${id}`)].filter(
    (what) => !named.includes(`Lost: ${what} at `),
  )
}

/** Accepts the offers of that moment; answers how many are dead. */
export async function deadOffersOf(open: readonly number[]): Promise<number> {
  const timers = new Set((await timersUntil()).map(({ kind, id }) => `${kind} ${id}`))
  let dead = 0
  for (const id of open) if (!timers.has(`donation ${id}`) || !(await acceptOffer(id))) dead += 1
  return dead
}

/** Output of a command, and what it says when it is repeated. */
async function twice(...command: string[]) {
  const { result: lines, seconds } = await clocked(() => tenantCommand(command))
  return { lines, again: await tenantCommand(command), seconds }
}

/** The deployment that adopts the restored table: functions start anew, with its name. */
export function adopt(table: string): void {
  process.env.TABLE_NAME = table
  forgetBlocks()
}

/** All that is stored, with the account as it was named before. */
export const underOldName = async ({ name }: RestoreFound['account'], subject: string) =>
  (await everything()).map((item) => JSON.parse(JSON.stringify(item).replaceAll(name, subject)) as StoredItem)

const withoutRefusals = (items: readonly StoredItem[]) => items.filter(({ pk }) => pk !== 'REVOKEDTOKENS')

export async function drillRestore(world: RestoreWorld, { size, setClock, say }: DrillOptions): Promise<RestoreFound> {
  const { bus, ses, subject } = world
  const former = process.env.TABLE_NAME ?? ''
  const stream = new TableStream(former)
  await stream.lose()
  say(`${size} offered donations, and what comes after the moment …`)
  const disaster = await untilTheDisaster(size, stream, restoredTable)
  const pool = await loseThePool(world)
  bus.published.length = 0
  ses.asked.length = 0
  const formerItems = withoutRefusals(await everything())
  const refused = await tenantCommand(['restore', '--from', restoredTable]).then(
    String,
    (fault: Error) => fault.message,
  )
  say('Restoring …')
  assert.match((await tenantCommand(['close']))[0] ?? '', /^Closed: .*every change is refused/)
  const prepared = await twice('restore', '--from', restoredTable)
  adopt(restoredTable)
  const accounts = await twice('restore-accounts', '--accounts', disaster.accountsFile)
  assert.deepEqual(await tenantCommand(['open']), ['Open.'])
  await disaster.restored.publish()
  const account = await accountIn(pool, subject)
  const found = await underOldName(account, subject)
  const counters = countersOf(found)
  const [published, mailed] = [bus.published.length, ses.asked.length]
  const deadOffers = await deadOffersOf(disaster.open)
  await disaster.restored.publish()
  const publishedAfterwards = new Set(bus.published.map(({ DetailType }) => DetailType))
  setClock(minutesAfter(morning, 120))
  const { events: foundByCheck } = await checkForGaps()
  return {
    items: disaster.before.length,
    donations: disaster.open.length,
    differing: differencesOf(disaster.before.map(expectedOf), found),
    lostAfter: disaster.open.length + disaster.late.length,
    unnamed: unnamedIn(prepared.lines, disaster),
    published,
    mailed,
    foundByCheck: foundByCheck.length,

    formerChanged: differencesOf(formerItems, withoutRefusals(await everything(former))).length,
    numbersAgain: [...disaster.counters].filter(([at, last]) => (counters.get(at) ?? 0) < last).length,
    deadOffers,
    lines: [...prepared.lines, ...accounts.lines],
    again: [...prepared.again, ...accounts.again],
    refused,
    accountsFile: disaster.accountsFile,
    account,
    publishedAfterwards,
    seconds: prepared.seconds + accounts.seconds,
  }
}

export const restoreSection = (found: RestoreFound): Section => ({
  title: 'Drill: the table is restored to a moment, with a new user pool',
  lines: [
    counted('items of the moment, with all its events', found.items),
    counted('donations offered at the moment', found.donations),
    none('items lost or changed', found.differing.length),
    counted('changes after the moment, which no restore can have', found.lostAfter),
    none('of these not named by the command', found.unnamed.length),
    none('old events published again', found.published),
    none('e-mails sent', found.mailed),
    none('old events found by the check two hours later', found.foundByCheck),
    none('items of the former table changed', found.formerChanged),
    none('numbers that could be given twice', found.numbersAgain),
    none('offers that nobody can accept any more', found.deadOffers),
    none('accounts that nobody can use', found.account.isKnown && found.account.isOldGone ? 0 : 1),
    took('both commands', found.seconds),
  ],
})
