import { catalogue } from '../../shared/catalogue.ts'
import { type AnyEndpoint, apiVersion, apiVersionHeader } from '../../shared/core/schema/endpoint.ts'
import { named, nameSchemas } from './named.ts'
import { inWords, type JsonSchema, jsonSchema, resolved } from './schema.ts'

/** The endpoint catalogue as Markdown. */

const cell = (text: string) => text.replaceAll('|', '\\|')

function fields(title: string, given: JsonSchema): string[] {
  const schema = resolved(given)
  const entries = Object.entries(schema.properties ?? {})
  if (entries.length === 0) return []
  return [
    `| ${title} | | |`,
    '|---|---|---|',
    ...entries.map(
      ([name, its]) => `| \`${name}\` | ${cell(inWords(its))} | ${schema.required?.includes(name) ? '' : 'optional'} |`,
    ),
    '',
  ]
}

/** Roles, resource and properties of an endpoint. */
export const callNote = (endpoint: AnyEndpoint) =>
  `Who: ${who(endpoint)}. On: ${endpoint.resource}.${endpoint.mutates && endpoint.method === 'GET' ? ' Changes state; harmless when repeated.' : ''}${endpoint.idempotent ? ' Takes an `Idempotency-Key`.' : ''}${endpoint.limit ? ` At most ${endpoint.limit.perHour} an hour by one person.` : ''}`

export const who = ({ roles }: AnyEndpoint) =>
  typeof roles === 'string' ? (roles === 'anyone' ? 'anyone signed in' : 'anyone, without a token') : roles.join(', ')

function section(endpoint: AnyEndpoint): string[] {
  const value = jsonSchema(endpoint.value)
  return [
    `### ${endpoint.id}`,
    '',
    `\`${endpoint.method} ${endpoint.path}\``,
    '',
    endpoint.summary,
    '',
    callNote(endpoint),
    '',
    ...fields('Path', jsonSchema(endpoint.params)),
    ...fields('Query', jsonSchema(endpoint.query)),
    ...(endpoint.body ? fields('Body', jsonSchema(endpoint.body)) : []),
    `Answers ${endpoint.file ? `a file, \`${endpoint.file}\`` : `\`Value\`: ${inWords(value)}`}.`,
    '',
  ]
}

/** The named schemas, each with its fields. */
const shapes = () =>
  Object.entries(named).flatMap(([name, schema]) => [`### ${name}`, '', ...fields('Field', jsonSchema(schema))])

export function apiReference(): string {
  nameSchemas()
  const areas = [...new Set(catalogue.map((endpoint) => endpoint.area))]
  return [
    '# API reference',
    '',
    'Written from the catalogue (`shared/catalogue.ts`) by `npm run docs`; the same as OpenAPI 3.1 is in [api.json](api.json).',
    '',
    'Every JSON answer is `{ Successful, Value?, FailureReason? }`. A business refusal is HTTP 200 with `Successful: false`.',
    'Malformed input is 400 with the field named, an unknown caller 401, a role that may not 403, absent or not yours 404,',
    'changed under you 409, more calls of a person in an hour than the endpoint’s limit 429, a change while the tenant is closed 503; these carry `Message`. `d` is accepted on every GET and ignored.',
    '',
    `The header \`${apiVersionHeader}\` says which answers the caller reads; those below are of version ${apiVersion}. Without it a few answers`,
    'leave out or reword what pages of before that version can’t read (`before2` in the catalogue).',
    '',
    ...areas.flatMap((area) => [
      `## ${area}`,
      '',
      ...catalogue.filter((endpoint) => endpoint.area === area).flatMap(section),
    ]),
    '## Shapes',
    '',
    ...shapes(),
  ].join('\n')
}
