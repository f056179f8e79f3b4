import * as z from 'zod/mini'
import { stackName, type Tenant } from '../../tenant.ts'
import { type Ask, isCode, read } from './awsCli.ts'

const Stacks = z.object({
  Stacks: z.array(
    z.object({
      StackStatus: z.string(),
      EnableTerminationProtection: z._default(z.boolean(), false),
      Outputs: z._default(z.array(z.object({ OutputKey: z.string(), OutputValue: z.string() })), []),
    }),
  ),
})
export type Stack = z.output<typeof Stacks>['Stacks'][number]

/** The tenant's stack; undefined before its first deployment. */
export async function findStack(tenant: Tenant, ask: Ask): Promise<Stack | undefined> {
  try {
    const asked = ask('cloudformation', 'describe-stacks', '--stack-name', stackName(tenant))
    return (await read(Stacks, asked)).Stacks[0]
  } catch (error) {
    // CloudFormation says this of a stack that does not exist.
    if (isCode(error, 'ValidationError')) return undefined
    throw error
  }
}

export const outputOf = (stack: Stack, key: string) =>
  stack.Outputs.find(({ OutputKey }) => OutputKey === key)?.OutputValue
