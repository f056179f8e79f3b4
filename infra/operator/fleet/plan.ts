import type { TemplateChanges } from './changes.ts'
import type { Fleet, Needs, TenantStanding } from './fleet.ts'
import { tableLines } from './table.ts'

/** Answer of `fleet -- plan`: who runs what, who gets what, and when. */

export interface PlannedTenant {
  readonly id: string
  readonly wave: number | null
  readonly account: string | null
  readonly region: string | null
  /** Version that runs: its tag, or the beginning of its commit. */
  readonly runs: string | null
  readonly gets: string | null
  readonly isPinned: boolean
  readonly needs: Needs | null
  readonly obstacles: readonly string[]
  readonly alarms: readonly string[]
  readonly changes?: TemplateChanges
}

const runsOf = (deployed: TenantStanding['deployed'], fleet: Fleet) =>
  deployed ? fleet.wordOf(deployed.version ?? 'unknown') : null

export function plannedTenants(
  fleet: Fleet,
  standings: readonly TenantStanding[],
  changes: ReadonlyMap<string, TemplateChanges> = new Map(),
): PlannedTenant[] {
  const planned = standings.map(({ tenant, target, wave, deployed, needs, obstacles, alarms }): PlannedTenant => {
    const change = changes.get(tenant.id)
    return {
      id: tenant.id,
      wave,
      account: tenant.account ?? null,
      region: tenant.region,
      runs: runsOf(deployed, fleet),
      gets: fleet.wordOf(target),
      isPinned: tenant.version !== undefined,
      needs,
      obstacles,
      alarms: alarms.map(({ name }) => name),
      ...(change ? { changes: change } : {}),
    }
  })
  const wrong = fleet.wrong.map(
    ({ id, refusal }): PlannedTenant => ({
      id,
      wave: null,
      account: null,
      region: null,
      runs: null,
      gets: null,
      isPinned: false,
      needs: null,
      obstacles: [refusal],
      alarms: [],
    }),
  )
  return [...planned, ...wrong]
}

function remarkOf({ needs, obstacles, alarms, changes }: PlannedTenant): string {
  return [
    obstacles.length > 0 ? `HELD: ${obstacles.join(' ')}` : (needs ?? ''),
    ...(changes ? [changes.summary] : []),
    ...(alarms.length > 0 ? [`raised: ${alarms.join(', ')}`] : []),
  ].join('; ')
}

export const planLines = (planned: readonly PlannedTenant[]): string[] =>
  tableLines(
    ['wave', 'tenant', 'account', 'region', 'runs', 'gets', 'needs'],
    planned.map((one) => [
      String(one.wave ?? ''),
      one.id,
      one.account ?? '',
      one.region ?? '',
      one.runs ?? '',
      `${one.gets ?? ''}${one.isPinned ? ' (pinned)' : ''}`,
      remarkOf(one),
    ]),
  )
