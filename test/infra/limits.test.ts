import { describe, expect, it } from 'vitest'
import type { Route } from '../../infra/entries.ts'
import { Cloud, cloudOf, documented, few, production, trial } from './cloud.ts'
import { importedRoutes } from './importedRoutes.ts'
import { alarmWidgets } from './policies.ts'

/** Endpoints that still fit beside all others. */
const room = 40

const counts = (cloud: Cloud) =>
  [...cloud.templates].map(([stack, template]) => ({ stack, resources: Object.keys(template.Resources).length }))

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

  it(`leave room for ${room} endpoints more`, () => {
    const [one, two] = [
      few.routes.slice(0, 1),
      few.routes.slice(0, 1).flatMap((route) => [route, { ...route, id: 'another' }]),
    ]
    const sizeOf = (routes: readonly Route[]) => new Cloud(trial, { ...few, routes }).all.length
    const ofEach = sizeOf(two) - sizeOf(one)
    expect(ofEach).toBe(4)
    for (const tenant of [trial, documented])
      expect(cloudOf(tenant).all.length + ofEach * room).toBeLessThanOrEqual(2500)
  })

  it('are checked at synthesis instead of failing at deployment', () => {
    const [route] = few.routes as [Route]
    const tooLong = { ...route, id: 'aCallWhoseNameIsMuchLongerThanLambdaTakesForTheNameOfAFunction' }
    expect(() => new Cloud(trial, { ...few, routes: [tooLong] })).toThrow('64 characters')
    const toNobody: Route = { ...route, permissions: ['exports:send'] }
    expect(() => new Cloud(trial, { ...few, routes: [toNobody] })).toThrow("'exports:send'")
  })
})
