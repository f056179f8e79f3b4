import * as refusals from '../../../shared/core/refusals.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { BadCursor } from '../table/query.ts'
import { isConflict } from '../table/write.ts'
import type { Middleware } from './context.ts'
import { json, languageOf } from './envelope.ts'

/** A failure with an HTTP status other than 200; `message` is shown to the user. */
export class HttpFault extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const notFound = () => new HttpFault(404, 'Not found.')
export const notSignedIn = () => new HttpFault(401, 'Please sign in.')
export const notOfRole = () => new HttpFault(403, 'Your role may not do this.')

/** Refuses a body that names another subject than its path does. */
export function assertSameId(sent: number | undefined, id: number, field = 'ID'): void {
  if (sent !== undefined && sent !== id) throw new HttpFault(400, `${field}: differs from that of the path`)
}

/** Maps every error to an HTTP answer; an unknown one to 500 with the request's id, under which it is logged. */
export const faults = (): Middleware => ({
  onError: (request) => {
    const { event, error } = request
    const fault = faultOf(error, languageOf(event), event.requestContext.requestId)
    request.response = json(fault.status, { Successful: false, Message: fault.message })
  },
})

function faultOf(error: unknown, language: Language, requestId: string): HttpFault {
  if (error instanceof HttpFault) return error
  if (error instanceof BadCursor) return new HttpFault(400, 'cursor: not valid')
  if (isConflict(error)) return new HttpFault(409, refusals.changedMeanwhile[language])
  return new HttpFault(500, `Something went wrong. Please try again later. (${requestId})`)
}
