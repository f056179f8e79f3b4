import type { Tenant } from './tenant.ts'

/**
 * Functions of a rush that keep copies of their own, which no import and no other tenant of the account can take. Lambda runs no
 * more than these of each.
 */
export const reservedEntries: Readonly<Record<string, keyof NonNullable<Tenant['reserved']>>> = {
  'session/preToken': 'signIn',
  'session/getSession': 'signIn',
  'ordering/listProductsToOrder': 'ordering',
  'ordering/addOrder': 'ordering',
}

/** Copies of a function that are reserved in the tenant's file, if any. */
export function reservedFor({ reserved }: Tenant, entry: string): number | undefined {
  const group = reservedEntries[entry]
  return group === undefined ? undefined : reserved?.[group]
}
