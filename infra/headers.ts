import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { hasProviders, signInAddress } from './federation.ts'
import { contentPolicy, otherHeaders } from './pageHeaders.ts'
import { photosAddress } from './storage.ts'
import { physicalName, type Tenant } from './tenant.ts'

const signInServers = (tenant: Tenant) => (hasProviders(tenant) ? [signInAddress(tenant)] : [])

const contentSecurityPolicy = (tenant: Tenant) =>
  [
    ...contentPolicy({
      servers: [`https://cognito-idp.${tenant.region}.amazonaws.com`, ...signInServers(tenant), photosAddress(tenant)],
    }),
    'upgrade-insecure-requests',
  ].join('; ')

export const securityHeaders = (scope: Construct, tenant: Tenant) =>
  new ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    responseHeadersPolicyName: physicalName(tenant, 'headers'),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(tenant), override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(otherHeaders).map(([header, value]) => ({ header, value, override: true })),
    },
  })
