import * as z from 'zod/mini'
import { type BrowserError, browserErrorHeader, longestText, mostPlaces } from '../../../shared/core/browserError.ts'
import { log } from '../log.ts'
import type { Middleware } from './context.ts'

const Text = z.string().check(z.maxLength(longestText))
const Told = z.strictObject({ name: Text, message: Text, at: z.array(Text).check(z.maxLength(mostPlaces)), page: Text })

/** Undefined for what no page of ours sends. */
export function browserErrorIn(header: string | undefined): BrowserError | undefined {
  if (header === undefined || header.length > 3000) return undefined
  try {
    return Told.safeParse(JSON.parse(decodeURIComponent(header))).data
  } catch {
    return undefined
  }
}

/** Logs an error in the page that calls, which happened before the call: no server sees it otherwise. */
export const browserErrors = (): Middleware => ({
  before: ({ event: { headers } }) => {
    const browserError = browserErrorIn(headers[browserErrorHeader])
    if (browserError) log.warn('error in browser', { browserError })
  },
})
