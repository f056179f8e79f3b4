import { rushFunctions } from '../events/subscriptions.ts'
import type { Tenant } from './tenant.ts'

/**
 * Copies of a function of a rush that are reserved for it in the tenant's file, if any, which no import and no other tenant of the
 * account can take. Lambda runs no more than these of it.
 */
export function reservedFor({ reserved }: Pick<Tenant, 'reserved'>, entry: string): number | undefined {
  const groups = Object.entries(rushFunctions) as [keyof typeof rushFunctions, readonly string[]][]
  const [group] = groups.find(([, entries]) => entries.includes(entry)) ?? []
  return group && reserved?.[group]
}
