import { strict as assert } from 'node:assert'
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { forgetRevoked } from '../../../functions/core/http/revokedTable.ts'
import { closedSince } from '../../../infra/operator/closing.ts'
import { tenantCommand } from '../../../infra/operator/tenantCommand.ts'
import { morning } from '../../engine/morning.ts'
import { everything } from '../../engine/stored.ts'
import type { Section } from '../bench/report.ts'
import { clocked, counted, type DrillOptions, minutesAfter, none, TableStream, timesOf, took } from './drill.ts'
import { checkForGaps } from './outbox.ts'
import {
  accountIn,
  adopt,
  countersOf,
  deadOffersOf,
  differencesOf,
  expectedOf,
  loseThePool,
  type RestoreFound,
  type RestoreWorld,
  type StoredItem,
  underOldName,
  untilTheDisaster,
} from './restore.ts'

/**
 * The region or the account is lost with the table and the user pool: the tenant is rebuilt elsewhere, from the daily copy of the
 * table and the nightly export of the accounts, by the commands of docs/deploying.md.
 */

const copiedTable = 'copied-elsewhere'

export interface RebuildFound
  extends Pick<RestoreFound, 'items' | 'donations' | 'differing' | 'published' | 'mailed' | 'foundByCheck'>,
    Pick<RestoreFound, 'numbersAgain' | 'deadOffers' | 'lines' | 'account' | 'seconds'> {
  /** Events after the copy, by type: nobody can have them back. */
  readonly lost: ReadonlyMap<string, number>
  /** The copy is closed until the operator opens it. */
  readonly wasClosed: boolean
}

const isEvent = ({ sk }: StoredItem) => String(sk).startsWith('EVENT#')

/** Events that were written since, by type. */
function eventsSince(before: readonly StoredItem[], now: readonly StoredItem[]): ReadonlyMap<string, number> {
  const known = new Set(before.filter(isEvent).map(({ ID }) => ID))
  return timesOf(now.filter((item) => isEvent(item) && !known.has(item.ID)).map(({ Type }) => String(Type)))
}

/** Nothing of the tenant answers any more. */
async function loseTheRegion(table: string): Promise<void> {
  await new DynamoDBClient({}).send(new DeleteTableCommand({ TableName: table }))
  process.env.TABLE_NAME = ''
}

export async function drillRebuild(world: RestoreWorld, { size, setClock, say }: DrillOptions): Promise<RebuildFound> {
  const { bus, ses, subject } = world
  const former = process.env.TABLE_NAME ?? ''
  const stream = new TableStream(former)
  await stream.lose()
  say(`${size} offered donations, the daily copy, and what comes after it …`)
  const { open, before, restored, counters, accountsFile } = await untilTheDisaster(size, stream, copiedTable)
  const lost = eventsSince(before, await everything())
  const pool = await loseThePool(world)
  await loseTheRegion(former)
  bus.published.length = 0
  ses.asked.length = 0
  say('Rebuilding elsewhere …')
  const prepared = await clocked(() => tenantCommand(['restore', '--from', copiedTable]))
  // The deployment elsewhere makes the functions and the pool, and adopts the table.
  adopt(copiedTable)
  forgetRevoked()
  const wasClosed = (await closedSince()) !== undefined
  const accounts = await clocked(() => tenantCommand(['restore-accounts', '--accounts', accountsFile]))
  assert.deepEqual(await tenantCommand(['open']), ['Open.'])
  await restored.publish()
  const account = await accountIn(pool, subject)
  const found = await underOldName(account, subject)
  const [published, mailed] = [bus.published.length, ses.asked.length]
  const deadOffers = await deadOffersOf(open)
  await restored.publish()
  setClock(minutesAfter(morning, 120))
  const { events: foundByCheck } = await checkForGaps()
  for (const [type, times] of lost) say(`Lost since the copy: ${times} ${type}`)
  const now = countersOf(found)
  return {
    items: before.length,
    donations: open.length,
    differing: differencesOf(before.map(expectedOf), found),
    lost,
    wasClosed,
    published,
    mailed,
    foundByCheck: foundByCheck.length,
    numbersAgain: [...counters].filter(([at, last]) => (now.get(at) ?? 0) < last).length,
    deadOffers,
    lines: [...prepared.result, ...accounts.result],
    account,
    seconds: prepared.seconds + accounts.seconds,
  }
}

export const rebuildSection = (found: RebuildFound): Section => ({
  title: 'Drill: region and account are lost, and the tenant is rebuilt elsewhere',
  lines: [
    counted('items of the copy, with all its events', found.items),
    counted('donations offered in the copy', found.donations),
    none('items lost or changed', found.differing.length),
    counted(
      'events after the copy, which are lost',
      [...found.lost.values()].reduce((sum, count) => sum + count, 0),
    ),
    none('old events published again', found.published),
    none('e-mails sent', found.mailed),
    none('old events found by the check two hours later', found.foundByCheck),
    none('numbers that could be given twice', found.numbersAgain),
    none('offers that nobody can accept any more', found.deadOffers),
    none('accounts that nobody can use', found.account.isKnown && found.account.isOldGone ? 0 : 1),
    none('moments in which people could write before it was opened', found.wasClosed ? 0 : 1),
    took('both commands', found.seconds),
  ],
})
