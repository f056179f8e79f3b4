import { parseArgs } from 'node:util'
import { CannotDeploy } from '../../tenant.ts'
import { WrongCommand } from '../wrongCommand.ts'
import { changesOf, type TemplateChanges } from './changes.ts'
import { checkFleet, checkLines, isComplete } from './check.ts'
import { FleetDeployment, type FleetTools, fleetOutcomeLines } from './deploy.ts'
import { driftLines, driftOfFleet } from './drift.ts'
import { type Fleet, loadFleet, mustBeRight, standings, type TenantStanding } from './fleet.ts'
import { eachOf } from './lanes.ts'
import { planLines, plannedTenants } from './plan.ts'
import { synthesisOf } from './synthesis.ts'
import { ToolFailed } from './toolkit.ts'

/** Commands of the operator of many tenants, `npm run fleet`. */

const usage = `Usage: npm run fleet -- <command> [--json]
Works on all tenants of tenants/*.json, by the settings of fleet.json, each in its account and region.
  plan [--changes]     who runs which version and who gets which, in waves; --changes builds the app and counts what would change
  deploy [--urgent]    brings every tenant to its version: one, five percent, all, with a pause that watches alarms in between;
                       a run that was stopped is gone on with by another. --urgent: at once, whatever the alarms say
  check                npm run tenant -- check of every tenant
  drift                what was changed by hand since the deployments
The status is 1 when a tenant is held, failed, incomplete or drifted.`

const options = {
  json: { type: 'boolean' },
  changes: { type: 'boolean' },
  urgent: { type: 'boolean' },
} as const
type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

interface Answer {
  readonly lines: string[]
  readonly isGood: boolean
}
interface Said {
  readonly lines: string[]
  readonly json: unknown
  readonly isGood: boolean
}

async function changesFor(fleet: Fleet, all: readonly TenantStanding[], { toolkit, say }: FleetTools) {
  mustBeRight(fleet)
  const upgraded = all.filter(
    ({ needs, deployed, obstacles }) => needs !== 'nothing' && deployed && obstacles.length === 0,
  )
  say(`Comparing ${upgraded.length} tenants …`)
  const made = await synthesisOf(upgraded, { toolkit, name: 'plan', isUrgent: false })
  const found = await eachOf([...made], async ([{ tenant }, synthesis]): Promise<[string, TemplateChanges]> => {
    if ('failure' in synthesis) throw new ToolFailed(synthesis.failure)
    return [tenant.id, await changesOf(tenant, fleet.accessOf(tenant), synthesis.folder)]
  })
  return new Map(found)
}

async function plan(fleet: Fleet, world: FleetTools, { changes }: Given): Promise<Said> {
  const all = await standings(fleet)
  const planned = plannedTenants(fleet, all, changes ? await changesFor(fleet, all, world) : undefined)
  const isGood = planned.every(({ obstacles }) => obstacles.length === 0)
  const release = fleet.wordOf(fleet.release)
  return { lines: [`Release: ${release}`, ...planLines(planned)], json: { release, tenants: planned }, isGood }
}

async function deploy(fleet: Fleet, world: FleetTools, { urgent = false }: Given): Promise<Said> {
  mustBeRight(fleet)
  const outcome = await new FleetDeployment(fleet, world, urgent).run()
  return { lines: fleetOutcomeLines(outcome), json: outcome, isGood: outcome.stopped === undefined }
}

async function check(fleet: Fleet): Promise<Said> {
  const all = await checkFleet(fleet)
  return { lines: checkLines(all), json: all, isGood: all.every(isComplete) }
}

async function drift(fleet: Fleet, { wait }: FleetTools): Promise<Said> {
  const all = await driftOfFleet(fleet, wait)
  const isGood = all.every(({ drifted, obstacles }) => drifted.length + obstacles.length === 0)
  return { lines: driftLines(all), json: all, isGood }
}

const commands: Readonly<Record<string, (fleet: Fleet, world: FleetTools, given: Given) => Promise<Said>>> = {
  plan,
  deploy,
  check,
  drift,
}

function given(args: readonly string[]): Given {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (fault) {
    throw new WrongCommand(`${fault instanceof Error ? fault.message : fault}\n${usage}`)
  }
}

/** Runs a command on the fleet of a folder; answers what to print, and if the status is 0. */
export async function fleetCommand(
  args: readonly string[],
  root: string,
  worldOf: (fleet: Fleet) => FleetTools,
): Promise<Answer> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new WrongCommand(usage)
  const options = given(rest)
  try {
    const fleet = loadFleet(root)
    const { lines, json, isGood } = await command(fleet, worldOf(fleet), options)
    return { lines: options.json ? [JSON.stringify(json, null, 2)] : lines, isGood }
  } catch (fault) {
    if (fault instanceof CannotDeploy || fault instanceof ToolFailed) throw new WrongCommand(fault.message)
    throw fault
  }
}
