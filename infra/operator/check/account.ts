import * as z from 'zod/mini'
import { AwsRefusal, isCode, notInstalled, read } from './awsCli.ts'
import { type Checked, type Finding, missing, ok, type TenantCheck } from './finding.ts'

/** Share of the account's quotas that one production tenant takes; a test compares it with the templates. */
export const tenantTakes = { roles: 145, concurrency: 70 } as const

const Identity = z.object({ Account: z.string(), Arn: z.string() })

/** Account of these credentials; a finding when there are none, or those of another account. */
export async function checkedAccount({ tenant, ask }: Checked): Promise<string | Finding> {
  try {
    const { Account } = await read(Identity, ask('sts', 'get-caller-identity'))
    if (!tenant.account || tenant.account === Account) return Account
    return missing(
      `The credentials are of account ${Account}; the tenant’s file names ${tenant.account}.`,
      'Choose the right profile (AWS_PROFILE), or correct "account" in the file.',
    )
  } catch (error) {
    if (isCode(error, notInstalled))
      return missing('The command aws is not installed.', 'Install the AWS CLI, version 2: https://aws.amazon.com/cli/')
    if (!(error instanceof AwsRefusal)) throw error
    return missing(
      `AWS does not know who you are: ${error.message}`,
      'Sign in (aws sso login, or aws configure) and try aws sts get-caller-identity until it answers.',
    )
  }
}

const Parameter = z.object({ Parameter: z.object({ Value: z.string() }) })
/** The least that the CDK's version asks for. */
const minBootstrap = 6

export const bootstrap: TenantCheck = async ({ tenant, ask }, { id }) => {
  const remedy = `npx cdk bootstrap aws://${id}/${tenant.region}`
  try {
    const name = '/cdk-bootstrap/hnb659fds/version'
    const { Parameter: found } = await read(Parameter, ask('ssm', 'get-parameter', '--name', name))
    if (Number(found.Value) >= minBootstrap) return [ok(`${tenant.region} is prepared for the CDK.`)]
    return [missing(`${tenant.region} is prepared for an older CDK (${found.Value}).`, remedy)]
  } catch (error) {
    if (!isCode(error, 'ParameterNotFound')) throw error
    return [missing(`${tenant.region} is not prepared for the CDK.`, remedy)]
  }
}

const Concurrency = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) })
const Roles = z.object({ SummaryMap: z.object({ Roles: z.number(), RolesQuota: z.number() }) })

export const quotas: TenantCheck = async ({ ask }, { stack }) => {
  const { AccountLimit } = await read(Concurrency, ask('lambda', 'get-account-settings'))
  const { SummaryMap } = await read(Roles, ask('iam', 'get-account-summary'))
  const [limit, free] = [AccountLimit.ConcurrentExecutions, SummaryMap.RolesQuota - SummaryMap.Roles]
  return [
    limit >= tenantTakes.concurrency
      ? ok(`${limit} functions may run at one time.`)
      : missing(
          `Only ${limit} functions of the account may run at one time; a tenant takes ${tenantTakes.concurrency}.`,
          'Service Quotas → AWS Lambda → Concurrent executions: ask for 1,000. It takes hours to days.',
        ),
    stack !== undefined || free >= tenantTakes.roles
      ? ok(`The account has room for ${free} more roles.`)
      : missing(
          `The account has room for ${free} more roles; a tenant takes ${tenantTakes.roles}.`,
          'Service Quotas → IAM → Roles per account: ask for 5,000.',
        ),
  ]
}
