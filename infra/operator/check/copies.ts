import * as z from 'zod/mini'
import { copiedBuckets, copiesVaultArn } from '../../copies.ts'
import { bucketName } from '../../storage.ts'
import type { Tenant } from '../../tenant.ts'
import { type Ask, read } from './awsCli.ts'
import { outputOf } from './deployedStack.ts'
import { type Finding, missing, ok, type TenantCheck } from './finding.ts'

const Settings = z.object({
  ResourceTypeOptInPreference: z._default(z.record(z.string(), z.boolean()), {}),
  ResourceTypeManagementPreference: z._default(z.record(z.string(), z.boolean()), {}),
})
const Jobs = z.object({ CopyJobs: z._default(z.array(z.unknown()), []) })

/** Copies are made once a day and take some hours. */
const recentHours = 36

async function settingsFinding({ region }: Tenant, ask: Ask): Promise<Finding> {
  const { ResourceTypeOptInPreference: works, ResourceTypeManagementPreference: managed } = await read(
    Settings,
    ask('backup', 'describe-region-settings'),
  )
  if (works.DynamoDB && works.S3 && managed.DynamoDB) return ok(`AWS Backup works on tables and buckets in ${region}.`)
  return missing(
    `AWS Backup does not work on tables and buckets in ${region} as copies need it.`,
    `aws backup update-region-settings --region ${region} --resource-type-opt-in-preference DynamoDB=true,S3=true --resource-type-management-preference DynamoDB=true`,
  )
}

/** Copies of what came into the vault elsewhere lately, asked in the tenant's own account. */
export const copies: TenantCheck = async ({ tenant, ask }, { id, stack }) => {
  const table = stack && outputOf(stack, 'TableName')
  if (!tenant.copies || !table) return []
  const vault = copiesVaultArn(tenant, tenant.copies, id)
  const since = new Date(Date.now() - recentHours * 3_600_000).toISOString()
  const resources = {
    'the table': `arn:aws:dynamodb:${tenant.region}:${id}:table/${table}`,
    ...Object.fromEntries(
      copiedBuckets.map((holds) => [holds, `arn:aws:s3:::${bucketName({ ...tenant, account: id }, holds)}`]),
    ),
  }
  const late: string[] = []
  for (const [what, arn] of Object.entries(resources)) {
    const which = ['--by-resource-arn', arn, '--by-destination-vault-arn', vault, '--by-complete-after', since]
    const asked = ask('backup', 'list-copy-jobs', '--by-state', 'COMPLETED', ...which)
    if ((await read(Jobs, asked)).CopyJobs.length === 0) late.push(what)
  }
  const inTime =
    late.length === 0
      ? ok(`Table, photos, pictures and accounts were copied to ${vault} within ${recentHours} hours.`)
      : missing(
          `Within ${recentHours} hours no copy came to ${vault} of: ${late.join(', ')}.`,
          `AWS Backup → Jobs → Copy jobs says why. Its first copies come a day after the deployment; the vault is made by npx cdk deploy -c tenant=${tenant.id} -c copies=true.`,
        )
  return [await settingsFinding(tenant, ask), inTime]
}
