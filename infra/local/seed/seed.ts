import * as z from 'zod/mini'
import { importDonation } from '../../../functions/donations/donationTable.ts'
import { listPerson } from '../../../functions/entities/directoryTable.ts'
import { putEntity, putUser } from '../../../functions/entities/entityTable.ts'
import { type Counted, counterKey, forgetBlocks, nextId } from '../../../functions/table/ids.ts'
import { tenantKeys } from '../../../functions/table/keys/tenant.ts'
import { table } from '../../../functions/table/table.ts'
import { maxWrites, type Write } from '../../../functions/table/write.ts'
import type { User } from '../../../shared/entity/entity.ts'
import { Account, accountsOf, type WithAccount, withSubjects } from './accounts.ts'
import { emptyTable, isEmpty } from './emptying.ts'
import { Lanes } from './lanes.ts'
import { writeLetters } from './letters.ts'
import { makePlan, type Plan } from './plan.ts'
import { play } from './play.ts'
import { writeStorageLocations } from './storageLocations.ts'

export type { Account } from './accounts.ts'

/**
 * Fills a tenant's table with the demonstration: planned by chance that repeats itself, played through the product's own
 * rules and written through its own tables. What is past is no news to anyone; what is under way goes on by itself.
 */
export interface SeedOptions {
  /** 1 for the demonstration, more for a larger tenant to measure with. */
  readonly scale?: number
  readonly seed?: number
  readonly now?: Date
  readonly progress?: (line: string) => void
  /** Takes everything out of the table first. */
  readonly reset?: boolean
  /**
   * Called now and then while the past is written: what the table's stream holds so far is no news to anyone. Whoever
   * keeps a stream for ever, as the engine of one machine does, may drop it, or a large tenant takes twice the room.
   */
  readonly forgetStream?: () => void
  /** Who can sign in; by default everyone of the demonstration, of a larger tenant those on the sign-in page. */
  readonly withAccount?: WithAccount
}

export interface Seeded {
  /** As the first seeding of this table made them; none for a table that was filled otherwise. */
  readonly accounts: readonly Account[]
  /** False when there was something in the table, which stays as it is. */
  readonly isNew: boolean
}

/** What stands in the items of a demonstration; raised when the product can't read those of an earlier one. */
export const seedVersion = 2

/** Written before anything else as unfinished, and after everything else as finished. */
const Marker = z.object({ IsFinished: z.boolean(), Accounts: z.array(Account), Version: z._default(z.int(), 1) })

export async function seed(options: SeedOptions = {}): Promise<Seeded> {
  const { scale = 1, seed = 7, now = new Date(), progress = () => undefined, reset = false } = options
  const { withAccount = scale === 1 ? 'everyone' : 'listed' } = options
  const marker = await table.get(tenantKeys.seeded(), Marker)
  if (marker?.IsFinished && marker.Version !== seedVersion && !reset)
    throw new Error('The data is of another version of Gleanery. Start once with --reset to begin anew.')
  if (marker?.IsFinished && !reset) return { accounts: marker.Accounts, isNew: false }
  if (marker || reset) {
    progress(reset ? 'Emptying the table …' : 'An earlier seeding did not come to its end: starting over …')
    // What a killed seeding had sent last may still arrive while the table is being emptied.
    do await emptyTable(tableName())
    while (!(await isEmpty(tableName())))
  } else if (!(await isEmpty(tableName()))) return { accounts: [], isNew: false }
  const accounts = await fill(makePlan({ seed, scale, now }), {
    withAccount,
    progress,
    forgetStream: options.forgetStream,
  })
  return { accounts, isNew: true }
}

function tableName(): string {
  const name = process.env.TABLE_NAME
  if (!name) throw new Error('TABLE_NAME is not set')
  return name
}

interface Filling {
  readonly withAccount: WithAccount
  readonly progress: (line: string) => void
  readonly forgetStream: (() => void) | undefined
}

async function fill(plan: Plan, filling: Filling): Promise<Account[]> {
  const { progress, withAccount } = filling
  forgetBlocks()
  const accounts = accountsOf(plan.people)
  await mark({ IsFinished: false, Accounts: [] })
  progress(`Seeding ${plan.entities.length} organizations and locations, ${plan.people.length} people …`)
  const [users] = await Promise.all([
    writePeople(plan, withAccount),
    writeEntities(plan),
    writeDonations(plan, filling),
  ])
  await writeLetters(users, plan.now)
  await writeStorageLocations(plan.parties)
  await mark({ IsFinished: true, Accounts: accounts })
  return accounts
}

const mark = (marker: Omit<z.infer<typeof Marker>, 'Version'>) =>
  table.commit([{ put: { ...tenantKeys.seeded(), ...marker, Version: seedVersion } }])

/** The plan numbers from 1; the counters go on behind it. */
async function takeNumbers(kind: Counted, count: number): Promise<void> {
  const first = await table.nextBlock(counterKey(kind), count)
  if (first !== 1)
    throw new Error(`Numbers of the kind ${kind} are taken already: is somebody else at work on this table?`)
}

/** Writes at the same time, so many to a transaction as it takes. */
const maxAtOnce = 4

async function writeAll(writes: readonly Write[]): Promise<void> {
  const lanes = new Lanes(maxAtOnce)
  for (let start = 0; start < writes.length; start += maxWrites)
    await lanes.add(() => table.commit(writes.slice(start, start + maxWrites)))
  await lanes.end()
}

async function writeEntities(plan: Plan): Promise<void> {
  await takeNumbers('entity', plan.entities.length)
  await writeAll([
    { put: { ...tenantKeys.categories(), Categories: plan.ownCategories } },
    ...plan.entities.map((entity) => putEntity(entity)),
  ])
}

async function writePeople(plan: Plan, withAccount: WithAccount): Promise<User[]> {
  await takeNumbers('user', plan.people.length)
  const users = await withSubjects(plan.people, withAccount)
  const entities = new Map(plan.entities.map((entity) => [entity.ID, entity]))
  await writeAll(users.flatMap((user) => [...putUser(user), ...listPerson(user, (id) => entities.get(id))]))
  return users
}

/** How many donations lie between two lines of progress. */
const donationsOfALine = 2000

async function writeDonations(plan: Plan, { progress, forgetStream }: Filling): Promise<void> {
  const lanes = new Lanes(maxAtOnce)
  let kept = 0
  let hasNews = false
  const lessons = await play(plan, {
    nextId: (kind) => nextId(kind),
    keep: async ({ donation, events, also, story }) => {
      hasNews ||= story.isNews === true
      await lanes.add(() => importDonation({ state: donation, events }, { also, isPublished: story.isNews === true }))
      kept += 1
      if (kept % donationsOfALine !== 0) return
      progress(`${kept.toLocaleString('en')} donations …`)
      if (!hasNews) forgetStream?.()
    },
  })
  await lanes.end()
  await writeAll(lessons)
  progress(`${kept.toLocaleString('en')} donations with their history.`)
}
