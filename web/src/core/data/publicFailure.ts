import { ApiError, Refused } from './client.ts'

/** Reason that a form without sign-in was not sent: a key of its texts, or the server's own words. */
export function publicFailure(error: unknown): string {
  if (error instanceof Refused) return error.reason
  if (!(error instanceof ApiError) || error.status >= 500) return 'failed'
  // API Gateway's own refusals have no words for a person.
  return error.status === 0 ? 'offline' : error.message || 'failed'
}
