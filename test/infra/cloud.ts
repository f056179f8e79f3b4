import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import type { Catalogues } from '../../infra/areaStack.ts'
import { entryOf } from '../../infra/entries.ts'
import { loadTenant, type Tenant } from '../../infra/tenant.ts'
import { catalogues, TenantStack } from '../../infra/tenantStack.ts'

/** The synthesized cloud of a tenant, as plain templates: one for the tenant itself, one an area. */

// CDK would check the root template in each synthesis: `templateRules.test.ts` holds the same rules against all templates.
process.env.CDK_VALIDATION = 'false'

export interface Resource {
  readonly Type: string
  // biome-ignore lint/suspicious/noExplicitAny: a CloudFormation template; each test asserts the part it reads.
  readonly Properties: Record<string, any>
  readonly DependsOn?: readonly string[]
  readonly DeletionPolicy?: string
  readonly UpdateReplacePolicy?: string
  readonly UpdatePolicy?: { readonly CodeDeployLambdaAliasUpdate: Readonly<Record<string, unknown>> }
  readonly Metadata?: { readonly 'aws:cdk:path'?: string }
}
export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>
  readonly Parameters?: Readonly<Record<string, unknown>>
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown }>>
}
export interface Found extends Resource {
  readonly stack: string
  readonly id: string
  /** Path of the construct in its stack: `Data/Table`. */
  readonly path: string
}

export const trial: Tenant = {
  id: 'demo',
  region: 'us-east-1',
  production: false,
  mail: { from: 'gleanery@example.org', identity: 'domain', usersToo: false },
  addresses: 'amazon',
  logRetentionDays: 90,
  customerKey: false,
  originSecretStep: 1,
  throttle: { rate: 500, burst: 1000 },
  warm: { from: 0, to: 24, timeZone: 'UTC', copies: 20 },
  shards: 4,
  firewall: false,
  signIn: { plan: 'lite', providers: [] },
  breachedPasswords: false,
  maxLimits: 5,
}

export const production: Tenant = {
  ...trial,
  id: 'harvest',
  account: '111122223333',
  production: true,
  customerKey: true,
  firewall: 'block',
  breachedPasswords: true,
  alarmEmail: 'ops@example.org',
  texts: { number: '+18655550100' },
  addresses: 'census',
  domain: {
    name: 'app.example.org',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/11111111-2222-3333-4444-555555555555',
    zone: { id: 'Z0123456789ABC', name: 'example.org' },
  },
}

/** The tenant whose file docs/deploying.md shows as an example for production. */
export const documented = loadTenant('production', join(import.meta.dirname, '../../docs/tenants'))

/** The same at its first deployment. */
export const documentedFirst: Tenant = { ...documented, isFirstDeployment: true }

/** A production tenant with copies in another region and account. */
export const copied = {
  ...production,
  copies: { region: 'us-west-2', account: '444455556666', days: 14, lock: 'governance' },
} as const satisfies Tenant

/** Stands for every function's code and for the built web app. */
const placeholder = join(import.meta.dirname, 'placeholder')
/** Stands for code that a release changed. */
const changedCode = join(import.meta.dirname, 'placeholderChanged')

const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8')) as { context: object }

/** A few endpoints and reactions, for what the tenant's file decides: the whole catalogue takes several times as long. */
export const few: Catalogues = {
  ...catalogues,
  routes: catalogues.routes.filter((route) => ['offers/acceptMatch', 'session/resume'].includes(entryOf(route))),
  reactions: catalogues.reactions.slice(0, 2),
  schedules: catalogues.schedules.filter(({ name }) => name === 'timers/sweepDue'),
}

/** An app as `bin/app.ts` makes it, with code that costs nothing. */
export function appOf(
  tenant: Tenant,
  from = catalogues,
  isChanged: (entry: string) => boolean = () => false,
): { app: App; stack: TenantStack } {
  const app = new App({
    analyticsReporting: false,
    outdir: mkdtempSync(join(tmpdir(), 'gleanery-cloud-')),
    treeMetadata: false,
    context: { ...context, 'aws:cdk:enable-path-metadata': true, 'aws:cdk:disable-stack-trace': true },
  })
  const codeOf = (entry: string) => Code.fromAsset(isChanged(entry) ? changedCode : placeholder)
  const built = { codeOf, web: placeholder }
  try {
    return { app, stack: new TenantStack(app, tenant, built, from) }
  } catch (refusal) {
    rmSync(app.outdir, { recursive: true })
    throw refusal
  }
}

export class Cloud {
  /** By area; the tenant's own is `root`. */
  readonly templates: ReadonlyMap<string, Template>
  readonly all: readonly Found[]

  /** `isChanged` says which functions a release changed. */
  constructor(tenant: Tenant, from = catalogues, isChanged?: (entry: string) => boolean) {
    const { app, stack } = appOf(tenant, from, isChanged)
    app.synth()
    const read = (file: string) => JSON.parse(readFileSync(join(app.outdir, file), 'utf8')) as Template
    const areas = stack.areas.map((area) => [area.area, read(area.templateFile)] as const)
    this.templates = new Map([['root', read(stack.templateFile)], ...areas])
    rmSync(app.outdir, { recursive: true })
    this.all = [...this.templates].flatMap(([name, template]) => foundIn(name, template))
  }

  of(type: string): Found[] {
    return this.all.filter((resource) => resource.Type === type)
  }
}

const foundIn = (stack: string, template: Template): Found[] =>
  Object.entries(template.Resources).map(([id, resource]) => ({ ...resource, stack, id, path: pathOf(resource) ?? id }))

/** The construct's own path, without its stacks and without CDK's last step. */
const pathOf = (resource: Resource): string | undefined =>
  resource.Metadata?.['aws:cdk:path']
    ?.split('/')
    .slice(1)
    .join('/')
    .replace(/\/(Resource|Default)$/, '')

const made = new Map<Tenant, Cloud>()
const changed = new Map<Tenant, Cloud>()

/** The cloud of a tenant as the app's catalogues make it; made once. */
export function cloudOf(tenant: Tenant): Cloud {
  const cloud = made.get(tenant) ?? new Cloud(tenant)
  made.set(tenant, cloud)
  return cloud
}

/** The same after a release that changed every function; made once. */
export function changedCloudOf(tenant: Tenant): Cloud {
  const cloud = changed.get(tenant) ?? new Cloud(tenant, catalogues, () => true)
  changed.set(tenant, cloud)
  return cloud
}
