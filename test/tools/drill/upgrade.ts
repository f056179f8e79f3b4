import { Event } from '../../../events/event.ts'
import { type Backfilled, backfill } from '../../../infra/operator/backfill.ts'
import { everything } from '../../engine/stored.ts'
import type { Section } from '../bench/report.ts'
import { clocked, counted, type DrillOptions, minutesAfter, none, timesOf, took } from './drill.ts'
import { unreadableAnswers } from './upgrade/anyAnswer.ts'
import { type Compared, compare } from './upgrade/compare.ts'
import { checkOut, type Earlier } from './upgrade/earlier.ts'
import { type Engines, openEngines } from './upgrade/engines.ts'
import { type AskedCalls, clientOf, openVersion, presentVersion } from './upgrade/version.ts'
import { ClientWork, phases, worldOf } from './upgrade/work.ts'

/**
 * An upgrade with the code of an earlier version: it fills a table and serves its own web clients; then the present version is
 * deployed beside it, takes one call in ten, at last all of them, and rewrites the table, while the clients of the earlier
 * version go on. At the end every endpoint of the earlier version is asked of both.
 */

const keyOf = ({ pk, sk }: Record<string, unknown>) => `${pk} ${sk}`
const isRoot = (kind: string) => (item: Record<string, unknown>) => item.sk === kind

export interface UpgradeFound {
  readonly earlier: Earlier
  readonly donations: number
  readonly orders: number
  readonly people: number
  /** Items of the table before the deployment that are gone after it. */
  readonly lost: readonly string[]
  readonly backfilled: Backfilled
  readonly asked: AskedCalls
  readonly compared: Compared
  /** Endpoints with answers that this version's schemas allow and the earlier version's client can't take. */
  readonly unreadable: readonly string[]
  readonly failedReactions: readonly string[]
  readonly events: number
  readonly neverPublished: readonly string[]
  readonly publishedTwice: readonly string[]
  readonly mails: number
  readonly mailedTwice: readonly string[]
  readonly seconds: number
}

async function countedAfterwards(work: ClientWork, { bus, ses }: Engines) {
  const items = await everything()
  const events = items.flatMap((item) => (String(item.sk).startsWith('EVENT#') ? [Event.parse(item)] : []))
  const published = timesOf(bus.published.map(({ Detail }) => Event.parse(JSON.parse(Detail)).ID))
  const mails = timesOf(ses.mails.map(({ to, subject, text }) => JSON.stringify([to, subject, text])))
  const more = (times: ReadonlyMap<string, number>) => [...times].filter(([, count]) => count > 1).map(([one]) => one)
  return {
    people: items.filter(({ pk, sk }) => String(pk).startsWith('USER#') && sk === 'USER').length,
    donations: items.filter(isRoot('DONATION')).length,
    orders: items.filter(isRoot('ORDER')).length,
    events: events.length,
    neverPublished: events.map(({ ID }) => ID).filter((id) => !published.has(id)),
    publishedTwice: more(published),
    mails: ses.mails.length,
    mailedTwice: more(mails),
    failedReactions: work.failedReactions,
    asked: work.asked,
  }
}

export async function drillUpgrade(
  { size, setClock, say }: DrillOptions,
  from: string | undefined,
): Promise<UpgradeFound> {
  const earlierCode = checkOut(from)
  say(`The code of ${earlierCode.name} of ${earlierCode.day} in ${earlierCode.folder}`)
  const engines = await openEngines('upgrade')
  const [earlier, later] = [await openVersion(earlierCode.folder), await openVersion(presentVersion)]
  const world = await worldOf(earlier)
  await world.makeSmallTenant()
  const work = new ClientWork({ earlier, later }, { world, engines, client: await clientOf(earlier) }, size)
  const before: string[] = []
  let backfilled: Backfilled | undefined
  const { seconds } = await clocked(async () => {
    for (const phase of phases) {
      say(`${phase} …`)
      const rewriting = phase === 'after' ? backfill('upgrade', false) : undefined
      const [, done] = await Promise.all([work.run(phase), rewriting])
      backfilled = done
      if (phase === 'before') before.push(...(await everything()).map(keyOf))
    }
  })
  const there = new Set((await everything()).map(keyOf))
  const found = await countedAfterwards(work, engines)
  say('Every endpoint of the earlier version …')
  setClock(minutesAfter(new Date(), 1))
  const compared = await compare(earlier, later)
  await work.settleAll()
  const unreadable = unreadableAnswers(earlier, later)
  for (const one of [earlier, later, engines]) await one.stop()
  for (const wrong of [...work.asked.wrong, ...compared.wrong]) say(`wrong: ${wrong}`)
  for (const changed of compared.changed) say(`says something else: ${changed}`)
  for (const answer of unreadable) say(`can’t be read: ${answer}`)
  for (const call of compared.broken) say(`fails after the other version: ${call}`)
  for (const call of compared.unanswered) say(`not compared: ${call}`)
  for (const failed of work.failedReactions) say(`not done: ${failed}`)
  if (!backfilled) throw new Error('Nothing was rewritten')
  return {
    ...found,
    earlier: earlierCode,
    lost: before.filter((key) => !there.has(key)),
    backfilled,
    compared,
    unreadable,
    failedReactions: work.failedReactions,
    seconds,
  }
}

export const upgradeSection = (found: UpgradeFound): Section => ({
  title: 'Drill: an upgrade, with an earlier version’s code and clients',
  lines: [
    counted(`commits since the earlier version, ${found.earlier.name} of ${found.earlier.day}`, found.earlier.commits),
    counted('donations', found.donations),
    counted('orders', found.orders),
    counted('people', found.people),
    none('items lost', found.lost.length),
    counted('items of earlier shapes rewritten', found.backfilled.rewritten),
    none('items that this version can’t read', found.backfilled.unreadable.length),
    counted('calls of running clients answered right, before, during and after', found.asked.right),
    none('calls of running clients answered wrong', found.asked.wrong.length),
    counted('endpoints of the earlier version that answer its client as before', found.compared.right),
    counted('endpoints whose answer says something else to it', found.compared.changed.length),
    none('endpoints whose answer it can’t take', found.compared.wrong.length),
    none('endpoints with other answers, made of their schemas, that it can’t take', found.unreadable.length),
    none('calls that a version fails at after the other one', found.compared.broken.length),
    none(
      'endpoints that are not compared: the earlier version does not answer them here',
      found.compared.unanswered.length,
    ),
    counted('events', found.events),
    none('events never published', found.neverPublished.length),
    none('events published twice', found.publishedTwice.length),
    none('background work that failed', found.failedReactions.length),
    counted('e-mails', found.mails),
    none('e-mails sent twice', found.mailedTwice.length),
    took('the three phases', found.seconds),
  ],
})
