import { join } from 'node:path'
import { tableShape } from '../../../functions/core/table/shape.ts'
import { checkedOut, commitOf, wordOf } from '../../release.ts'
import { CannotDeploy, isOfFirstDeployment, knownTenants, loadTenant, settingsMark, type Tenant } from '../../tenant.ts'
import { deployedIndexes, indexObstacles } from '../plan.ts'
import { WrongCommand } from '../wrongCommand.ts'
import { type Access, accessTo, orRefusal, type Place } from './access.ts'
import { type Deployed, deployedState, type RaisedAlarm, raisedAlarms } from './deployed.ts'
import { eachOf } from './lanes.ts'
import { type FleetSettings, fleetSettings } from './settings.ts'
import { wavesOf } from './waves.ts'

/** All tenants with a file, the version that each should run, and the order in which they get it. */

/** A tenant, and the commit that it should run: that of its pin, or the one that is checked out. */
export interface Member {
  readonly tenant: Tenant
  readonly target: string
  readonly follows: boolean
}
interface WrongFile {
  readonly id: string
  readonly refusal: string
}
export interface Fleet {
  /** Folder with `tenants/` and `fleet.json`. */
  readonly root: string
  readonly settings: FleetSettings
  /** Commit that is checked out, with `-changed` when the code differs from it. */
  readonly release: string
  readonly waves: readonly (readonly Member[])[]
  readonly wrong: readonly WrongFile[]
  readonly accessOf: (place: Place) => Access
  readonly wordOf: (version: string) => string
}

function memberOf(id: string, root: string, release: string): Member | WrongFile {
  try {
    const tenant = loadTenant(id, join(root, 'tenants'))
    const pinned = tenant.version === undefined ? undefined : commitOf(tenant.version, root)
    if (tenant.version !== undefined && !pinned)
      throw new CannotDeploy(`tenants/${id}.json: version ${tenant.version} is no tag or commit of this repository.`)
    return { tenant, target: pinned ?? release, follows: (pinned ?? release) === release }
  } catch (error) {
    if (!(error instanceof CannotDeploy)) throw error
    return { id, refusal: error.message }
  }
}

/** Git is asked once for each of the few versions. */
function remembered(ask: (version: string) => string): (version: string) => string {
  const known = new Map<string, string>()
  return (version) => {
    const word = known.get(version) ?? ask(version)
    known.set(version, word)
    return word
  }
}

/** Reads the files; nothing is asked of an account. */
export function loadFleet(root: string): Fleet {
  const release = checkedOut(root)
  const settings = fleetSettings(root)
  const read = knownTenants(join(root, 'tenants')).map((id) => memberOf(id, root, release))
  const members = read.filter((one): one is Member => 'tenant' in one)
  const ordered = members.map((member) => ({
    member,
    id: member.tenant.id,
    production: member.tenant.production,
    follows: member.follows,
  }))
  return {
    root,
    settings,
    release,
    waves: wavesOf(ordered, settings).map((wave) => wave.map(({ member }) => member)),
    wrong: read.filter((one): one is WrongFile => 'refusal' in one),
    accessOf: accessTo(settings.role),
    wordOf: remembered((version) => wordOf(version, root)),
  }
}

/** Reason for a deployment. A first one is followed by a second, of the same version. */
export type Needs = 'nothing' | 'first deployment' | 'second deployment' | 'version' | 'settings' | 'unknown'

/** State of a tenant: the version that runs, the deployment that it needs, and what keeps it from getting that. */
export interface TenantStanding extends Member {
  readonly wave: number
  readonly deployed: Deployed | undefined
  readonly needs: Needs
  readonly obstacles: readonly string[]
  readonly alarms: readonly RaisedAlarm[]
}

/** States from which CloudFormation takes no update, and a table that is adopted by an option of the CDK's. */
function obstacleOf(tenant: Tenant, { status, table }: Deployed): string[] {
  if (tenant.table !== undefined && tenant.table !== table)
    return [`It is to adopt the table ${tenant.table}: docs/deploying.md, Restoring, has the command.`]
  if (status.endsWith('_IN_PROGRESS')) return [`A deployment is going on (${status}).`]
  if (status.endsWith('_FAILED') || status === 'ROLLBACK_COMPLETE')
    return [`The stack is ${status}: npm run tenant -- check ${tenant.id} says what to do.`]
  return []
}

function needsOf({ tenant, target }: Member, deployed: Deployed | undefined, root: string): Needs {
  if (!deployed) return 'first deployment'
  if (deployed.version !== target) return isOfFirstDeployment(deployed.settings) ? 'first deployment' : 'version'
  const files = join(root, 'tenants')
  if (deployed.settings === settingsMark(tenant.id, false, files)) return 'nothing'
  return deployed.settings === settingsMark(tenant.id, true, files) ? 'second deployment' : 'settings'
}

/** The indexes that another version wants are not known here. */
async function tableObstacles({ follows }: Member, { table }: Deployed, { dynamo }: Access): Promise<string[]> {
  if (!follows || !table) return []
  return indexObstacles(await deployedIndexes(table, dynamo), tableShape.indexes)
}

export async function tenantStanding(fleet: Fleet, member: Member, wave: number): Promise<TenantStanding> {
  const { tenant } = member
  const access = fleet.accessOf(tenant)
  const asked = async () => {
    const deployed = await deployedState(tenant, access)
    const needs = needsOf(member, deployed, fleet.root)
    if (!deployed) return { deployed, needs, obstacles: [], alarms: [] }
    const table = needs === 'nothing' ? [] : await tableObstacles(member, deployed, access)
    return {
      deployed,
      needs,
      obstacles: [...obstacleOf(tenant, deployed), ...table],
      alarms: await raisedAlarms(tenant, access),
    }
  }
  const answer = await orRefusal(asked())
  if (!('refusal' in answer)) return { ...member, wave, ...answer }
  return { ...member, wave, deployed: undefined, needs: 'unknown', obstacles: [answer.refusal], alarms: [] }
}

/** Of one wave, or of all. */
export const standings = ({ waves, ...rest }: Fleet, only?: number): Promise<TenantStanding[]> =>
  eachOf(
    waves
      .flatMap((wave, index) => wave.map((member) => ({ member, wave: index + 1 })))
      .filter(({ wave }) => only === undefined || wave === only),
    ({ member, wave }) => tenantStanding({ waves, ...rest }, member, wave),
  )

/** Refuses a fleet that can't be meant so, before anything is changed. */
export function mustBeRight({ wrong, release }: Fleet): void {
  if (wrong.length > 0) throw new WrongCommand(wrong.map(({ refusal }) => refusal).join('\n'))
  if (!/^[0-9a-f]{40}$/.test(release))
    throw new WrongCommand('The code differs from its commit: what is deployed has to have a version. Commit it first.')
}
