import { lookup } from 'node:dns/promises'
import { CannotDeploy, loadTenant, type Tenant } from '../../tenant.ts'
import { AwsRefusal, askAws } from './awsCli.ts'
import { checkTenant, findingLines } from './check.ts'
import { type Finding, missing } from './finding.ts'

/** `npm run tenant -- check <id>`: the tenant's file, then the account that the shell's credentials are of. */

async function findingsOf(id: string): Promise<readonly Finding[]> {
  let tenant: Tenant
  try {
    tenant = loadTenant(id)
  } catch (error) {
    if (!(error instanceof CannotDeploy)) throw error
    return [missing(error.message, 'docs/deploying.md, step 1, describes the file.')]
  }
  return checkTenant({ tenant, ask: askAws(tenant.region), resolves, people: peopleOf(tenant) })
}

const resolves = (name: string) =>
  lookup(name).then(
    () => true,
    () => false,
  )

/** The table is read by the app's own functions, in the tenant's region. */
const peopleOf = (tenant: Tenant) => async (tableName: string) => {
  process.env.AWS_REGION = tenant.region
  process.env.TABLE_NAME = tableName
  const { countPeople } = await import('./people.ts')
  return countPeople().catch((error: unknown) => {
    throw error instanceof Error ? new AwsRefusal(error.name, `The table can’t be read: ${error.message}`) : error
  })
}

export async function checkCommand(id: string) {
  const findings = await findingsOf(id)
  return { findings, lines: findingLines(findings), isComplete: findings.every(({ state }) => state !== 'missing') }
}
