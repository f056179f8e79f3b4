import { type App, Duration, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib'
import { BackupVault } from 'aws-cdk-lib/aws-backup'
import { AccountPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { backupRole, copiesAccount, copiesVaultName } from './copies.ts'
import { CannotDeploy, physicalName, stackName, type Tenant } from './tenant.ts'

/**
 * The vault of a tenant's copies, in another region or account. It is deployed before the tenant names it, and nothing of the tenant's
 * stack reaches into it: it outlives that stack, its region and its account.
 */
export class CopiesStack extends Stack {
  constructor(app: App, tenant: Tenant) {
    const { copies } = tenant
    if (!copies) throw new CannotDeploy(`tenants/${tenant.id}.json: copies must say where they go.`)
    const account = copiesAccount(tenant)
    super(app, `${stackName(tenant)}-copies`, {
      env: { region: copies.region, ...(account ? { account } : {}) },
      description: `Gleanery: copies of ${tenant.id}`,
      terminationProtection: true,
    })
    Tags.of(this).add('gleanery:tenant', tenant.id)
    const from = copies.account === undefined ? undefined : tenant.account
    new BackupVault(this, 'Vault', {
      backupVaultName: copiesVaultName(tenant),
      encryptionKey: new Key(this, 'Key', {
        description: `Gleanery ${tenant.id}: copies`,
        enableKeyRotation: true,
        removalPolicy: RemovalPolicy.RETAIN,
      }),
      lockConfiguration: {
        minRetention: Duration.days(copies.days),
        // A lock of this kind is final after three days: until then it can be taken back.
        ...(copies.lock === 'compliance' ? { changeableFor: Duration.days(3) } : {}),
      },
      ...(from ? { accessPolicy: copiesFrom(from) } : {}),
      removalPolicy: RemovalPolicy.RETAIN,
    })
    // Ready for the day on which it is needed.
    backupRole(this, {
      roleName: physicalName(tenant, 'restoring'),
      description: 'Restores the table and the buckets from their copies.',
      policies: ['service-role/AWSBackupServiceRolePolicyForRestores', 'AWSBackupServiceRolePolicyForS3Restore'],
    })
  }
}

const copiesFrom = (account: string) =>
  new PolicyDocument({
    statements: [
      new PolicyStatement({
        principals: [new AccountPrincipal(account)],
        actions: ['backup:CopyIntoBackupVault'],
        resources: ['*'],
      }),
    ],
  })
