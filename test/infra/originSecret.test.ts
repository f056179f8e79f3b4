import { createHmac } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { derivationCode } from '../../infra/originSecret.ts'
import { catalogue } from '../../shared/catalogue.ts'
import { Cloud, cloudOf, documented, few } from './cloud.ts'
import { environmentOf } from './policies.ts'

/** Runs the deployed code as CloudFormation does, and answers the values that it sent back. */
async function valuesOf(step: number): Promise<string[]> {
  const sent: { readonly Status: string; readonly NoEcho: boolean; readonly Data: { readonly Values: string } }[] = []
  const sandbox = createContext({
    exports: {},
    require: () => ({ createHmac }),
    process: { env: { KEY: 'key' } },
    fetch: async (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return { ok: true }
    },
  }) as { exports: { handler: (event: object) => Promise<void> } }
  runInContext(derivationCode, sandbox)
  // CloudFormation hands every property over as text.
  await sandbox.exports.handler({ ResponseURL: 'https://example.org', ResourceProperties: { Step: String(step) } })
  expect(sent).toMatchObject([{ Status: 'SUCCESS', NoEcho: true }])
  return sent[0]?.Data.Values.split(',') ?? []
}

describe('the origin secret', () => {
  it('has two values that stay the same from deployment to deployment', async () => {
    const first = await valuesOf(1)
    expect(await valuesOf(1)).toEqual(first)
    expect(new Set(first).size).toBe(2)
    for (const value of first) expect(value).toMatch(/^[\w-]{43}$/)
  })

  it('shares a value with the next step, so that either may be deployed or undone first, and none with the one after', async () => {
    const [first, second, third] = [await valuesOf(1), await valuesOf(2), await valuesOf(3)]
    expect(second.filter((value) => first.includes(value))).toHaveLength(1)
    expect(third.filter((value) => first.includes(value))).toEqual([])
  })
})

describe('in the cloud of the documented production tenant', () => {
  let cloud: Cloud
  beforeAll(() => {
    cloud = cloudOf(documented)
  })

  it('the secret is in no template, and nested stacks do not show it', () => {
    const [derivation] = cloud.of('Custom::OriginSecret')
    expect(derivation?.Properties.Step).toBe(1)
    const derive = cloud.of('AWS::Lambda::Function').find(({ path }) => path === 'OriginSecret/Derive')
    expect(JSON.stringify(derive?.Properties.Environment.Variables.KEY)).toContain('{{resolve:secretsmanager:')
    for (const secret of cloud.of('AWS::SecretsManager::Secret'))
      expect(secret.Properties.GenerateSecretString).toBeDefined()
    for (const area of new Set(catalogue.map(({ area }) => area)))
      expect(cloud.templates.get(area)?.Parameters?.OriginSecret, area).toEqual({ Type: 'String', NoEcho: true })
  })

  it('CloudFront sends what functions accept', () => {
    const [distribution] = cloud.of('AWS::CloudFront::Distribution')
    const sent = distribution?.Properties.DistributionConfig.Origins.flatMap(
      ({ OriginCustomHeaders = [] }: { OriginCustomHeaders?: { HeaderValue: unknown }[] }) =>
        OriginCustomHeaders.map(({ HeaderValue }) => HeaderValue),
    )
    expect(sent).toHaveLength(2)
    const [derivation] = cloud.of('Custom::OriginSecret')
    for (const value of sent) expect(value).toEqual({ 'Fn::GetAtt': [derivation?.id, 'Values'] })
    expect(environmentOf(cloud, 'production_offers_acceptMatch').ORIGIN_SECRET).toBe('{OriginSecret/Value.Values}')
  })

  it('every area waits for the distribution, although the web’s address is known before', () => {
    const [distribution] = cloud.of('AWS::CloudFront::Distribution')
    const areas = cloud.of('AWS::CloudFormation::Stack')
    expect(areas).toHaveLength(cloud.templates.size - 1)
    for (const { DependsOn, path } of areas) expect(DependsOn, path).toContain(distribution?.id)
  })

  it('a new step makes a new version of each endpoint, whose environment changes, and of nothing else', () => {
    const versions = (step: number) =>
      new Map(
        new Cloud({ ...documented, originSecretStep: step }, few)
          .of('AWS::Lambda::Version')
          .map(({ path, id }) => [path, id]),
      )
    const [one, two] = [versions(1), versions(2)]
    const changed = [...two].filter(([path, id]) => one.get(path) !== id).map(([path]) => path)
    expect(changed.toSorted()).toEqual(few.routes.map(({ area, id }) => `${area}/${id}/CurrentVersion`).toSorted())
  })
})
