import { hash } from 'node:crypto'
import { type Answer, isRefusal } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import { apiVersionHeader, type Endpoint } from '../../../shared/core/schema/endpoint.ts'
import { isLanguage, type Language, sourceLanguage } from '../../../shared/core/text/text.ts'
import type { HttpEvent, HttpResult, Middleware } from './context.ts'

/** A file to be downloaded, from an endpoint whose catalogue entry names a media type. */
export interface FileAnswer {
  readonly fileName: string
  /** Text, or the bytes of a binary file. */
  readonly content: string | Uint8Array
  /** Media type, for an endpoint with several. */
  readonly mediaType?: string
}

/** Makes the HTTP result of the endpoint's outcome. */
export const envelope = (definition: Endpoint<never, unknown>): Middleware => ({
  after: (request) => {
    request.response = answerOf(definition, request.event, request.response)
  },
})

export function languageOf(event: HttpEvent): Language {
  const wanted = (event.headers['accept-language'] ?? '').toLowerCase().split(/[^a-z]/)[0]
  return isLanguage(wanted) ? wanted : sourceLanguage
}

export const json = (status: number, body: Answer, headers: Record<string, string> = {}) => ({
  statusCode: status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
})

/** A refusal, a file or the value in its envelope; an unchanged read answers 304 to a client that has it. */
export function answerOf(definition: Endpoint<never, unknown>, event: HttpEvent, outcome: unknown): HttpResult {
  if (isRefusal(outcome)) {
    const value = outcome.value === undefined ? {} : { Value: answeredValue(definition, event, outcome.value) }
    return json(200, { Successful: false, FailureReason: refusalText(outcome, languageOf(event)), ...value })
  }
  if (definition.file && isFile(outcome)) return fileOf(definition.file, outcome)
  const full = json(200, { Successful: true, Value: answeredValue(definition, event, outcome) })
  if (definition.mutates || definition.method !== 'GET') return full
  const etag = etagOf(full.body)
  const headers = {
    ...full.headers,
    'cache-control': 'private, no-cache',
    etag,
    vary: `accept-language, authorization, ${apiVersionHeader}`,
  }
  return isCurrent(event.headers['if-none-match'], etag) ? { statusCode: 304, headers } : { ...full, headers }
}

/** Of the page that calls; 1 when it says none. */
export const pageVersionOf = ({ headers }: HttpEvent) => Number(headers[apiVersionHeader] ?? 1)

function answeredValue(definition: Endpoint<never, unknown>, event: HttpEvent, outcome: unknown): unknown {
  const value = definition.value.parse(outcome)
  return definition.before2 && pageVersionOf(event) < 2 ? definition.before2(value) : value
}

const isFile = (outcome: unknown): outcome is FileAnswer =>
  typeof outcome === 'object' && outcome !== null && 'fileName' in outcome

function fileOf(usual: string, { fileName, content, mediaType = usual }: FileAnswer): HttpResult {
  const isText = typeof content === 'string'
  return {
    statusCode: 200,
    headers: {
      'content-type': isText ? `${mediaType}; charset=utf-8` : mediaType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
    body: isText ? content : Buffer.from(content).toString('base64'),
    ...(isText ? {} : { isBase64Encoded: true }),
  }
}

/** Equal values have equal texts: a schema writes its fields in its own order, and no answer holds an unordered map. */
const etagOf = (body: string) => `"${hash('sha256', body, 'base64url').slice(0, 27)}"`

/** A proxy that compresses an answer marks its entity tag as weak. */
const isCurrent = (tags: string | undefined, etag: string) =>
  (tags ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
