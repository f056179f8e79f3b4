import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { httpApiOf, httpApis } from '../../shared/catalogue.ts'
import { originSecretHeader } from '../../shared/core/schema/originSecret.ts'
import { type Cloud, cloudOf, production, trial } from './cloud.ts'
import { resolvedText } from './policies.ts'

const publicApp = readFileSync(join(import.meta.dirname, '../../web/src/public.tsx'), 'utf8')
let cloud: Cloud
let live: Cloud
beforeAll(() => {
  cloud = cloudOf(trial)
  live = cloudOf(production)
})

interface EdgeRequest {
  uri: string
}
interface EdgeAnswer {
  statusCode: number
  body: string
}

describe('the function at the edge', () => {
  /** The code as it is deployed, run here. */
  const edge = (uri: string): EdgeRequest | EdgeAnswer => {
    const code = String(cloud.of('AWS::CloudFront::Function')[0]?.Properties.FunctionCode)
    const handler = new Function(`${code}; return handler`)() as (event: object) => EdgeRequest | EdgeAnswer
    return handler({ request: { uri, method: 'GET', headers: {}, querystring: {} } })
  }

  /** Addresses that the public app has pages for. */
  const publicPages = [...publicApp.matchAll(/^ {2}\['(\/[\w-]*)', \w+\],$/gm)].map(([, uri]) => uri ?? '')

  it('knows the pages of the public app', () => {
    expect(publicPages).toEqual(expect.arrayContaining(['/', '/order', '/recalled']))
  })

  it.each([...publicPages, '/referral/A7K-22'])('answers %s with the public app', (uri) => {
    expect(edge(uri)).toMatchObject({ uri: '/public.html' })
  })

  it.each(['/neighbor', '/neighbor/'])('answers %s with the neighbors’ own app', (uri) => {
    expect(edge(uri)).toMatchObject({ uri: '/neighbor.html' })
  })

  it.each([
    '/FeedingAmerica',
    '/FoodBank',
    '/StateAssociation',
    '/Coops',
    '/Donor',
    '/Agency',
    '/Agency/',
    '/Pantry',
    '/FoodBank/ViewSentMessage/4711',
    '/Agency/ViewSentMessage/12',
    '/Agency/ComposeMessage',
  ])('answers %s with the authenticated app', (uri) => {
    expect(edge(uri)).toMatchObject({ uri: '/index.html' })
  })

  it.each([
    '/mark.svg',
    '/config.json',
    '/index.html',
    '/public.html',
    '/neighbor.html',
    '/outlines/us.json',
    '/missing.js',
  ])('leaves the file %s alone', (uri) => {
    expect(edge(uri)).toMatchObject({ uri })
  })

  it.each([
    '/agency',
    '/Nobody',
    '/Agency/Anything',
    '/FoodBank/ComposeMessage',
    '/Agency/ViewSentMessage/',
    '/Agency/ViewSentMessage/abc',
    '/Agency/ViewSentMessage/1/2',
    '/referral/',
    '/pickup/1',
    '/sign-in/x',
    '/wp-admin',
    '/x/sign-in',
  ])('answers 404 for %s', (uri) => {
    expect(edge(uri)).toMatchObject({ statusCode: 404, headers: { 'cache-control': { value: 'no-store' } } })
  })

  it('keeps within the limits of CloudFront Functions', () => {
    const [made] = cloud.of('AWS::CloudFront::Function')
    expect(made?.Properties.FunctionConfig.Runtime).toBe('cloudfront-js-2.0')
    expect(Buffer.byteLength(made?.Properties.FunctionCode)).toBeLessThan(10_240)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: every character outside ASCII.
    expect(made?.Properties.FunctionCode).toMatch(/^[\x00-\x7f]*$/)
  })
})

describe('the distribution', () => {
  const config = (of: Cloud) => of.of('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig
  interface Behavior {
    PathPattern: string
    TargetOriginId: string
    CachePolicyId: string
    AllowedMethods?: string[]
    FunctionAssociations?: object[]
  }
  const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6'
  const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
  const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

  it('sends calls and reports to the API, uncached and with their headers', () => {
    const api = (config(cloud).CacheBehaviors as Behavior[]).filter(
      ({ PathPattern }) => !/^\/(assets|pictures)\//.test(PathPattern),
    )
    expect(api.map(({ PathPattern }) => PathPattern)).toEqual(Object.values(httpApis).flat())
    expect(api.map(({ PathPattern }) => PathPattern)).toEqual(
      expect.arrayContaining(['/api/*', '/Agency/BuildReport', '/Agency/PickupReport']),
    )
    for (const behavior of api)
      expect(behavior).toMatchObject({
        CachePolicyId: cachingDisabled,
        OriginRequestPolicyId: allViewerExceptHost,
        ViewerProtocolPolicy: 'https-only',
      })
    for (const { PathPattern, TargetOriginId } of api) {
      const origin = config(cloud).Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId)
      const name = httpApiOf({ path: PathPattern })
      expect(resolvedText(cloud, 'root', origin.DomainName)).toBe(
        `{Api/${name}/HttpApi}.execute-api.us-east-1.{AWS::URLSuffix}`,
      )
    }
  })

  it('adds the origin secret to its calls to the API', () => {
    const origins = config(cloud).Origins.filter(
      ({ CustomOriginConfig }: { CustomOriginConfig?: object }) => CustomOriginConfig,
    )
    expect(origins.length).toBe(Object.keys(httpApis).length)
    for (const { OriginCustomHeaders } of origins) {
      expect(OriginCustomHeaders).toHaveLength(1)
      expect(OriginCustomHeaders[0].HeaderName).toBe(originSecretHeader)
      expect(resolvedText(cloud, 'root', OriginCustomHeaders[0].HeaderValue)).toBe('{OriginSecret/Value.Values}')
    }
  })

  it('runs the edge function for pages only: a missing asset is a 404', () => {
    const assets = (config(cloud).CacheBehaviors as Behavior[]).find(({ PathPattern }) => PathPattern === '/assets/*')
    expect(assets?.CachePolicyId).toBe(cachingOptimized)
    expect(assets?.FunctionAssociations).toBeUndefined()
    expect(config(cloud).DefaultCacheBehavior.FunctionAssociations).toHaveLength(1)
    // An error page would turn the API's refusals into the app.
    expect(config(cloud).CustomErrorResponses).toBeUndefined()
  })

  it('may read and list the app’s files, so that a missing one is a 404', () => {
    const policy = cloud.of('AWS::S3::BucketPolicy').find(({ path }) => path.startsWith('WebFiles'))
    const reads = policy?.Properties.PolicyDocument.Statement.filter(
      ({ Principal }: { Principal: { Service?: string } }) => Principal.Service === 'cloudfront.amazonaws.com',
    )
    expect(reads.flatMap(({ Action }: { Action: string[] }) => Action).toSorted()).toEqual([
      's3:GetObject',
      's3:ListBucket',
    ])
  })

  it('caches assets for a year and documents not at all, and publishes them after all stacks', () => {
    const deployed = cloud
      .of('Custom::CDKBucketDeployment')
      .map(({ Properties }) => [
        Properties.DestinationBucketKeyPrefix ?? '',
        Properties.SystemMetadata['cache-control'],
        Properties.Prune,
      ])
    expect(deployed).toEqual([
      ['assets', 'public, max-age=31536000, immutable', false],
      ['', 'no-cache', false],
    ])
    const [assets, documents] = cloud.of('Custom::CDKBucketDeployment')
    expect(documents?.DependsOn).toContain(assets?.id)
    const stacks = cloud.of('AWS::CloudFormation::Stack').map(({ id }) => id)
    expect(stacks.length).toBeGreaterThan(5)
    // The app may ask for an endpoint as soon as it is published.
    for (const deployment of [assets, documents]) expect(deployment?.DependsOn).toEqual(expect.arrayContaining(stacks))
  })

  it('has the tenant’s domain with TLS 1.2, and a firewall, where the tenant file asks for them', () => {
    expect(config(live).Aliases).toEqual(['app.example.org'])
    expect(config(live).ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021')
    expect(resolvedText(live, 'root', config(live).WebACLId)).toBe('{Firewall/App.Arn}')
    expect(live.of('AWS::Route53::RecordSet').map(({ Properties }) => Properties.Type)).toEqual(
      expect.arrayContaining(['A', 'AAAA', 'CNAME']),
    )
    expect(config(cloud).Aliases).toBeUndefined()
    expect(config(cloud).WebACLId).toBeUndefined()
  })
})

describe('security headers', () => {
  const headers = () => cloud.of('AWS::CloudFront::ResponseHeadersPolicy')[0]?.Properties.ResponseHeadersPolicyConfig
  const policy = (): Map<string, string> => {
    const { ContentSecurityPolicy } = headers().SecurityHeadersConfig.ContentSecurityPolicy
    const directives = resolvedText(cloud, 'root', ContentSecurityPolicy).split('; ')
    return new Map(
      directives.map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
    )
  }

  it('allow scripts only from the app’s own files', () => {
    expect(policy().get('script-src')).toBe("'self' 'wasm-unsafe-eval'")
    expect(policy().get('default-src')).toBe("'self'")
    expect(policy().get('object-src')).toBe("'none'")
    expect(policy().get('base-uri')).toBe("'none'")
    expect(policy().get('frame-ancestors')).toBe("'none'")
  })

  it('allow connections only to the API, the user pool and the photos', () => {
    expect(policy().get('connect-src')).toBe(
      "'self' https://cognito-idp.us-east-1.amazonaws.com https://gleanery-demo-photos-{AWS::AccountId}-us-east-1.s3.us-east-1.amazonaws.com",
    )
    const photos = cloud.of('AWS::S3::Bucket').find(({ path }) => path === 'Photos')?.Properties
    expect(resolvedText(cloud, 'root', photos?.BucketName)).toBe('gleanery-demo-photos-{AWS::AccountId}-us-east-1')
    const [cors] = photos?.CorsConfiguration.CorsRules ?? []
    expect(cors.AllowedMethods).toEqual(['PUT'])
    expect(resolvedText(cloud, 'root', cors.AllowedOrigins[0])).toBe('https://{Web/Distribution.DomainName}')
  })

  it('are on every path, with HSTS for two years', () => {
    expect(headers().SecurityHeadersConfig.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 63_072_000,
      Override: true,
    })
    const { DefaultCacheBehavior, CacheBehaviors } =
      cloud.of('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig ?? {}
    for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behavior.ResponseHeadersPolicyId, behavior.PathPattern).toBeDefined()
  })
})
