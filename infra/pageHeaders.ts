/** What browsers are told with every answer, in the cloud and on one machine alike. */

/** Where the app finds what is not its own files. */
export interface Elsewhere {
  /** Servers it talks to: the API has the app's own address. */
  readonly servers: readonly string[]
  /** Servers of pictures that no `https:` covers. */
  readonly pictures?: readonly string[]
}

const list = (...sources: readonly string[]) => sources.join(' ')

/** What the app's document may load. No script but its own files: nothing inline, nothing made from text. */
export const contentPolicy = ({ servers, pictures = [] }: Elsewhere): readonly string[] => [
  "default-src 'self'",
  "script-src 'self'",
  // The component library writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  // Photos have signed addresses, map tiles come from the tenant's choice of server.
  list('img-src', "'self'", 'data:', 'blob:', 'https:', ...pictures),
  list('connect-src', "'self'", ...servers),
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/** Map tile servers are told the site, never the page. CloudFront has settings of its own for these. */
export const plainHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

/** Those that CloudFront has no setting for. */
export const otherHeaders = {
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const
