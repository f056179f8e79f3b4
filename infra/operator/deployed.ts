import { CannotDeploy, loadTenant, physicalName, type Tenant, tenantVariables } from '../tenant.ts'
import { type Ask, AwsRefusal, askAws } from './check/awsCli.ts'
import { findStack, outputOf } from './check/deployedStack.ts'
import { WrongCommand } from './wrongCommand.ts'

/**
 * Environment of the functions of a deployed tenant, by the outputs of its stack. A table is restored before the stack is there,
 * too, such as in another region.
 */
export async function deployedEnvironment(tenant: Tenant, ask: Ask, command?: string): Promise<Record<string, string>> {
  const stack = await findStack(tenant, ask)
  const table = stack && outputOf(stack, 'TableName')
  if (!table && command === 'restore') return { AWS_REGION: tenant.region, TABLE_NAME: '' }
  if (!table)
    throw new WrongCommand(`The tenant ${tenant.id} is not deployed yet. See: npm run tenant -- check ${tenant.id}`)
  return {
    AWS_REGION: tenant.region,
    TABLE_NAME: table,
    BUS_NAME: physicalName(tenant),
    ...tenantVariables(tenant),
    USER_POOL_ID: outputOf(stack, 'UserPoolId') ?? '',
  }
}

/** The same of `tenants/<id>.json`, asked with the credentials of the shell. */
export async function environmentOfTenant(id: string, command?: string): Promise<Record<string, string>> {
  try {
    const tenant = loadTenant(id)
    return await deployedEnvironment(tenant, askAws(tenant.region), command)
  } catch (fault) {
    throw fault instanceof CannotDeploy || fault instanceof AwsRefusal ? new WrongCommand(fault.message) : fault
  }
}
