import { describe, expect, it } from 'vitest'
import type { Route } from '../../infra/entries.ts'
import { Cloud, cloudOf, documented, documentedFirst, few, production, trial } from './cloud.ts'
import { documentedOperations, type Operations, operations } from './deployment.ts'
import { importedRoutes } from './importedRoutes.ts'
import { alarmWidgets } from './policies.ts'

/** Endpoints that still fit beside all others. */
const room = 100
/** CloudFormation creates, updates or deletes so many resources of a stack and its nested ones in one operation. */
const most = 2500

const counts = (cloud: Cloud) =>
  [...cloud.templates].map(([stack, template]) => ({ stack, resources: Object.keys(template.Resources).length }))

function expectWithinLimits(cloud: Cloud): void {
  for (const { stack, resources } of counts(cloud)) expect(resources, stack).toBeLessThan(400)
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
  // All inline policies of a role together; references are about as long as what they stand for.
  for (const { Properties, path } of cloud.of('AWS::IAM::Role'))
    expect(JSON.stringify(Properties.Policies ?? []).length, path).toBeLessThan(10_240)
  for (const [api, routes] of Map.groupBy(importedRoutes(cloud), ({ api }) => api))
    expect(routes.length, `routes of ${api}`).toBeLessThan(300)
}

describe('limits of CloudFormation and API Gateway', () => {
  it.each([trial, production])('are kept by today’s catalogue, in the cloud of $id', (tenant) => {
    expectWithinLimits(cloudOf(tenant))
  })

  it(`are kept by each operation on a tenant, and leave room for ${room} endpoints more`, () => {
    const [route] = few.routes as [Route]
    const sizes = documentedOperations()
    const [one, two] = [[route], [route, { ...route, id: 'another' }]].map((routes) =>
      operations(
        new Cloud(documentedFirst, { ...few, routes }),
        new Cloud(documented, { ...few, routes }),
        new Cloud(documented, { ...few, routes }, () => true),
      ),
    ) as [Operations, Operations]
    for (const operation of Object.keys(sizes) as (keyof Operations)[]) {
      const ofEach = two[operation] - one[operation]
      expect(ofEach, operation).toBeGreaterThan(0)
      expect(sizes[operation] + ofEach * room, operation).toBeLessThanOrEqual(most)
    }
    // Three clouds of the whole catalogue are made; a busy machine takes minutes for them.
  }, 600_000)

  it('are checked at synthesis instead of failing at deployment', () => {
    const [route] = few.routes as [Route]
    const tooLong = { ...route, id: 'aCallWhoseNameIsMuchLongerThanLambdaTakesForTheNameOfAFunction' }
    expect(() => new Cloud(trial, { ...few, routes: [tooLong] })).toThrow('64 characters')
    const toNobody: Route = { ...route, permissions: ['exports:send'] }
    expect(() => new Cloud(trial, { ...few, routes: [toNobody] })).toThrow("'exports:send'")
  })
})
