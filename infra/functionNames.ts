import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Tenant } from './tenant.ts'

/** `_` can't stand in a tenant's id, so a pattern `<id>_*` matches no other tenant's functions. */
export function functionName(tenant: Tenant, entry: string): string {
  const name = `${tenant.id}_${entry.replaceAll('/', '_')}`
  if (name.length > 64) throw new Error(`${name} is longer than the 64 characters of a function's name`)
  return name
}

/** Alias under which everything calls a function; it points at one version, or at two while a new one is tried. */
export const aliasName = 'live'

const arnOf = (scope: Construct, resourceName: string) =>
  Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })

/** Every function of the tenant, and its aliases. */
export const functionArns = (scope: Construct, tenant: Tenant) => arnOf(scope, `${tenant.id}_*`)

/** The alias of a function, by its name: whoever calls it need not wait for the stack that makes it. */
export const liveArn = (scope: Construct, tenant: Tenant, entry: string) =>
  arnOf(scope, `${functionName(tenant, entry)}:${aliasName}`)
