import * as z from 'zod/mini'
import { forgetBlocks, nextId } from '../../../functions/core/table/ids.ts'
import { tenantKeys } from '../../../functions/core/table/keys/tenant.ts'
import { table } from '../../../functions/core/table/table.ts'
import { maxWrites, type Write } from '../../../functions/core/table/write.ts'
import { importDonation } from '../../../functions/rescue/donations/donationTable.ts'
import { Account, accountsOf, type WithAccount } from './accounts.ts'
import { ConcurrencyLimit } from './concurrency.ts'
import { emptyTable, isEmpty } from './emptying.ts'
import { writeExports } from './exports.ts'
import { invitationWrites } from './invitations.ts'
import { joinOrganizations } from './joining.ts'
import { writeLoads } from './loads.ts'
import { writeMessages } from './messages.ts'
import { writeNeighborInvitations } from './neighborInvitations.ts'
import { setUpOrganizations } from './organizations.ts'
import { makePantries } from './pantries.ts'
import { writePantryErp } from './pantryErp.ts'
import { writePantryLimits } from './pantryLimits.ts'
import { writePickupLocations } from './pantryLocations.ts'
import { writePantryOrders } from './pantryOrders.ts'
import { writePantryProducts } from './pantryProducts.ts'
import { writePantryTags } from './pantryTags.ts'
import { writePantryWindows } from './pantryWindows.ts'
import { pendingDonorWrites } from './pendingDonors.ts'
import { makePlan, type Plan } from './plan.ts'
import { runScenarios } from './runScenarios.ts'
import { writeSetupConfirmations } from './setupConfirmations.ts'
import { correctStock } from './staffChanges.ts'
import { writeStorageLocations } from './storageLocations.ts'
import { systemMessageWrites } from './systemMessages.ts'
import { countRun, SeededTotals } from './totals.ts'

export type { Account } from './accounts.ts'

/**
 * Fills a tenant's table with the demonstration: planned with a seeded random generator, run through the app's own rules and
 * written through its own table code. Imported events are not published; donations in progress continue by their timers.
 */
export interface SeedOptions {
  /** 1 for the demonstration, more for a larger tenant to measure with. */
  readonly scale?: number
  readonly seed?: number
  readonly now?: Date
  readonly progress?: (line: string) => void
  /** Empties the table first. */
  readonly reset?: boolean
  /**
   * Called repeatedly while imported donations are written: the stream's records up to then are not needed. An engine that
   * keeps its stream for ever may drop them; else a large tenant takes twice the disk space.
   */
  readonly dropStream?: () => void
  /** People who get an account; by default everyone at scale 1, in a larger tenant those on the sign-in page. */
  readonly withAccount?: WithAccount
}

export interface Seeded {
  /** Those of the first seeding of this table; none when something else filled it. */
  readonly accounts: readonly Account[]
  /** False when the table was not empty and stays as it is. */
  readonly isNew: boolean
}

/**
 * Version of the demonstration's items. Those of earlier ones can't be read; data from then on are taken along, and what changes
 * since is a step of `upgradeData.ts`.
 */
export const seedVersion = 11

/** Written first as unfinished, and last as finished. */
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
    // Writes of a killed seeding may still arrive while the table is being emptied.
    do await emptyTable(tableName())
    while (!(await isEmpty(tableName())))
  } else if (!(await isEmpty(tableName()))) return { accounts: [], isNew: false }
  const accounts = await fill(makePlan({ seed, scale, now }), {
    withAccount,
    progress,
    dropStream: options.dropStream,
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
  readonly dropStream: (() => void) | undefined
}

async function fill(plan: Plan, filling: Filling): Promise<Account[]> {
  const { progress, withAccount } = filling
  forgetBlocks()
  const accounts = accountsOf(plan.people)
  await mark({ IsFinished: false, Accounts: [] })
  progress(`Seeding ${plan.entities.length} organizations and locations, ${plan.people.length} people …`)
  // The calls check categories.
  await table.commit([{ put: { ...tenantKeys.categories(), Categories: plan.ownCategories } }])
  const joined = setUpOrganizations(plan).then(() => joinOrganizations(plan, withAccount))
  const [users] = await Promise.all([joined, writeDonations(plan, filling)])
  await writeMessages(users, plan.now)
  await writeStorageLocations(plan.organizations)
  const pantries = makePantries(plan.organizations)
  await writePickupLocations(pantries, plan.now)
  await writePantryTags(pantries)
  await writePantryWindows(pantries, plan.now)
  await writePantryLimits(pantries, users)
  await writePantryProducts(pantries, plan.now)
  await writePantryErp(pantries, plan.now)
  await table.commit(await systemMessageWrites(plan.organizations, plan.now))
  await writeLoads(plan.organizations, plan.now)
  await table.commit(await invitationWrites(plan.organizations, users, plan.now))
  await table.commit(await pendingDonorWrites(plan.organizations, users, plan.now))
  await writeSetupConfirmations(plan.organizations, plan.now)
  await writePantryOrders(pantries, users, plan.now)
  await correctStock(pantries, users)
  await writeNeighborInvitations(pantries, plan.now)
  await writeExports(users, plan.now)
  await mark({ IsFinished: true, Accounts: accounts })
  return accounts
}

const mark = (marker: Omit<z.infer<typeof Marker>, 'Version'>) =>
  table.commit([{ put: { ...tenantKeys.seeded(), ...marker, Version: seedVersion } }])

/** Transactions at the same time. */
const maxAtOnce = 4

async function writeAll(writes: readonly Write[]): Promise<void> {
  const limit = new ConcurrencyLimit(maxAtOnce)
  for (let start = 0; start < writes.length; start += maxWrites)
    await limit.add(() => table.commit(writes.slice(start, start + maxWrites)))
  await limit.end()
}

const donationsPerProgress = 2000

async function writeDonations(plan: Plan, { progress, dropStream }: Filling): Promise<void> {
  const limit = new ConcurrencyLimit(maxAtOnce)
  let written = 0
  let hasPublished = false
  const totals = new SeededTotals()
  const records = await runScenarios(plan, {
    nextId: (kind) => nextId(kind),
    save: async (run) => {
      const { donation, events, extraWrites, scenario } = run
      const isPublished = scenario.isPublished === true
      hasPublished ||= isPublished
      // Published events are counted by the reaction to them.
      const also = isPublished ? extraWrites : [...extraWrites, ...countRun(totals, plan, run)]
      await limit.add(() => importDonation({ state: donation, events }, { also, isPublished }))
      written += 1
      if (written % donationsPerProgress !== 0) return
      progress(`${written.toLocaleString('en')} donations …`)
      if (!hasPublished) dropStream?.()
    },
  })
  await limit.end()
  await writeAll([...records, ...totals.writes()])
  progress(`${written.toLocaleString('en')} donations with their history.`)
}
