import { catalogue } from '../../shared/catalogue.ts'
import type { AnyEndpoint } from '../../shared/core/schema/endpoint.ts'
import { who } from './apiReference.ts'
import { personalFields } from './personalFields.ts'
import { type JsonSchema, jsonSchema } from './schema.ts'
import { type ListedScreen, listedScreens } from './screens.ts'

/** For each endpoint and screen: who may, whose resources, what of persons is read and written, what limits abuse. */

/** The names of all fields of a schema, those of its parts too. */
export function fieldNames(schema: JsonSchema): string[] {
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...Object.values(schema.$defs ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ]
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap(fieldNames)]
}

export const requestFieldNames = ({ params, query, body }: AnyEndpoint) =>
  [params, query, ...(body ? [body] : [])].flatMap((schema) => fieldNames(jsonSchema(schema)))

const personal = (names: readonly string[]) =>
  Object.entries(personalFields).flatMap(([kind, fields]) => (fields.some((one) => names.includes(one)) ? [kind] : []))

const listed = (kinds: readonly string[]) => (kinds.length === 0 ? '–' : kinds.join(', '))

/** A file's columns are not in its schema. */
const readBy = (endpoint: AnyEndpoint) =>
  endpoint.file ? `a file, \`${endpoint.file}\`` : listed(personal(fieldNames(jsonSchema(endpoint.value))))

const whose: Readonly<Record<string, string>> = {
  self: 'the caller’s own',
  tenant: 'reference data of all',
  code: 'what the code or key in the request opens',
}

function limitsOf({ roles, limit, idempotent, mutates, beforeSecondFactor, byHelper }: AnyEndpoint): string {
  return [
    roles === 'anonymous' ? '5 calls a second in all; wrong codes are counted' : undefined,
    limit ? `${limit.perHour} an hour by one person` : undefined,
    mutates && idempotent ? 'a repeat is done once' : undefined,
    beforeSecondFactor ? 'without a second factor, too' : undefined,
    byHelper ? 'for another household, too' : undefined,
  ]
    .filter(Boolean)
    .join('; ')
}

const endpointRow = (endpoint: AnyEndpoint) =>
  `| \`${endpoint.id}\` | ${who(endpoint)} | ${whose[endpoint.resource] ?? `the ${endpoint.resource} of its owner`} | ${readBy(endpoint)} | ${
    endpoint.mutates ? listed(personal(requestFieldNames(endpoint))) : ''
  } | ${limitsOf(endpoint)} |`

const screenRow = ({ path, page, prefixes, asks }: ListedScreen) =>
  `| \`${path}\` | ${prefixes} | \`${page}\` | ${asks.map((id) => `\`${id}\``).join(', ') || '–'} |`

export function accessRegister(): string {
  const areas = [...new Set(catalogue.map((endpoint) => endpoint.area))]
  return [
    '# Register of access',
    '',
    'Written from the catalogues by `npm run docs`. What holds for all of them: 500 calls a second for an API, bodies of 256 KB, the',
    'tenant’s firewall ([security.md](../security.md)). *Reads* and *writes* name kinds of personal data by the fields of answers and',
    'requests (`infra/docs/personalFields.ts`); a name may also be that of a place. An empty last column: the general limits only.',
    '',
    '## Endpoints',
    '',
    ...areas.flatMap((area) => [
      `### ${area}`,
      '',
      '| endpoint | who may | on | reads of persons | writes of persons | limits |',
      '|---|---|---|---|---|---|',
      ...catalogue.filter((endpoint) => endpoint.area === area).map(endpointRow),
      '',
    ]),
    '## Screens',
    '',
    'A screen shows what its endpoints answer to the person; its page asks these, its dialogs and parts included.',
    '',
    '| address | parts of the app | page | asks |',
    '|---|---|---|---|',
    ...listedScreens().map(screenRow),
    '',
  ].join('\n')
}
