import type { HttpEvent } from './context.ts'

/** Header of the code that stands for an account. */
const accessCodeHeader = 'access-code'

/** A longer one is none: it is not worth hashing. */
const maxLength = 200

export function accessCodeOf({ headers }: HttpEvent): string {
  const code = headers[accessCodeHeader] ?? ''
  return code.length <= maxLength ? code : ''
}

/**
 * The browser's address: CloudFront appends it to `x-forwarded-for`, API Gateway appends CloudFront's. What stands before
 * is whatever the browser sent.
 */
export function callerAddress({ headers, requestContext }: HttpEvent): string {
  const forwarded = (headers['x-forwarded-for'] ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-2) || requestContext.http.sourceIp
}
