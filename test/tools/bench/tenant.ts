import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadPeople } from '../../../functions/network/organizations/entityTable.ts'
import { appDirectory } from '../../../infra/local/dataDirectory.ts'
import { startDynamoDb } from '../../../infra/local/dynamodb.ts'
import { makePlan } from '../../../infra/local/seed/plan.ts'
import { type Caller, foodBankRoles, type Role } from '../../../shared/core/access.ts'
import type { Participants } from '../../budgets/participants.ts'
import { functionsEnvironment } from '../../engine/functionsEnvironment.ts'
import { draft } from '../../engine/smallTenant.ts'

/** Seeded tenants of two sizes for the bench and their participants. */

export const tenantIn = (directory: string, scale: number) => resolve(directory, `${scale}x`)

/**
 * Seeds the tenant unless an earlier run came to the end of it; one of another version of the app is made anew.
 * `nodeOptions`: of the seeding process, such as its clock.
 */
export async function ensureTenant(
  directory: string,
  scale: number,
  say: (line: string) => void,
  nodeOptions: readonly string[] = [],
): Promise<void> {
  const data = tenantIn(directory, scale)
  if (!existsSync(join(appDirectory(data), 'table.db'))) say(`Seeding a tenant of ${scale} times the demonstration …`)
  if (await seeds(data, scale, nodeOptions)) return
  say(`Seeding a tenant of ${scale} times the demonstration anew …`)
  rmSync(data, { recursive: true, force: true })
  if (!(await seeds(data, scale, nodeOptions))) throw new Error(`The tenant in ${data} could not be seeded`)
}

/** Copies the tenant's files into a directory of its own beside the given one. */
export function copyTenant(directory: string, scale: number): string {
  const copy = mkdtempSync(resolve(directory, 'copy-'))
  cpSync(tenantIn(directory, scale), tenantIn(copy, scale), { recursive: true })
  return copy
}

async function seeds(data: string, scale: number, nodeOptions: readonly string[]): Promise<boolean> {
  const node = ['--disable-warning=ExperimentalWarning', ...nodeOptions]
  const options = [...node, 'bin/seed.ts', '--data', data, '--scale', String(scale)]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  return (await new Promise((settle) => child.once('exit', settle))) === 0
}

/** Starts the tenant's table and points this process to it. */
export async function openTable(directory: string, scale: number, port: number): Promise<() => Promise<void>> {
  const engine = await startDynamoDb({ directory: appDirectory(tenantIn(directory, scale)), port })
  Object.assign(process.env, functionsEnvironment(engine.endpoint, 'gleanery'))
  return () => engine.stop()
}

/** The person who acts for an entity in one of the roles. */
async function actor(entityId: number, roles: readonly Role[], FoodBankIDs: readonly number[]): Promise<Caller> {
  for (const user of await loadPeople([entityId])) {
    const held = user.Roles.find(({ Role, EntityID }) => EntityID === entityId && roles.includes(Role))
    if (!held) continue
    const { ID: UserID, Subject, UserName } = user
    return { UserID, Subject, UserName, Role: held.Role, EntityID: entityId, FoodBankIDs, CustomerID: null }
  }
  throw new Error(`Nobody acts for ${entityId} as ${roles.join(' or ')}`)
}

/** The participants at the second food bank, which is in a co-op and in an association. */
export async function participantsOfTenant(scale: number): Promise<Participants> {
  const { organizations } = makePlan({ seed: 7, scale, now: new Date() })
  const foodBank = organizations.foodBanks[1]
  const location = organizations.locations.find((one) => one.FoodBankID === foodBank?.ID)
  const donor = organizations.donors.find((one) => one.ID === location?.DonorID)
  const association = organizations.associations.find((one) => one.ID === foodBank?.StateAssociationID)
  const otherFoodBank = organizations.foodBanks[0]
  const provider = organizations.providers.find((one) => one.FoodBankID === foodBank?.ID)
  const agencies = organizations.agencies.filter((one) => one.FoodBankID === foodBank?.ID && !one.IsMasterAgency)
  const [first, second, third] = agencies.map(({ ID }) => ID)
  if (!foodBank || !otherFoodBank || !location || !donor || !association || !provider)
    throw new Error('The plan has no second food bank with its organizations')
  if (!first || !second || !third) throw new Error('The second food bank has fewer than three agencies')
  const own = [foodBank.ID]
  return {
    network: await actor(organizations.network.ID, ['fano'], []),
    association: await actor(association.ID, ['foodcoordstateasso'], association.FoodBankIDs),
    coop: await actor(organizations.coop.ID, ['foodcoordcoops'], organizations.coop.FoodBankIDs),
    foodBank: await actor(foodBank.ID, foodBankRoles, own),
    donor: await actor(donor.ID, ['donor'], donor.FoodBankIDs),
    // The person of the donor, at the counter of one of its stores.
    store: { ...(await actor(donor.ID, ['donor'], own)), Role: 'donorlocation', EntityID: location.ID },
    ids: {
      foodBank: foodBank.ID,
      otherFoodBank: otherFoodBank.ID,
      association: association.ID,
      coop: organizations.coop.ID,
      donor: donor.ID,
      donorLocation: location.ID,
      donorLocationCode: location.Code,
      provider: provider.ID,
      agencies: [first, second, third],
    },
    agency: (id) => actor(id, ['agency'], own),
    draft: () => draft({ DonorLocationID: location.ID }),
  }
}
