import * as z from 'zod/mini'
import { csv } from '../../core/grid/csv.ts'
import { fieldMeaning } from './fieldMeanings.ts'

/** Files of a full export: each kind of data as JSON and as CSV, and a dictionary of its fields, generated from its schema. */

type Row = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields of fields as `Address.City`; lists stay JSON. */
export function flatRow(row: Row, prefix = ''): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, string | number][] =>
      isObject(value) ? Object.entries(flatRow(value, `${prefix}${name}.`)) : [[`${prefix}${name}`, cell(value)]],
    ),
  )
}

function cell(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export interface DictionaryLine {
  readonly file: string
  readonly field: string
  readonly type: string
  /** Absent of the line that tells what the file is. */
  readonly isRequired?: boolean
  readonly meaning: string
}

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly additionalProperties?: JsonSchema | boolean
}

function typeText(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ')
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.const !== undefined) return String(schema.const)
  if (schema.type === 'array') return `list of ${schema.items ? typeText(schema.items) : 'values'}`
  return schema.format ?? [schema.type ?? 'any value'].flat().join(' or ')
}

/** Rows of a file, and the fields of their schema, those of its objects below them. */
export function dictionaryOf(
  file: string,
  { schema, meaning }: { readonly schema: z.ZodMiniType; readonly meaning: string },
): DictionaryLine[] {
  const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as JsonSchema
  return [{ file, field: '', type: 'file', meaning }, ...linesOf(file, described, '')]
}

/** The object that a field may be; lists of objects are described by their entries. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema
  if (schema.items) return objectIn(schema.items)
  return schema.anyOf?.map(objectIn).find((found) => found !== undefined)
}

const linesOf = (file: string, schema: JsonSchema, prefix: string): DictionaryLine[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inner = objectIn(field)
    const suffix = field.type === 'array' ? '[]' : ''
    const [path, type] = [`${prefix}${name}`, typeText(field)]
    const line = {
      file,
      field: path,
      type,
      isRequired: schema.required?.includes(name) ?? false,
      meaning: inner ? '' : fieldMeaning(file, path, type),
    }
    return [line, ...(inner ? linesOf(file, inner, `${prefix}${name}${suffix}.`) : [])]
  })

const requiredText = (isRequired: boolean | undefined) => (isRequired === undefined ? '' : isRequired ? 'yes' : 'no')

export const dictionaryCsv = (lines: readonly DictionaryLine[]) =>
  csv([
    ['File', 'Field', 'Type', 'Required', 'Meaning'],
    ...lines.map(({ file, field, type, isRequired, meaning }) => [
      file,
      field,
      type,
      requiredText(isRequired),
      meaning,
    ]),
  ])
