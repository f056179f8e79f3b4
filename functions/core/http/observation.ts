import type middy from '@middy/core'
import { log } from '../log.ts'
import type { HttpEvent, HttpResult } from './context.ts'

/** Logs each call once, however it ends, without personal data. */
export function observation(endpoint: string): Pick<middy.PluginObject, 'requestStart' | 'requestEnd'> {
  const started = new WeakMap<middy.Request, number>()
  return {
    requestStart: (request) => void started.set(request, performance.now()),
    requestEnd: (request) => {
      const { requestContext } = request.event as HttpEvent
      const { statusCode = 200 } = (request.response ?? { statusCode: 500 }) as HttpResult
      const line = {
        endpoint,
        request: requestContext.requestId,
        status: statusCode,
        milliseconds: Math.round(performance.now() - (started.get(request) ?? performance.now())),
      }
      if (statusCode >= 500) log.error('failed', { ...line, error: request.error ?? 'unknown' })
      else log.info(statusCode >= 400 ? 'refused' : 'answered', line)
    },
  }
}
