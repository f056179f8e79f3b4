import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Tenant } from './tenant.ts'

/** `_` can't stand in a tenant's id, so a pattern `<id>_*` matches no other tenant's functions. */
export function functionName(tenant: Tenant, entry: string): string {
  const name = `${tenant.id}_${entry.replaceAll('/', '_')}`
  if (name.length > 64) throw new Error(`${name} is longer than the 64 characters of a function's name`)
  return name
}

/** Every function of the tenant, and its aliases. */
export const functionArns = (scope: Construct, tenant: Tenant) =>
  Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: `${tenant.id}_*`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
