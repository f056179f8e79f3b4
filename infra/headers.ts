import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { photosAddress } from './storage.ts'
import type { Tenant } from './tenant.ts'

/** What the app's document may load. No script but its own files: nothing inline, nothing made from text. */
export function contentSecurityPolicy(tenant: Tenant): string {
  const userPool = `https://cognito-idp.${tenant.region}.amazonaws.com`
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The component library writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    // Photos have signed addresses, map tiles come from the tenant's choice of server.
    "img-src 'self' data: blob: https:",
    `connect-src 'self' ${userPool} ${photosAddress(tenant)}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ')
}

export const securityHeaders = (scope: Construct, tenant: Tenant) =>
  new ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(tenant), override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // Map tile servers ask for the site, never for the page.
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'permissions-policy', value: 'camera=(), microphone=(), payment=(), usb=()', override: true },
        { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
      ],
    },
  })
