import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { signIn, signOut } from 'aws-amplify/auth'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { findCaller } from '../../../functions/core/http/callerTable.ts'
import { handler as publish } from '../../../functions/core/outbox/publishEvents.ts'
import { donationKeys, donationLists } from '../../../functions/core/table/keys/donations.ts'
import { tenantKeys } from '../../../functions/core/table/keys/tenant.ts'
import { inState } from '../../../functions/core/table/lists.ts'
import { unpublished } from '../../../functions/core/table/outbox.ts'
import { eventPrefix } from '../../../functions/core/table/shape.ts'
import { table } from '../../../functions/core/table/table.ts'
import { maxWrites } from '../../../functions/core/table/write.ts'
import { handler as preToken } from '../../../functions/preToken.ts'
import {
  donationById,
  donationWithTimeline,
  importDonation,
} from '../../../functions/rescue/donations/donationTable.ts'
import { type Caller, isDonorRole, isFoodBankRole, roles } from '../../../shared/core/access.ts'
import { DonationCategory } from '../../../shared/core/reference/reference.ts'
import * as session from '../../../shared/network/session/api.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { type Donation, stages } from '../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as dashboard from '../../../shared/work/dashboard/api.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { call } from '../../../test/engine/call.ts'
import { createTable } from '../createTable.ts'
import { type LocalDynamoDb, startDynamoDb } from '../dynamodb.ts'
import { servedPool } from '../pool/pool.fixture.ts'
import { type LocalPool, startPool } from '../pool.ts'
import { at } from './context.ts'
import { demoPassword } from './people.ts'
import { type Account, type Seeded, seed } from './seed.ts'

type Item = Record<string, unknown>
let directory: string
let engine: LocalDynamoDb
let pool: LocalPool
let seeded: Seeded
let items: Item[]
const lines: string[] = []

async function everything(): Promise<Item[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
  const found: Item[] = []
  for await (const page of paginateScan({ client }, { TableName: process.env.TABLE_NAME }))
    found.push(...(page.Items ?? []))
  return found
}
const itemsLike = (pk: RegExp, sk: RegExp) =>
  items.filter((item) => pk.test(String(item.pk)) && sk.test(String(item.sk)))
const sum = (numbers: number[]) => Math.round(numbers.reduce((left, number) => left + number, 0) * 10) / 10

/** The caller behind an account's token. */
async function signedIn(account: Pick<Account, 'UserName'>): Promise<Caller> {
  const { AccessToken } = await pool.issueTokens(account.UserName)
  const claims = pool.verifyToken(`Bearer ${AccessToken}`)
  const found = await findCaller(String(claims?.sub), false)
  if (!found) throw new Error('The token is not one of the pool')
  return found.caller
}
const callerOf = (box: string) => signedIn({ UserName: `${box}@demo.gleanery.example` })

/** A seeding in a process of its own, to be killed. */
async function killedSeeding(): Promise<void> {
  const script = `import { seed } from ${JSON.stringify(new URL('./seed.ts', import.meta.url).href)}; await seed()`
  const node = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const posted = () => table.count(donationLists.network())
  await vi.waitUntil(async () => node.exitCode !== null || (await posted()) > 60, { timeout: 120_000, interval: 20 })
  node.kill('SIGKILL')
  await once(node, 'exit')
}

beforeAll(async () => {
  // On disk, as the app has it: in memory the engine's stream has no index, and tens of thousands of records.
  directory = mkdtempSync(join(tmpdir(), 'gleanery-seed-'))
  engine = await startDynamoDb({ directory })
  process.env.AWS_ENDPOINT_URL_DYNAMODB = engine.endpoint
  await createTable(new DynamoDBClient({}), process.env.TABLE_NAME ?? '')
  pool = await startPool({
    directory,
    preToken: async (event) => (await preToken(event, {} as never)) as typeof event,
    sendMail: async () => undefined,
  })
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = pool.endpoint
  process.env.USER_POOL_ID = pool.poolId
  await killedSeeding()
  const half = await table.count(donationLists.network())
  seeded = await seed({ progress: (line) => lines.push(line) })
  lines.unshift(`${half} donations of the killed seeding`)
  items = await everything()
}, 240_000)
afterAll(async () => {
  await pool.stop()
  await engine.stop()
  rmSync(directory, { recursive: true })
})

/** Number of items that a badge counts, by their owner. */
const countedBy = (counted: readonly Item[], holder: (item: Item) => unknown) =>
  Object.fromEntries([...Map.groupBy(counted, holder)].map(([id, of]) => [String(id), of.length]))
const saidBy = (kind: string, count: string) =>
  Object.fromEntries(
    itemsLike(new RegExp(`^${kind}#.*#BADGES$`), /^BADGES$/)
      .filter((item) => item[count] !== 0)
      .map((item) => [String(item.pk).split('#')[1], item[count]]),
  )

describe('the badges of a seeded tenant', () => {
  it('of agencies count the accepted donations that have no receipt', () => {
    const waiting = itemsLike(/^DONATION#/, /^DONATION$/).filter(
      ({ Stage, Receipt }) => (Stage === 'accepted' || Stage === 'closed') && Receipt === null,
    )
    const accepted = (donation: Item) =>
      (donation as Donation).Matches.find(({ Response }) => Response === 'accepted')?.Agency.ID
    expect(waiting.length).toBeGreaterThan(3)
    expect(saidBy('AGENCY', 'PendingRealTimeReceipts')).toEqual(countedBy(waiting, accepted))
  })

  it('of people count the messages that they have not opened', () => {
    const unread = itemsLike(/^MESSAGE#/, /^COPY#/).filter(({ MessageViewedTime }) => MessageViewedTime === null)
    expect(saidBy('PERSON', 'MessageCount')).toEqual(countedBy(unread, ({ UserID }) => UserID))
  })
})

describe('a seeding', () => {
  it('that was killed is repeated from the beginning, on an empty table', () => {
    expect(Number.parseInt(at(lines, 0), 10)).toBeGreaterThan(60)
    expect(lines).toContain('An earlier seeding did not come to its end: starting over …')
    expect(seeded.isNew).toBe(true)
    const numbers = itemsLike(/^DONATION#/, /^DONATION$/).map((item) => Number(item.ID))
    expect(Math.max(...numbers)).toBe(numbers.length)
    expect(Math.max(...itemsLike(/^ENTITY#/, /^ENTITY$/).map((item) => Number(item.ID)))).toBe(137)
  })

  it('that is finished is not repeated', async () => {
    const again = await seed({ seed: 99, scale: 2 })
    expect(again).toEqual({ accounts: seeded.accounts, isNew: false })
    expect(await table.count(donationLists.network())).toBe(itemsLike(/^DONATION#/, /^DONATION$/).length)
  })

  it('of another version is reported and left unchanged', async () => {
    const own = process.env.TABLE_NAME
    process.env.TABLE_NAME = `${own}-older`
    try {
      await createTable(new DynamoDBClient({}), process.env.TABLE_NAME)
      await table.commit([{ put: { ...tenantKeys.seeded(), IsFinished: true, Accounts: [] } }])
      await expect(seed({ withAccount: 'nobody' })).rejects.toThrow('of another version of Gleanery')
      expect(await everything()).toHaveLength(1)
    } finally {
      process.env.TABLE_NAME = own
    }
  })

  it('leaves a table alone that was filled otherwise, unless it is to be emptied', async () => {
    const own = process.env.TABLE_NAME
    process.env.TABLE_NAME = `${own}-other`
    try {
      await createTable(new DynamoDBClient({}), process.env.TABLE_NAME)
      await table.commit([{ put: { ...tenantKeys.categories(), Categories: [] } }])
      expect(await seed({ withAccount: 'nobody' })).toEqual({ accounts: [], isNew: false })
      expect(await everything()).toHaveLength(1)
      expect(await seed({ withAccount: 'nobody', reset: true })).toEqual({ accounts: seeded.accounts, isNew: true })
      const categories = await table.get(tenantKeys.categories(), z.object({ Categories: z.array(DonationCategory) }))
      expect(categories?.Categories).toHaveLength(1)
    } finally {
      process.env.TABLE_NAME = own
    }
  }, 240_000)
})

describe('the tenant', () => {
  it('has the entities, people and donations of the demonstration', () => {
    const kinds = Object.groupBy(itemsLike(/^ENTITY#/, /^ENTITY$/), (item) => String(item.Kind))
    expect(Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, list?.length]))).toEqual({
      network: 1,
      transportationProvider: 15,
      stateAssociation: 2,
      coop: 1,
      foodBank: 3,
      agency: 43,
      donor: 12,
      donorLocation: 60,
    })
    expect(itemsLike(/^RECEIPT#/, /^RECEIPT$/).length).toBeGreaterThanOrEqual(400)
  })

  it.each(stages)('has donations in the stage %s', async (stage) => {
    expect(await table.count(inState(donationLists.network(), stage))).toBeGreaterThan(0)
  })

  it('counts the pounds of the receipts for each agency and day', () => {
    const receipts = itemsLike(/^RECEIPT#/, /^RECEIPT$/) as { Agency: { ID: number }; Date: string; Pounds: number }[]
    const totals = itemsLike(/^AGENCY#\d+#TOTALS$/, /./)
    const byAgency = Map.groupBy(receipts, (receipt) => `AGENCY#${receipt.Agency.ID}#TOTALS`)
    expect(totals.map((item) => item.pk).sort()).toEqual([...byAgency.keys()].sort())
    for (const item of totals) {
      const own = byAgency.get(String(item.pk)) ?? []
      expect(item).toMatchObject({ Receipts: own.length })
      expect(sum([Number(item.Pounds)])).toBe(sum(own.map((receipt) => receipt.Pounds)))
    }
    const byDay = Map.groupBy(receipts, (receipt) => `AGENCY#${receipt.Agency.ID}#DAYS ${receipt.Date}`)
    const days = itemsLike(/^AGENCY#\d+#DAYS$/, /./)
    expect(days).toHaveLength(byDay.size)
    for (const day of days)
      expect(sum([Number(day.Pounds)])).toBe(
        sum((byDay.get(`${day.pk} ${day.sk}`) ?? []).map((receipt) => receipt.Pounds)),
      )
  })

  it('gives each donation with a receipt the receipt that names it', () => {
    const receipts = new Map(itemsLike(/^RECEIPT#/, /^RECEIPT$/).map((item) => [item.ID, item]))
    const donations = itemsLike(/^DONATION#/, /^DONATION$/).filter((item) => item.Receipt)
    expect(donations).toHaveLength(receipts.size)
    for (const { ID, Receipt } of donations)
      expect(receipts.get((Receipt as Item).ID)).toMatchObject({ AdHocTransactionID: ID, Code: (Receipt as Item).Code })
  })

  it('records of the agencies what they answered, without direct accepts by the food bank', () => {
    const answers = itemsLike(/^DONATION#/, new RegExp(`^${eventPrefix}`)).filter(
      ({ Detail }) => !Object.hasOwn(Object(Detail), 'ProviderType'),
    )
    const of = (...types: string[]) => answers.filter((event) => types.includes(String(event.Type))).length
    const records = itemsLike(/^FOODBANK#\d+#RECORDS$/, /./)
    const added = (name: string) => sum(records.map((record) => Number(record[name] ?? 0)))
    expect(added('OffersAccepted')).toBe(of('OfferAccepted'))
    expect(added('OffersAnswered')).toBe(of('OfferAccepted', 'OfferDeclined', 'OfferExpired'))
  })
})

describe('published events', () => {
  const eventOf = (item: Item): DynamoDBStreamEvent => ({
    Records: [
      { eventName: 'INSERT', dynamodb: { SequenceNumber: '1', NewImage: marshall(item) as Record<string, never> } },
    ],
  })

  it('are only those of donations posted now: imported events are not published', async () => {
    const events = itemsLike(/^DONATION#/, new RegExp(`^${eventPrefix}`))
    const [news, ...more] = events.filter((event) => !event[unpublished])
    expect(more).toEqual([])
    expect(news).toMatchObject({ Type: 'DonationPosted' })
    // There is no bus here: publishing fails.
    const past = events.find((event) => event[unpublished] && event.Type === 'OfferMade')
    expect(await publish(eventOf(past ?? {}), {} as never)).toEqual({ batchItemFailures: [] })
    await expect(publish(eventOf(news ?? {}), {} as never)).rejects.toThrow()
  })

  it('aside, an import in one transaction stores what single transitions would have stored', async () => {
    const caller = await callerOf('store')
    const posted = await call(donations.postDonation, caller, {
      DonorLocationID: caller.EntityID,
      categories: [{ DonationCategoryID: 1, Pounds: 50 }],
      StorageRequirementIDs: [2],
      DonorRecordedPickupDate: null,
      PickupTimeTypeID: 1,
      StartAfter: null,
    })
    const id = posted.answer.Value?.ID ?? 0
    const { matchDonation } = await import('../../../functions/rescue/offers/matchDonation.ts')
    await matchDonation((await donationById(id))!, new Date())
    await call(offers.acceptMatches, await callerOf('coordinator'), { txId: id })
    const first = await callerOf('agency')
    const MatchID = (await donationById(id))?.Matches.find((match) => match.Agency.ID === first.EntityID)?.ID ?? 0
    await call(offers.declineMatch, first, { id: MatchID })
    const stepwise = (await everything()).filter((item) => item.pk === donationKeys.donation(id).pk)
    const timeline = await donationWithTimeline(id)
    if (!timeline) throw new Error('The donation is gone')
    await table.commit(stepwise.map((item) => ({ remove: { pk: String(item.pk), sk: String(item.sk) } })))
    await importDonation(timeline)
    const atOnce = (await everything()).filter((item) => item.pk === donationKeys.donation(id).pk)
    // Old changes are not published: their events have no mark of the outbox.
    const published = ({ due: _, dueAt: __, ...event }: Item): Item => event
    const bare = ({ [unpublished]: _, ...item }: Item) => (item.Type === undefined ? item : published(item))
    const sorted = (list: Item[]) => list.map(bare).sort((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1))
    expect(sorted(atOnce)).toEqual(sorted(stepwise))
    expect(stepwise.length).toBeGreaterThan(5)
    expect(stepwise.length).toBeLessThan(maxWrites)
    await table.commit(stepwise.map((item) => ({ remove: { pk: String(item.pk), sk: String(item.sk) } })))
  })
})

describe('the people', () => {
  it('sign in with the password of the list, each with a role of their own', async () => {
    expect(new Set(seeded.accounts.map((account) => account.Role))).toEqual(new Set(roles))
    const { web } = await servedPool(pool, new Map())
    for (const { UserName: username, Password } of seeded.accounts) {
      expect(Password).toBe(demoPassword)
      expect(await signIn({ username, password: Password })).toMatchObject({ isSignedIn: true })
      await signOut()
    }
    await web.stop()
  })

  it('each load their session, and every grid has rows', async () => {
    for (const account of seeded.accounts) {
      const caller = await signedIn(account)
      const own = await call(session.getSession, caller, {})
      expect(own.answer.Value).toMatchObject({
        UserName: account.UserName,
        ActiveRole: account.Role,
        EntityName: account.EntityName,
      })
      if (caller.Role === 'customer') continue
      if (caller.Role === 'agency') {
        expect((await call(offers.listNewInProgressDonations, caller, {})).answer.Value).not.toEqual([])
        continue
      }
      if (caller.Role === 'pantryvolunteer') {
        expect((await call(orders.listPackingWindows, caller, {})).answer.Value?.Windows).not.toEqual([])
        continue
      }
      const grid = isFoodBankRole(caller.Role)
        ? donations.getFoodBankGrid
        : isDonorRole(caller.Role)
          ? donations.getDonorGrid
          : ({ fano: donations.getFeedingAmericaGrid, foodcoordstateasso: donations.getStateAssociationGrid }[
              caller.Role as 'fano'
            ] ?? donations.getCoopsGrid)
      const page = await call(grid, caller, {})
      expect(page.answer.Value?.rows.length, account.UserName).toBeGreaterThan(0)
    }
  })

  it('hold three roles in one case, and can act in each of them', async () => {
    const maria = await callerOf('maria')
    const { Roles } = (await call(session.getSession, maria, {})).answer.Value ?? { Roles: [] }
    expect(Roles.map(({ Role }) => Role)).toEqual(['foodbankuser', 'agency', 'foodcoordcoops'])
    for (const { Role, EntityID } of [...Roles].reverse()) {
      const changed = await call(session.setActiveRole, maria, { Role, EntityID })
      expect(changed.answer.Value).toMatchObject({ ActiveRole: Role, EntityID })
      expect(await callerOf('maria')).toMatchObject({ Role, EntityID })
    }
  })

  it.each(['agency', 'agencia', 'kitchen', 'second'])('of the agency %s find a living dashboard', async (box) => {
    const caller = await callerOf(box)
    const totals = (await call(dashboard.getDashboard, caller, {})).answer.Value
    expect(totals?.TransactionsPoundsTotal).toBeGreaterThan(0)
    expect(totals?.PickupsTotal).toBeGreaterThan(3)
    const year = (await call(dashboard.getDashboardPickups, caller, { startDate: '01-01-2020' })).answer.Value
    expect(sum(year?.pickups.map((day) => day.pounds) ?? [])).toBe(totals?.TransactionsPoundsTotal)
    expect((await call(offers.listDonationHistory, caller, {})).answer.Value?.length).toBeGreaterThan(0)
  })

  it('of the approving food bank find lists to approve, and an agency receipts to write', async () => {
    const pending = await call(offers.listPendingMatches, await callerOf('coordinator'), {})
    expect(JSON.stringify(pending.answer.Value).length).toBeGreaterThan(100)
    const own = await call(session.getSession, await callerOf('agency'), {})
    expect(own.answer.Value?.PendingRealTimeReceipts).toBeGreaterThanOrEqual(3)
  })

  it.each(['agency', 'coordinator', 'administrator', 'kitchen'])(
    'of %s have read some messages, others wait',
    async (box) => {
      const page = await call(messages.getReceivedGrid, await callerOf(box), {})
      const rows = page.answer.Value?.rows ?? []
      expect(rows.some((row) => row.MessageViewedTime === null)).toBe(true)
      expect((await call(session.getSession, await callerOf(box), {})).answer.Value?.MessageCount).toBe(
        rows.filter((row) => row.MessageViewedTime === null).length,
      )
    },
  )

  it('continue after the seeding: the agency accepts its open offer', async () => {
    const caller = await callerOf('agency')
    const rows = (await call(offers.listNewInProgressDonations, caller, {})).answer.Value ?? []
    const open = rows
      .filter((row) => row.IsOffered)
      .sort((a, b) => ((a.AgencyExpirationTime ?? '') < (b.AgencyExpirationTime ?? '') ? 1 : -1))[0]
    const offer = (await call(offers.getMatch, caller, { id: open?.MatchID ?? 0 })).answer.Value
    const answer = await call(offers.acceptMatch, caller, {
      id: open?.MatchID ?? 0,
      AgencyProposedPickupDate: offer?.StatusSummary.AvailableDates.at(-1)?.Date ?? '',
      AgencyProposedPickupTimeTypeID: offer?.Transaction.PickupTimeTypeID ?? 0,
    })
    expect(answer.answer.Successful).toBe(true)
    const shown = await call(donations.getTransaction, await callerOf('coordinator'), { id: open?.ID ?? 0 })
    expect(shown.answer.Value?.Stage).toBe('accepted')
    expect(shown.answer.Value?.Timeline.Events.length).toBeGreaterThan(2)
  })
})
