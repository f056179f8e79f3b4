import { describe, expect, it } from 'vitest'
import { catalogues } from '../../infra/tenantStack.ts'
import { Cloud, changedCloudOf, cloudOf, documented, documentedFirst } from './cloud.ts'
import { busiest, rates, type Step, stepsOf } from './deployment.ts'

const ofType = (steps: readonly Step[], type: string) => steps.filter((step) => step.type === type)
const starts = (steps: readonly Step[]) => Math.min(...steps.map(({ start }) => start))
const ends = (steps: readonly Step[]) => Math.max(...steps.map(({ end }) => end))

/** No half minute of a deployment asks a service for more than it takes in one. */
function expectWithinRates(steps: readonly Step[]): void {
  for (const [service, perSecond] of Object.entries(busiest(steps)))
    expect(perSecond, service).toBeLessThanOrEqual(rates[service]?.perSecond ?? 0)
}

describe('a first deployment of the documented production tenant', () => {
  const steps = () => stepsOf(cloudOf(documentedFirst))

  it('asks no service for more changes than it takes of an account', () => {
    const all = steps()
    expect(all.length).toBe(
      cloudOf(documentedFirst).all.filter(({ Type }) => Type !== 'AWS::CloudFormation::Stack').length,
    )
    expectWithinRates(all)
  })

  it('makes the functions of an area one after the other, and the areas side by side', () => {
    for (const [, its] of Map.groupBy(ofType(steps(), 'AWS::Lambda::Function'), ({ stack }) => stack))
      for (const [index, { start }] of its.entries())
        if (index > 0 && its[index]?.stack !== 'root') expect(start).toBeGreaterThanOrEqual(its[index - 1]?.end ?? 0)
  })

  it('shows the app last, when every function is there', () => {
    const web = ofType(steps(), 'Custom::CDKBucketDeployment')
    expect(web).toHaveLength(2)
    expect(starts(web)).toBeGreaterThanOrEqual(ends(ofType(steps(), 'AWS::Lambda::Alias')))
  })
})

describe('a release', () => {
  it('that changes every function asks no service for too much, and tries sign-in first, then everything else at once', () => {
    const steps = stepsOf(changedCloudOf(documented), cloudOf(documented))
    expect(ofType(steps, 'AWS::Lambda::Alias')).toHaveLength(cloudOf(documented).of('AWS::Lambda::Alias').length)
    expectWithinRates(steps)
    const [signIn, others] = [true, false].map((isRoot) =>
      ofType(steps, 'AWS::Lambda::Alias').filter(({ stack }) => (stack === 'root') === isRoot),
    ) as [Step[], Step[]]
    expect(starts(others)).toBeGreaterThanOrEqual(ends(signIn))
    expect(ends(steps)).toBeLessThan(25 * 60)
  })

  it('that changes every function leaves the API, the web address and the user pool as they are', () => {
    const types = new Set(stepsOf(changedCloudOf(documented), cloudOf(documented)).map(({ type }) => type))
    expect([...types].toSorted()).toEqual(['AWS::Lambda::Alias', 'AWS::Lambda::Function', 'AWS::Lambda::Version'])
  })

  it('with a new step of the origin secret changes CloudFront before any function', () => {
    const steps = stepsOf(new Cloud({ ...documented, originSecretStep: 2 }), cloudOf(documented))
    const functions = ofType(steps, 'AWS::Lambda::Version')
    expect(functions.length).toBe(catalogues.routes.length)
    expect(starts(functions)).toBeGreaterThanOrEqual(ends(ofType(steps, 'Custom::OriginSecret')))
  })
})
