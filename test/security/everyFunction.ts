import { vi } from 'vitest'
import { table } from '../../functions/core/table/table.ts'
import { putUser } from '../../functions/network/organizations/entityTable.ts'
import { entryOf } from '../../infra/entries.ts'
import { catalogue } from '../../shared/catalogue.ts'
import { type Caller, isFoodBankRole } from '../../shared/core/access.ts'
import type { Queue } from '../api/core/endpoints.ts'
import { examples } from '../contract/examples.ts'
import { callers } from '../engine/callers.ts'
import type { TestBucket } from '../engine/importBucket.ts'
import type { TestPool } from '../engine/pool.ts'
import { userOf } from '../engine/smallTenant.ts'
import { askedTargets, type Target } from '../engine/target.ts'
import { makeOwnTarget, makeTargets } from '../engine/targets.ts'
import { ask, done, react } from './everyFunction/asking.ts'
import {
  changeAgency,
  deleteUnused,
  inviteStaff,
  replaceForgottenPassword,
  signInEverybody,
  signUp,
} from './everyFunction/network.ts'
import {
  approveCount,
  findLowStock,
  inviteNeighbors,
  order,
  serveCustomers,
  signInByCode,
} from './everyFunction/pantry.ts'
import { bringLoad, changeMinds, dropLoadsFile, fetchByVolunteer, live } from './everyFunction/rescue.ts'
import {
  correctLanguage,
  exchangeTexts,
  exportReceipts,
  plan,
  returnMail,
  sendScheduledReport,
  writeToMany,
} from './everyFunction/work.ts'

/** Makes every function of the catalogues do what it is there for, each under its own name. */

type Any = (typeof catalogue)[number]

const mayCall = (endpoint: Any, caller: Caller) =>
  endpoint.roles === 'anyone' || (endpoint.roles as readonly string[]).includes(caller.Role)

/** One caller of each role that may, but of the food bank's roles only one: they may all do the same. */
function callersOf(endpoint: Any): readonly Caller[] {
  const permitted = callers.filter((caller) => mayCall(endpoint, caller))
  const ofFoodBank = permitted.filter(({ Role }) => isFoodBankRole(Role))
  const staff = ofFoodBank.find(({ Role }) => Role === 'foodbankuser') ?? ofFoodBank[0]
  return permitted.filter((caller) => !isFoodBankRole(caller.Role) || caller === staff)
}

/** Everybody asks for their own things and for others'; where a key makes a call happen once, twice with a key. */
async function askEverybody(endpoint: Any, targets: readonly Target[]): Promise<void> {
  for (const caller of callersOf(endpoint))
    for (const target of targets) {
      const input = examples[endpoint.id]?.input(target, caller) as never
      await ask(endpoint, caller, input)
      const headers = { 'idempotency-key': `${endpoint.id}-${caller.Role}-${target.name}`.replaceAll(' ', '-') }
      if (endpoint.idempotent) for (const _ of ['first', 'again']) await ask(endpoint, caller, input, { headers })
    }
}

const hours = (count: number) => vi.setSystemTime(Date.now() + count * 3_600_000)

/**
 * Every endpoint, on the same targets as long as they can be changed: what nobody could do on them any more is done on fresh
 * ones, or on those that were not asked for. A fresh set for each change would exceed the maximum of tag groups and programs
 * of one owner.
 */
async function askAboutTargets(): Promise<void> {
  const all = await makeTargets()
  let asked = askedTargets(all)
  const others = all.slice(asked.length)
  for (const endpoint of catalogue) {
    const isDone = () => done.has(entryOf(endpoint))
    // An endpoint before this one took roles away from them.
    await table.commit(callers.flatMap((caller) => putUser(userOf(caller))))
    await askEverybody(endpoint, asked)
    if (isDone()) continue
    asked = [await makeOwnTarget(), ...asked.slice(1)]
    await askEverybody(endpoint, asked.slice(0, 1))
    if (!isDone()) await askEverybody(endpoint, others)
  }
}

export async function doEverything(queue: Queue, pool: TestPool, bucket: TestBucket): Promise<void> {
  await signInEverybody(pool)
  await correctLanguage()
  await replaceForgottenPassword(pool)
  await signInByCode()
  await plan()
  await live(queue)
  await inviteStaff(queue)
  await signUp(queue)
  await inviteNeighbors(queue)
  await changeMinds(queue)
  await approveCount()
  await fetchByVolunteer(queue)
  await bringLoad()
  await order(queue)
  await serveCustomers(queue)
  await changeAgency()
  await deleteUnused()
  await askAboutTargets()
  for (let passed = 0; passed < 4; passed++) {
    await react(queue)
    hours(2)
  }
  await returnMail()
  await exchangeTexts()
  await findLowStock(queue)
  await dropLoadsFile(bucket)
  await writeToMany(queue)
  await exportReceipts()
  await sendScheduledReport()
}
