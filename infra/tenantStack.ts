import { type App, CfnOutput, Stack, Tags } from 'aws-cdk-lib'
import {
  codeTrigger,
  linkTrigger,
  passwordTrigger,
  publisher,
  reactions,
  schedules,
  tokenTrigger,
  workers,
} from '../events/subscriptions.ts'
import { catalogue } from '../shared/catalogue.ts'
import { Api } from './api.ts'
import { AreaStack, areasOf, type Catalogues } from './areaStack.ts'
import { addBudget } from './budget.ts'
import { addCopies } from './copies.ts'
import { signInOffer } from './federation.ts'
import { Firewall } from './firewall.ts'
import type { CodeOf } from './foundation.ts'
import { addLogQueries } from './logQueries.ts'
import { functionLogs } from './logs.ts'
import { addMonitoring } from './monitoring.ts'
import { OriginSecret } from './originSecret.ts'
import { publishWeb } from './publishWeb.ts'
import { accessLogBucket, picturesBucket, webBucket } from './storage.ts'
import { isProtected, stackName, type Tenant } from './tenant.ts'
import { tenantResources, withWeb } from './tenantResources.ts'
import { triggerFunctions, Users } from './users.ts'
import { Web } from './web.ts'

/** Input of the stacks; tests pass larger catalogues. */
export const catalogues: Catalogues = {
  routes: catalogue,
  reactions,
  workers,
  schedules,
  publisher,
  tokenTrigger,
  passwordTrigger,
  codeTrigger,
  linkTrigger,
}

/** Build output. */
export interface Built {
  readonly codeOf: CodeOf
  /** Directory of the built web app. */
  readonly web: string
}

/**
 * One tenant: table, user pool, distribution and, in one nested stack per area, its functions. Tenants share nothing, so each
 * can be moved, restored or removed alone.
 */
export class TenantStack extends Stack {
  readonly areas: readonly AreaStack[]

  constructor(app: App, tenant: Tenant, built: Built, from: Catalogues = catalogues) {
    super(app, stackName(tenant), {
      env: { region: tenant.region, ...(tenant.account ? { account: tenant.account } : {}) },
      description: `Gleanery for ${tenant.id}`,
      terminationProtection: isProtected(tenant),
    })
    Tags.of(this).add('gleanery:tenant', tenant.id)
    const accessLogs = accessLogBucket(this, tenant)
    const logs = functionLogs(this, tenant)
    const originSecret = new OriginSecret(this, 'OriginSecret', tenant, logs.work)
    const webFiles = webBucket(this, tenant, accessLogs)
    const buckets = { files: webFiles, pictures: picturesBucket(this, tenant, accessLogs) }
    const resources = tenantResources(this, { tenant, codeOf: built.codeOf, logs, accessLogs, catalogues: from })
    const users = new Users(this, 'Users', tenant, triggerFunctions(this, from, resources))
    const api = new Api(this, 'Api', { tenant, users, routes: from.routes })
    const firewall = tenant.firewall ? new Firewall(this, 'Firewall', tenant) : undefined
    firewall?.guardSignIn(users.pool.userPoolArn)
    const web = new Web(this, 'Web', tenant, { buckets, apis: api.httpApis, secret: originSecret, firewall })
    const foundation = withWeb(this, resources, { pool: users.pool, webUrl: web.url, accessLogs })
    foundation.rollout.watchCalls(api.httpApis)
    this.areas = areasOf(from).map((area) => new AreaStack(this, area, from, originSecret, foundation))
    // With an own domain nothing in their environment makes them wait for it.
    for (const area of this.areas) area.node.addDependency(web.distribution)
    publishWeb(this, webFiles, built.web, settingsOf(tenant, users), this.areas)
    addLogQueries(this, tenant, logs, api.logs)
    addCopies(this, foundation)
    addBudget(this, tenant)
    addMonitoring(this, { foundation, httpApis: api.httpApis, callLogs: api.logs, schedules: from.schedules })
    this.#tell({ WebUrl: web.url, UserPoolId: users.pool.userPoolId, TableName: foundation.table.table.tableName })
    if (tenant.release) this.#tell({ Version: tenant.release.version, Settings: tenant.release.settings })
  }

  #tell(outputs: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}

/** `/config.json`: everything the built app knows of its tenant. */
const settingsOf = (tenant: Tenant, users: Users) => ({
  userPoolId: users.pool.userPoolId,
  userPoolClientId: users.client.userPoolClientId,
  maxLimits: tenant.maxLimits,
  ...signInOffer(tenant),
  ...(tenant.texts ? { texts: true } : {}),
  ...(tenant.tiles ? { tiles: tenant.tiles } : {}),
})
