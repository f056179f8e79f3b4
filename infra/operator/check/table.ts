import type { Tenant } from '../../tenant.ts'
import { missingSettings } from '../tableSettings.ts'
import { outputOf } from './deployedStack.ts'
import { missing, ok, type TenantCheck } from './finding.ts'

const adopt = ({ id }: Tenant) => `npx cdk deploy -c tenant=${id} -c urgent=true --import-existing-resources`

/** The table that the file names, and the settings that CloudFormation does not correct where it took a table over. */
export const tableState: TenantCheck = async ({ tenant, ask }, { stack }) => {
  const name = stack && outputOf(stack, 'TableName')
  if (!name || !tenant.production) return []
  if (tenant.table !== undefined && tenant.table !== name)
    return [missing(`The tenant’s file names the table ${tenant.table}; the stack works on ${name}.`, adopt(tenant))]
  const lacking = await missingSettings(ask, name)
  if (lacking.length === 0) return [ok(`The table ${name} is protected, and can be restored to any second of 35 days.`)]
  return [
    missing(
      `The table ${name} has no ${lacking.join(', no ')}.`,
      `DynamoDB → Tables → ${name}: docs/deploying.md, Restoring, names the commands.`,
    ),
  ]
}
