import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { HttpEvent, Middleware } from './context.ts'
import { HttpFault } from './fault.ts'
import { isForm, readForm } from './form.ts'

/** Sets the input: path, query and body fields, each parsed by the catalogue's schema, merged into one object. */
export const input = <I>(
  definition: Pick<Endpoint<I>, 'params' | 'query' | 'body' | 'isMultipart' | 'maxBody'>,
): Middleware<I> => ({
  before: async ({ event, context }) => {
    const { d: _cacheBuster, ...query } = event.queryStringParameters ?? {}
    context.input = {
      ...accepted(definition.params.safeParse(event.pathParameters ?? {}), 'path'),
      ...accepted(definition.query.safeParse(query), 'query'),
      ...(definition.body ? accepted(definition.body.safeParse(await bodyOf(definition, event)), 'body') : {}),
    } as I
  },
})

interface Parsed {
  success: boolean
  data?: unknown
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string; keys?: readonly string[] }[] }
}

function accepted(parsed: Parsed, part: string): object {
  if (parsed.success) return parsed.data as object
  const issue = parsed.error?.issues[0]
  const field = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])].join('.') || part
  throw new HttpFault(400, `${field}: ${issue?.message ?? 'not valid'}`)
}

const bodyOf = (definition: Pick<Endpoint, 'isMultipart' | 'maxBody'>, event: HttpEvent) =>
  definition.isMultipart && isForm(event) ? readForm(event) : readBody(event, definition.maxBody)

function readBody(event: HttpEvent, maxBody: number): unknown {
  // A call from before its endpoint had a body: the schema says which fields it misses.
  if (event.body === undefined) return {}
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString() : event.body
  if (text.length > maxBody) throw new HttpFault(413, 'The request is too large.')
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpFault(400, 'body: not valid JSON')
  }
}
