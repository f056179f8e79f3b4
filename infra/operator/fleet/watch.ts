import type { Tenant } from '../../tenant.ts'
import { deployedState, endOfDeployment, raisedAlarms } from './deployed.ts'
import type { Fleet } from './fleet.ts'
import { eachOf } from './lanes.ts'

/**
 * Watches tenants from the begin of their last deployment until the pause after its end. An alarm that was raised in that time
 * speaks against the release until it is over; one from before or after does not. All of it is read from the accounts, so that a
 * run that goes on knows what the stopped one knew.
 */

export interface WatchedTenant {
  readonly tenant: Tenant
  readonly from: Date
  readonly to: Date
}

export async function watchOf(fleet: Fleet, tenant: Tenant): Promise<WatchedTenant> {
  const access = fleet.accessOf(tenant)
  const state = await deployedState(tenant, access)
  const ended = await endOfDeployment(tenant, access)
  const to = new Date(ended.getTime() + fleet.settings.pauseMinutes * 60_000)
  return { tenant, from: state?.startedAt ?? ended, to }
}

/** One sentence for each alarm that stops the fleet. */
export async function alarmsOf(fleet: Fleet, watched: readonly WatchedTenant[]): Promise<string[]> {
  const found = await eachOf(watched, async ({ tenant, from, to }) => {
    const raised = await raisedAlarms(tenant, fleet.accessOf(tenant))
    return raised
      .filter(({ since }) => since >= from && since <= to)
      .map(({ name, since }) => `The alarm “${name}” is raised since ${since.toISOString()}, after the deployment.`)
  })
  return found.flat()
}
