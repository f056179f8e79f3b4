/**
 * Sets up a tenant: `npm run tenant -- check <id>`, then `create-foodbank …` and `invite`. Without `--table` it works on the product that
 * runs on this machine; with it on a deployed tenant, with the AWS credentials and region of the shell.
 */
const args = process.argv.slice(2)
const at = args.indexOf('--table')

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

async function onDeployed(tableName: string, rest: readonly string[]): Promise<string[]> {
  process.env.TABLE_NAME = tableName
  const { tenantCommand, WrongCommand } = await import('../infra/local/tenantCommand.ts')
  return tenantCommand(rest).catch((fault: unknown) => {
    if (fault instanceof WrongCommand) return fail(fault.message)
    throw fault
  })
}

async function onThisMachine(): Promise<string[]> {
  const address = `http://127.0.0.1:${process.env.GLEANERY_PORT ?? '4000'}/local/tenant`
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(args) }).catch(() => undefined)
  if (!answer) return fail('The product does not run here. Start it with: npm start, or name a deployed --table')
  const { lines, message } = (await answer.json()) as { lines?: string[]; message?: string }
  return lines ?? fail(message ?? 'The command failed.')
}

/** Says what a tenant's file and account lack; the status is 1 when something does. */
async function check(id: string): Promise<string[]> {
  const { checkCommand } = await import('../infra/local/operator/check/command.ts')
  const { lines, isComplete } = await checkCommand(id)
  if (!isComplete) process.exitCode = 1
  return lines
}

const run = () => (at < 0 ? onThisMachine() : onDeployed(args[at + 1] ?? '', args.toSpliced(at, 2)))
const lines = args[0] === 'check' ? await check(args[1] ?? '') : await run()
for (const line of lines) console.log(line)

export {}
