import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readSettings } from '../../tenant.ts'

const whole = (from: number, to: number, say: string) =>
  z.int({ error: say }).check(z.minimum(from, say), z.maximum(to, say))

const Settings = z.strictObject({
  /** Tenant that gets each release first; without it the first trial, or the first tenant. */
  canary: z.optional(z.string({ error: 'must be the id of a tenant' })),
  /** Share of the tenants that come second. */
  percent: z._default(whole(1, 100, 'must be 1 to 100'), 5),
  /** Time that a tenant's alarms are watched after its deployment, and that the next wave waits. */
  pauseMinutes: z._default(whole(0, 1440, 'must be 0 to 1440'), 30),
  /** Deployments at the same time. */
  atOnce: z._default(whole(1, 50, 'must be 1 to 50'), 10),
  /** The same in one account and region, whose control plane they share. */
  perRegion: z._default(whole(1, 6, 'must be 1 to 6'), 1),
  /** Role of each tenant's account to read with; without it the CDK's own for look-ups. */
  role: z.optional(
    z.string({ error: 'must be a role name' }).check(z.regex(/^[\w+=,.@-]{1,64}$/, 'must be the name of a role')),
  ),
})
export type FleetSettings = z.output<typeof Settings>

/** Settings of `fleet.json` beside the folder of tenants; each has a default, and so has the file. */
export function fleetSettings(root: string): FleetSettings {
  const file = join(root, 'fleet.json')
  return existsSync(file) ? readSettings(Settings, 'fleet.json', file) : Settings.parse({})
}
