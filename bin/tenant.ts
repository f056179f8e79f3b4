/**
 * Sets up and looks after a tenant: `npm run tenant -- check <id>`, `create-foodbank …`, `invite …`. With `--tenant` it works on
 * a deployed tenant, with the AWS credentials of the shell; without, on the app that runs on this machine.
 */
import { parseArgs } from 'node:util'
import { askRunning, fail } from '../infra/local/runningApp.ts'

const args = process.argv.slice(2)

/** Requirement on the functions' environment: the deployed tenant, a table alone, or nothing. */
async function environment(): Promise<Record<string, string> | undefined> {
  const options = { tenant: { type: 'string' }, table: { type: 'string' } } as const
  const { tenant, table } = parseArgs({ args, options, strict: false }).values
  if (typeof tenant === 'string')
    return (await import('../infra/operator/deployed.ts')).environmentOfTenant(tenant, args[0])
  return typeof table === 'string' ? { TABLE_NAME: table } : undefined
}

async function onDeployed(named: Record<string, string>): Promise<string[]> {
  Object.assign(process.env, named)
  const { tenantCommand } = await import('../infra/operator/tenantCommand.ts')
  return tenantCommand(args)
}

async function onThisMachine(): Promise<string[]> {
  const { port } = parseArgs({ args, options: { port: { type: 'string' } }, strict: false }).values
  if (typeof port === 'string') process.env.GLEANERY_PORT = port
  const sent = { method: 'POST', body: JSON.stringify(args) }
  const answer = await askRunning('tenant', sent, ', or name a deployed --tenant')
  const { lines, message } = (await answer.json()) as { lines?: string[]; message?: string }
  return lines ?? fail(message ?? 'The command failed.')
}

/** Says what a tenant's file and account lack; the status is 1 when something does. */
async function check(id: string): Promise<string[]> {
  const { checkCommand } = await import('../infra/operator/check/command.ts')
  const { findings, lines, isComplete } = await checkCommand(id)
  if (!isComplete) process.exitCode = 1
  return args.includes('--json') ? [JSON.stringify(findings, null, 2)] : lines
}

async function run(): Promise<string[]> {
  if (args[0] === 'check') return check(args[1] ?? '')
  const named = await environment()
  return named ? onDeployed(named) : onThisMachine()
}

const { WrongCommand } = await import('../infra/operator/wrongCommand.ts')
const lines = await run().catch((fault: unknown) => {
  if (fault instanceof WrongCommand) return fail(fault.message)
  throw fault
})
for (const line of lines) console.log(line)
