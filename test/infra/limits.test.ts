import { describe, expect, it } from 'vitest'
import type { Reaction } from '../../events/subscriptions.ts'
import type { Route } from '../../infra/entries.ts'
import { catalogues } from '../../infra/tenantStack.ts'
import type { Permission } from '../../shared/core/schema/endpoint.ts'
import { Cloud, cloudOf, production, trial } from './cloud.ts'
import { alarmWidgets, resolvedText } from './policies.ts'

/** Dummy endpoints by area: the whole specification's 231 and 19 more, half of them the pantry's. */
const sizes: Readonly<Record<string, number>> = {
  inventory: 46,
  agency: 22,
  realtime: 20,
  locations: 20,
  foodbank: 20,
  windows: 14,
  customers: 14,
  reports: 13,
  distributor: 12,
  tags: 10,
  limits: 9,
  orders: 8,
  messages: 8,
  session: 7,
  invitations: 7,
  deliveryprograms: 7,
  storage: 5,
  ordering: 5,
  erp: 3,
}
const pantryAreas = new Set([
  'inventory',
  'locations',
  'windows',
  'customers',
  'tags',
  'limits',
  'orders',
  'storage',
  'ordering',
])

const kinds: readonly (readonly Permission[])[] = [
  [],
  ['table:write'],
  ['table:write', 'due:send'],
  ['photos:get'],
  ['users:invite'],
]

const routes: Route[] = Object.entries(sizes).flatMap(([area, size]) =>
  Array.from({ length: size }, (_, index) => ({
    id: `call${index}`,
    area,
    method: 'GET' as const,
    path: `/api/${pantryAreas.has(area) ? 'orderahead/' : ''}${area}/call${index}${area === 'reports' && index < 3 ? '/' : ''}`,
    summary: `Call ${index}`,
    roles: 'anyone' as const,
    permissions: kinds[index % kinds.length] ?? [],
    mutates: (kinds[index % kinds.length] ?? []).includes('table:write'),
  })),
)
/** Two more reactions in every area. */
const reactions: Reaction[] = Object.keys(sizes).flatMap((area) =>
  ['onOne', 'onTwo'].map((name) => ({
    run: `${area}/${name}`,
    to: catalogues.reactions[0]?.to ?? [],
    permissions: ['table:write'],
    impact: 'Nothing is missed: this is a test.',
    timeoutSeconds: 30,
  })),
)

const counts = (cloud: Cloud) =>
  [...cloud.templates].map(([stack, template]) => ({ stack, resources: Object.keys(template.Resources).length }))

/** How many resources of a type each HTTP API has. */
function countsByApi(cloud: Cloud, type: string): Map<string, number> {
  const its = cloud.of(type).map(({ stack, Properties }) => resolvedText(cloud, stack, Properties.ApiId))
  return new Map([...Map.groupBy(its, (api) => api)].map(([api, list]) => [api, list.length]))
}

function expectWithinLimits(cloud: Cloud): void {
  for (const { stack, resources } of counts(cloud)) expect(resources, stack).toBeLessThan(400)
  // CloudFormation creates, updates or deletes 2,500 resources of a stack and its nested ones in one operation.
  expect(cloud.all.length, 'resources of all stacks').toBeLessThan(2500)
  // CodeDeploy's default quotas; a deployment of other code shifts every alias at the same time.
  const shifts = cloud.of('AWS::CodeDeploy::DeploymentGroup').length
  expect(shifts, 'deployment groups of an application').toBeLessThan(1000)
  expect(shifts, 'deployments at the same time').toBeLessThan(1300)
  for (const [stack, template] of cloud.templates) {
    expect(Object.keys(template.Parameters ?? {}).length, `parameters of ${stack}`).toBeLessThan(200)
    expect(Object.keys(template.Outputs ?? {}).length, `outputs of ${stack}`).toBeLessThan(200)
    const text = JSON.stringify(template)
    expect(text.length, `size of ${stack}`).toBeLessThan(1_000_000)
    // CloudFormation takes 60 dynamic references a template.
    expect(text.match(/\{\{resolve:/g)?.length ?? 0, `references of ${stack}`).toBeLessThanOrEqual(60)
  }
  for (const widget of alarmWidgets(cloud)) expect(widget.alarms.length, 'alarms of a widget').toBeLessThanOrEqual(100)
  for (const role of cloud.of('AWS::IAM::Role'))
    for (const policy of role.Properties.Policies ?? [])
      expect(JSON.stringify(policy.PolicyDocument).length, role.path).toBeLessThan(10_240)
  for (const type of ['AWS::ApiGatewayV2::Route', 'AWS::ApiGatewayV2::Integration'])
    for (const [api, count] of countsByApi(cloud, type)) expect(count, `${type} of ${api}`).toBeLessThan(300)
}

describe('limits of CloudFormation and API Gateway', () => {
  it.each([trial, production])('are kept by today’s catalogue, in the cloud of $id', (tenant) => {
    expectWithinLimits(cloudOf(tenant))
  })

  it('would not be kept if endpoints that only read were rolled out gradually, too', () => {
    const everywhere = catalogues.routes.map((route) => ({ ...route, mutates: true }))
    expect(new Cloud(trial, { ...catalogues, routes: everywhere }).all.length).toBeGreaterThan(2500)
  })

  it('are kept with 250 endpoints and 38 more reactions: no HTTP API has 300 integrations, no stack 500 resources', () => {
    const started = performance.now()
    const whole = new Cloud(trial, { ...catalogues, routes, reactions: [...catalogues.reactions, ...reactions] })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    expectWithinLimits(whole)
    const largest = counts(whole).toSorted((a, b) => b.resources - a.resources)[0]
    const integrations = countsByApi(whole, 'AWS::ApiGatewayV2::Integration')
    console.info(
      `${routes.length} endpoints: synthesized in ${seconds} s; largest stack ${largest?.stack} with ${largest?.resources} resources;`,
      `integrations ${[...integrations].map(([api, count]) => `${api} ${count}`).join(', ')}`,
    )
    expect([...integrations.values()].reduce((sum, count) => sum + count, 0)).toBe(250)
    expect(integrations.size).toBe(2)
    expect(whole.of('AWS::ApiGatewayV2::Route').length).toBe(253)
  })

  it('are checked at synthesis instead of failing at deployment', () => {
    const [route] = routes as [Route]
    const tooLong = { ...route, id: 'aCallWhoseNameIsMuchLongerThanLambdaTakesForTheNameOfAFunction' }
    expect(() => new Cloud(trial, { ...catalogues, routes: [tooLong] })).toThrow('64 characters')
    const toNobody: Route = { ...route, permissions: ['exports:send'] }
    expect(() => new Cloud(trial, { ...catalogues, routes: [toNobody] })).toThrow("'exports:send'")
  })
})
