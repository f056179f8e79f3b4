/** Security headers of every answer, in the cloud and on one machine. */

/** Origins that the app loads from besides its own. */
export interface Elsewhere {
  /** Servers it talks to: the API has the app's own address. */
  readonly servers: readonly string[]
  /** Servers of pictures that no `https:` covers. */
  readonly pictures?: readonly string[]
}

const list = (...sources: readonly string[]) => sources.join(' ')

/**
 * The content security policy of the app's document: scripts from its own files only, no inline scripts, no eval. WebAssembly
 * of its own files may be compiled: the reader of barcodes is one, where the browser has none.
 */
export const contentPolicy = ({ servers, pictures = [] }: Elsewhere): readonly string[] => [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
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

/** Map tile servers receive the origin, never the URL. CloudFront has settings of its own for these. */
export const plainHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

/** Those that CloudFront has no setting for. The camera reads codes in a stock count and at the hand-over. */
export const otherHeaders = {
  'permissions-policy': 'camera=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const
