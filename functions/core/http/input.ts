import { isStorable, unstorableCharacter } from '../../../shared/core/schema/characters.ts'
import type { Endpoint } from '../../../shared/core/schema/endpoint.ts'
import type { HttpEvent, Middleware } from './context.ts'
import { HttpFault } from './fault.ts'
import { isForm, readForm } from './form.ts'

/** Sets the input: path, query and body fields, each parsed by the catalogue's schema, merged into one object. */
export const input = <I>(
  definition: Pick<Endpoint<I>, 'params' | 'query' | 'body' | 'isMultipart' | 'maxBody'>,
): Middleware<I> => ({
  before: async ({ event, context }) => {
    const { d: _cacheBuster, ...query } = event.queryStringParameters ?? {}
    const path = event.pathParameters ?? {}
    const body = definition.body && (await bodyOf(definition, event))
    for (const part of [path, query, body]) refuseUnstorable(part)
    context.input = {
      ...accepted(definition.params.safeParse(path), 'path'),
      ...accepted(definition.query.safeParse(query), 'query'),
      ...(definition.body ? accepted(definition.body.safeParse(body), 'body') : {}),
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

/** Before any schema reads it: what no text may hold is refused wherever it is, also in fields that are no texts. */
function refuseUnstorable(part: unknown): void {
  const open: { readonly value: unknown; readonly path: string }[] = [{ value: part, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isStorable(value)) throw new HttpFault(400, `${path}: ${unstorableCharacter}`)
    if (typeof value !== 'object' || value === null || value instanceof File) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) throw new HttpFault(400, `${path || 'body'}: ${unstorableCharacter}`)
      open.push({ value: inner, path: path ? `${path}.${name}` : name })
    }
  }
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
