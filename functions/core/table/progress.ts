import type * as z from 'zod/mini'
import { expiryAfter } from './expiry.ts'
import { tenantKeys } from './keys/tenant.ts'
import { table } from './table.ts'

/** Places at which scheduled runs stopped at their time limit, where the next run goes on. */

/** A place that nobody came back to is no place any more. */
const keptDays = 2

export const loadProgress = <P extends object>(run: string, schema: z.ZodMiniType<P>): Promise<P | undefined> =>
  table.get(tenantKeys.progress(run), schema)

export const saveProgress = (run: string, place: object, now: Date): Promise<void> =>
  table.commit([{ put: { ...tenantKeys.progress(run), ...place, expires: expiryAfter(now, keptDays) } }])

/** The run came to its end. */
export const forgetProgress = (run: string): Promise<void> => table.commit([{ remove: tenantKeys.progress(run) }])
