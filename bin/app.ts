import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { CopiesStack } from '../infra/copiesStack.ts'
import { allEntries, bundleDirectory } from '../infra/entries.ts'
import { checkedOut } from '../infra/release.ts'
import { tableKeysFile, withoutTableKeys } from '../infra/tableKeys.ts'
import { CannotDeploy, loadTenant, settingsMark } from '../infra/tenant.ts'
import { TenantStack } from '../infra/tenantStack.ts'

/**
 * `cdk synth -c tenant=<id>`, or `<id>,<id>`: makes the tenants' stacks from their files and the build output; with `-c copies=true`
 * the stacks of their copies elsewhere.
 */
function synthesize(): void {
  // The CDK's usage metadata is a resource of each stack, and CloudFormation changes 2,500 of a tenant in one operation.
  const app = new App({ analyticsReporting: false })
  const said: unknown = app.node.tryGetContext('tenant')
  const tenants = (typeof said === 'string' ? said.split(',') : [said]).map((id) => loadTenant(id))
  const isSaid = (name: string) => app.node.tryGetContext(name) === 'true'
  if (isSaid('copies')) {
    for (const tenant of tenants) new CopiesStack(app, tenant)
    app.synth()
    return
  }
  const root = join(import.meta.dirname, '..')
  const web = join(root, 'dist/web')
  if (!existsSync(join(web, 'index.html'))) throw new CannotDeploy('The web app is not built: run npm run build first.')
  const [unknown] = withoutTableKeys(allEntries())
  if (unknown) throw new CannotDeploy(`${tableKeysFile} does not have ${unknown}: run npm run docs first.`)
  const functions = join(root, bundleDirectory)
  const built = {
    codeOf: (entry: string) => Code.fromAsset(join(functions, entry)),
    web,
  }
  const [isFirstDeployment, isUrgent, version] = [isSaid('first'), isSaid('urgent'), checkedOut()]
  for (const tenant of tenants) {
    const release = { version, settings: settingsMark(tenant.id, isFirstDeployment) }
    new TenantStack(app, { ...tenant, isFirstDeployment, isUrgent, release }, built)
  }
  app.synth()
}

try {
  synthesize()
} catch (error) {
  if (!(error instanceof CannotDeploy)) throw error
  console.error(error.message)
  process.exitCode = 1
}
