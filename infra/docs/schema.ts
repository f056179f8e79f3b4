import * as z from 'zod/mini'

/** The part of JSON Schema that the pages read. */
export interface JsonSchema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly additionalProperties?: boolean | JsonSchema
}

/** A record with fixed keys is written as an object: required properties have to be defined. */
function defineKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties } = jsonSchema
  const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined
  if (!keys || !additionalProperties) return
  jsonSchema.properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

/** A zod schema as JSON Schema, without `$schema`. */
export function jsonSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: defineKeys,
  }) as Record<string, unknown>
  return rest as JsonSchema
}

const nameIn = (ref: string) => ref.split('/').at(-1) ?? ''

/** The schema itself when it only refers to one of its own definitions. */
export function resolved(schema: JsonSchema): JsonSchema {
  return (schema.$ref === undefined ? undefined : schema.$defs?.[nameIn(schema.$ref)]) ?? schema
}

/** A schema in a few words, for a table's cell. */
export function inWords(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, items } = schema
  if ($ref) return nameIn($ref)
  const alternatives = anyOf ?? oneOf
  if (alternatives) return [...new Set(alternatives.map(inWords))].join(' or ')
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (items) return `list of ${inWords(items)}${schema.maxItems ? `, at most ${schema.maxItems}` : ''}`
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  if (schema.type === 'object') return 'object'
  return `${schema.format ?? schema.type ?? 'any'}${limits(schema)}`
}

const isPlain = (limit: number | undefined): limit is number => limit !== undefined && Math.abs(limit) < 1e12

function limits({ minimum, exclusiveMinimum, maximum, minLength, maxLength }: JsonSchema): string {
  const parts = [
    isPlain(exclusiveMinimum) ? `> ${exclusiveMinimum}` : isPlain(minimum) ? `≥ ${minimum}` : '',
    isPlain(maximum) ? `≤ ${maximum}` : '',
    minLength ? `at least ${minLength} characters` : '',
    maxLength ? `at most ${maxLength} characters` : '',
  ].filter(Boolean)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}
