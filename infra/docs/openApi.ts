import { catalogue } from '../../shared/catalogue.ts'
import type { AnyEndpoint } from '../../shared/core/schema/endpoint.ts'
import { callNote } from './apiReference.ts'
import { nameSchemas } from './named.ts'
import { type JsonSchema, jsonSchema } from './schema.ts'

/** The endpoint catalogue as OpenAPI 3.1. */

const message = {
  type: 'object',
  properties: { Successful: { const: false }, Message: { type: 'string' } },
  required: ['Successful', 'Message'],
}
const failure = (description: string) => ({ description, content: { 'application/json': { schema: message } } })

const parameters = (schema: JsonSchema, where: 'path' | 'query') =>
  Object.entries(schema.properties ?? {}).map(([name, its]) => ({
    name,
    in: where,
    required: where === 'path' || (schema.required?.includes(name) ?? false),
    schema: its,
  }))

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made once for what the user did; a repeat with the same key answers what the first call answered, and 409 when its input is another.',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
}

/** The envelope: a value, or why the business refuses. */
const envelope = (value: JsonSchema) => ({
  oneOf: [
    { type: 'object', properties: { Successful: { const: true }, Value: value }, required: ['Successful', 'Value'] },
    {
      type: 'object',
      properties: { Successful: { const: false }, FailureReason: { type: 'string' } },
      required: ['Successful', 'FailureReason'],
    },
  ],
})

function operation(endpoint: AnyEndpoint) {
  const content = endpoint.file
    ? { [endpoint.file]: { schema: { type: 'string' } }, 'application/json': { schema: envelope({}) } }
    : { 'application/json': { schema: envelope(jsonSchema(endpoint.value)) } }
  const isOpen = endpoint.roles === 'anonymous'
  return {
    operationId: `${endpoint.area}.${endpoint.id}`,
    tags: [endpoint.area],
    summary: endpoint.summary,
    description: callNote(endpoint),
    'x-roles': endpoint.roles,
    'x-resource': endpoint.resource,
    ...(isOpen ? { security: [] } : {}),
    parameters: [
      ...parameters(jsonSchema(endpoint.params), 'path'),
      ...parameters(jsonSchema(endpoint.query), 'query'),
      ...(endpoint.idempotent ? [keyHeader] : []),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: { [bodyType(endpoint)]: { schema: jsonSchema(endpoint.body) } } } }
      : {}),
    responses: {
      200: { description: 'The answer, or a business refusal', content },
      400: failure('Malformed input; the message names the field'),
      ...(isOpen ? {} : { 401: failure('No good token'), 403: failure('The role may not do this') }),
      404: failure('Absent, or not the caller’s'),
      409: failure('Changed by someone else at the same moment'),
      ...(endpoint.mutates ? { 503: failure('Closed for maintenance: nothing was saved') } : {}),
      500: failure('Unknown fault, with a correlation id'),
    },
  }
}

/** Moves each schema's own definitions to the document's components, and the references with them. */
function withComponents<T extends { components: object }>(
  document: T,
): T & { components: { schemas: Record<string, unknown> } } {
  const schemas: Record<string, unknown> = {}
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    const { $defs, ...rest } = node as Record<string, unknown>
    for (const [name, its] of Object.entries(($defs ?? {}) as Record<string, unknown>)) {
      const { id: _, ...definition } = its as Record<string, unknown>
      schemas[name] ??= walk(definition)
    }
    return Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [
        name,
        name === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : walk(value),
      ]),
    )
  }
  const walked = walk(document) as T
  return { ...walked, components: { ...walked.components, schemas } }
}

export function openApi() {
  nameSchemas()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of catalogue)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  return withComponents({
    openapi: '3.1.0',
    info: {
      title: 'Gleanery',
      version: '1',
      description: 'Food rescue in real time: donations, offers, pickups, receipts.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      {
        url: 'https://{tenant}',
        description: 'A tenant’s web address',
        variables: { tenant: { default: 'app.gleanery.example', description: 'Host name of the web app' } },
      },
    ],
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  })
}

const bodyType = ({ isMultipart }: Pick<AnyEndpoint, 'isMultipart'>) =>
  isMultipart ? 'multipart/form-data' : 'application/json'
