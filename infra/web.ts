import { Duration, Stack, Validations } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { AaaaRecord, ARecord, PublicHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { httpApis } from '../shared/catalogue.ts'
import { originSecretHeader } from '../shared/core/schema/originSecret.ts'
import type { Firewall } from './firewall.ts'
import { securityHeaders } from './headers.ts'
import type { HttpApis } from './metrics.ts'
import type { OriginSecret } from './originSecret.ts'
import { pageFunctionCode } from './pages.ts'
import { physicalName, type Tenant } from './tenant.ts'

const hostOf = (api: IHttpApi) => {
  const { region, urlSuffix } = Stack.of(api)
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`
}

/**
 * The paths of the HTTP APIs. CachingDisabled passes every request on, and with it CloudFront compresses nothing: the
 * functions compress their answers themselves, since this policy hands them the browser's `Accept-Encoding`.
 */
function apiBehaviors(apis: HttpApis, secret: OriginSecret, { responseHeadersPolicy }: BehaviorOptions) {
  const behaviors = Object.entries(httpApis).flatMap(([name, paths]) => {
    const behavior: BehaviorOptions = {
      origin: new HttpOrigin(hostOf(apis.get(name) as IHttpApi), {
        readTimeout: Duration.seconds(30),
        customHeaders: { [originSecretHeader]: secret.values },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      ...(responseHeadersPolicy ? { responseHeadersPolicy } : {}),
    }
    return paths.map((path) => [path, behavior] as const)
  })
  return Object.fromEntries(behaviors)
}

/** The app's files, and pictures of products and locations. */
export interface WebBuckets {
  readonly files: Bucket
  readonly pictures: Bucket
}

export interface WebProps {
  readonly buckets: WebBuckets
  readonly apis: HttpApis
  readonly secret: OriginSecret
  readonly firewall: Firewall | undefined
}

/**
 * Distribution that people's browsers talk to: the app's files and the API under one name, so that no request crosses an origin.
 */
export class Web extends Construct {
  readonly distribution: Distribution
  /** Without a slash at the end. */
  readonly url: string

  constructor(scope: Construct, id: string, tenant: Tenant, { buckets, apis, secret, firewall }: WebProps) {
    super(scope, id)
    const files = this.#files(tenant, buckets.files)
    const pages = new EdgeFunction(this, 'Pages', {
      functionName: physicalName(tenant, 'pages'),
      comment: 'Answers the addresses of the app with its document',
      code: FunctionCode.fromInline(pageFunctionCode),
      runtime: FunctionRuntime.JS_2_0,
    })
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Gleanery ${tenant.id}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultRootObject: 'index.html',
      ...(tenant.domain ? this.#name(tenant.domain) : {}),
      ...(firewall ? { webAclId: firewall.acl.attrArn } : {}),
      defaultBehavior: {
        ...files,
        functionAssociations: [{ function: pages, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        '/assets/*': files,
        '/pictures/*': { ...files, origin: this.#pictures(tenant, buckets.pictures), compress: false },
        ...apiBehaviors(apis, secret, files),
      },
    })
    this.url = `https://${tenant.domain?.name ?? this.distribution.distributionDomainName}`
    this.#records(tenant.domain)
    this.#suppressFindings(tenant)
  }

  #files(tenant: Tenant, bucket: Bucket): BehaviorOptions {
    return {
      // With LIST a file that is not there is a 404; without it S3 says 403.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        originAccessControl: new S3OriginAccessControl(this, 'FilesAccess', {
          originAccessControlName: physicalName(tenant, 'files'),
        }),
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: securityHeaders(this, tenant),
    }
  }

  /** Without LIST, a picture that is not there is answered as one that may not be read. */
  #pictures(tenant: Tenant, bucket: Bucket) {
    return S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ],
      originAccessControl: new S3OriginAccessControl(this, 'PicturesAccess', {
        originAccessControlName: physicalName(tenant, 'pictures'),
      }),
    })
  }

  #name(domain: NonNullable<Tenant['domain']>) {
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn)
    return { domainNames: [domain.name], certificate, minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021 }
  }

  #records(domain: Tenant['domain']): void {
    if (!domain?.zone) return
    const zone = PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: domain.zone.id,
      zoneName: domain.zone.name,
    })
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution))
    new ARecord(this, 'A', { zone, recordName: `${domain.name}.`, target })
    new AaaaRecord(this, 'Aaaa', { zone, recordName: `${domain.name}.`, target })
  }

  #suppressFindings(tenant: Tenant): void {
    const findings = Validations.of(this.distribution)
    findings.acknowledge(
      {
        id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'The list of files can’t be reached: `/` is answered with the app, and no query reaches the bucket.',
      },
      { id: 'AwsSolutions-CFR1', reason: 'Food banks have staff and donors who travel; no country is shut out.' },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          'CloudFront’s log lines hold visitors’ addresses and what they searched for; the API logs route, status and time of each call instead.',
      },
    )
    if (!tenant.firewall)
      findings.acknowledge({
        id: 'AwsSolutions-CFR2',
        reason: 'The firewall costs a fixed sum a month and is the tenant’s choice (`firewall`).',
      })
    if (!tenant.domain)
      findings.acknowledge({
        id: 'AwsSolutions-CFR4',
        reason: 'Without an own domain the certificate is CloudFront’s, which sets the lowest TLS version itself.',
      })
  }
}
