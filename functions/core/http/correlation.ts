import { log } from '../log.ts'
import type { Middleware } from './context.ts'

/** Every line that the call logs, and every event that it writes, carries the request's id. */
export const correlation = (): Middleware => ({
  before: ({ event }) => {
    log.resetKeys()
    log.setCorrelationId(event.requestContext.requestId)
  },
})
