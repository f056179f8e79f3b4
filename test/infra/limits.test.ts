import { describe, expect, it } from 'vitest'
import type { Reaction } from '../../events/subscriptions.ts'
import type { Route } from '../../infra/entries.ts'
import { catalogues } from '../../infra/tenantStack.ts'
import type { Permission } from '../../shared/api/endpoint.ts'
import { Cloud, cloudOf, trial } from './cloud.ts'

/** How many calls of the whole specification fall to each area (231 altogether). */
const sizes: Readonly<Record<string, number>> = {
  inventory: 27,
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
const kinds: readonly (readonly Permission[])[] = [
  [],
  ['table:write'],
  ['table:write', 'due:send'],
  ['photos:get'],
  ['users:write'],
]

const routes: Route[] = Object.entries(sizes).flatMap(([area, size]) =>
  Array.from({ length: size }, (_, place) => ({
    id: `call${place}`,
    area,
    method: 'GET' as const,
    path: `/api/${area}/call${place}${area === 'reports' && place < 3 ? '/' : ''}`,
    summary: `Call ${place}`,
    roles: 'anyone' as const,
    permissions: kinds[place % kinds.length] ?? [],
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

function expectWithinLimits(cloud: Cloud): void {
  for (const { stack, resources } of counts(cloud)) expect(resources, stack).toBeLessThan(400)
  for (const [stack, template] of cloud.templates) {
    expect(Object.keys(template.Parameters ?? {}).length, `parameters of ${stack}`).toBeLessThan(200)
    expect(Object.keys(template.Outputs ?? {}).length, `outputs of ${stack}`).toBeLessThan(200)
    const text = JSON.stringify(template)
    expect(text.length, `size of ${stack}`).toBeLessThan(1_000_000)
    // CloudFormation takes 60 dynamic references a template.
    expect(text.match(/\{\{resolve:/g)?.length ?? 0, `references of ${stack}`).toBeLessThanOrEqual(60)
  }
  for (const role of cloud.of('AWS::IAM::Role'))
    for (const policy of role.Properties.Policies ?? [])
      expect(JSON.stringify(policy.PolicyDocument).length, role.path).toBeLessThan(10_240)
  expect(cloud.of('AWS::ApiGatewayV2::Route').length).toBeLessThan(300)
  expect(cloud.of('AWS::ApiGatewayV2::Integration').length).toBeLessThan(300)
}

describe('limits of the cloud', () => {
  it('are far away', () => {
    expectWithinLimits(cloudOf(trial))
  })

  it('hold the whole specification: 231 calls, 234 routes and 38 more reactions', () => {
    const whole = new Cloud(trial, { ...catalogues, routes, reactions: [...catalogues.reactions, ...reactions] })
    expectWithinLimits(whole)
    expect(whole.of('AWS::ApiGatewayV2::Route').length).toBe(234)
    expect(whole.of('AWS::ApiGatewayV2::Integration').length).toBe(231)
  })

  it('refuse what would only fail when it is deployed', () => {
    const [route] = routes as [Route]
    const tooLong = { ...route, id: 'aCallWhoseNameIsMuchLongerThanLambdaTakesForTheNameOfAFunction' }
    expect(() => new Cloud(trial, { ...catalogues, routes: [tooLong] })).toThrow('64 characters')
    const toNobody: Route = { ...route, permissions: ['exports:send'] }
    expect(() => new Cloud(trial, { ...catalogues, routes: [toNobody] })).toThrow("'exports:send'")
  })
})
