import fc from 'fast-check'
import type * as z from 'zod/mini'

/** Values that a schema accepts, made from the schema itself: its limits, what lies close to them, and anything between. */

interface Check {
  readonly _zod: {
    readonly def: {
      readonly check: string
      readonly value?: number
      readonly inclusive?: boolean
      readonly minimum?: number
      readonly maximum?: number
      readonly format?: string
      readonly pattern?: RegExp
    }
  }
}
export interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string
      readonly format?: string
      readonly checks?: readonly Check[]
      readonly shape?: Readonly<Record<string, Schema>>
      readonly innerType?: Schema
      readonly element?: Schema
      readonly entries?: Readonly<Record<string, string>>
      readonly values?: readonly unknown[]
      readonly options?: readonly Schema[]
      readonly keyType?: Schema
      readonly valueType?: Schema
    }
  }
}
export const schemaOf = (schema: object) => schema as Schema

const checksOf = ({ _zod }: Schema) => (_zod.def.checks ?? []).map((check) => check._zod.def)
const find = (schema: Schema, name: string) => checksOf(schema).find((check) => check.check === name)
const formatsOf = (schema: Schema) => [schema._zod.def.format, ...checksOf(schema).map((check) => check.format)]

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const between = (min: string, max: string) =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true }).map(dayOf)
const days = fc.oneof(
  fc.constantFrom('1900-01-01', '2999-12-31', '2024-02-29', '2026-11-20', '2026-11-21', '2026-03-08', '2026-11-01'),
  between('2026-10-01', '2027-01-31'),
  between('1900-01-01', '2999-12-31'),
)
/** From the first year to the last that ISO 8601 writes with four digits. */
const anyDay = fc.oneof(days, fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31'))
const clock = fc.constantFrom('00:00:00', '23:59:59', '02:30:00', '15:00:00.001', '12:00:00.123456789')
const offset = fc.constantFrom('Z', 'Z', '-05:00', '+05:45', '+14:00', '-12:00', '+23:59', '-23:59')
const instants = fc.tuple(anyDay, clock, offset).map(([date, time, zone]) => `${date}T${time}${zone}`)
const moments = fc.tuple(days, clock).map(([date, time]) => `${date} ${time.slice(0, 8)}`)

const mailAddresses = fc.constantFrom('guest@example.org', 'Señor.Guest+7@Mail.Example.org', 'g@x.example')
const hours = fc.constantFrom('00:00', '13:45', '23:59')

/** Text that people of all scripts type, and what only attackers do. */
const texts = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('😢', '👩‍👩‍👧‍👦 שלום\u200f', 'a\u{10fffd}b', '\ufffe', 'a\u{1ffff}b', '\ufdd0'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 4000 }) },
)

/** Values of the usual patterns; any match of a pattern of which none of them is one. */
function matchesOf(pattern: RegExp | undefined): fc.Arbitrary<string> {
  const isUsual = ['2026-11-20 15:00:00', 'guest@example.org', '13:45'].some((sample) => pattern?.test(sample) ?? true)
  return isUsual || !pattern ? fc.oneof(moments, mailAddresses, hours) : fc.stringMatching(pattern)
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const formats = formatsOf(schema)
  if (formats.includes('date')) return days
  if (formats.includes('datetime')) return instants
  if (formats.includes('uuid')) return fc.uuid()
  if (formats.includes('regex')) return matchesOf(checksOf(schema).find(({ pattern }) => pattern)?.pattern)
  const least = find(schema, 'min_length')?.minimum ?? 0
  const most = find(schema, 'max_length')?.maximum ?? 5000
  return fc.oneof(
    { weight: 6, arbitrary: texts },
    { weight: 1, arbitrary: fc.constantFrom('é'.repeat(most), 'é'.repeat(least)) },
  )
}

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const least = find(schema, 'greater_than')
  const most = find(schema, 'less_than')
  const perUnit = formatsOf(schema).includes('safeint')
    ? 1
    : Math.round(1 / (find(schema, 'multiple_of')?.value ?? 0.001))
  const from = Math.ceil((least?.value ?? -1e12) * perUnit) + (least?.inclusive === false ? 1 : 0)
  const to = Math.floor((most?.value ?? 1e12) * perUnit) - (most?.inclusive === false ? 1 : 0)
  const near = fc.integer({ min: from, max: Math.min(to, from + 100) })
  return fc.oneof(fc.constantFrom(from, to), near, fc.integer({ min: from, max: to })).map((whole) => whole / perUnit)
}

const made = new Map<Schema, fc.Arbitrary<unknown>>()

/** Everything that comes out is accepted: what the schema's finer rules refuse is filtered out. */
export function validOf(schema: Schema): fc.Arbitrary<unknown> {
  const known = made.get(schema)
  if (known) return known
  const accepts = (value: unknown) => (schema as unknown as z.ZodMiniType).safeParse(value).success
  const arbitrary = rawOf(schema).filter(accepts)
  made.set(schema, arbitrary)
  return arbitrary
}

function rawOf(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return objectOf(def.shape ?? {})
    case 'array':
      return listOf(schema, validOf(def.element as Schema))
    case 'string':
      return textOf(schema)
    case 'number':
      return numberOf(schema)
    case 'file':
      return fc.string().map((text) => new File([text], 'beans.png'))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'nullable':
      return fc.option(validOf(def.innerType as Schema), { nil: null })
    case 'optional':
    case 'default':
      return validOf(def.innerType as Schema)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'union':
      return fc.oneof(...(def.options ?? []).map(validOf))
    case 'record':
      return recordOf(def.keyType as Schema, def.valueType as Schema)
    default:
      throw new Error(`How are values of a ${def.type} made?`)
  }
}

const isOptional = ({ _zod }: Schema) => _zod.def.type === 'optional' || _zod.def.type === 'default'

function objectOf(shape: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const requiredKeys = Object.keys(shape).filter((name) => !isOptional(shape[name] as Schema))
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, validOf(field)]))
  return fc.record(fields, { requiredKeys, noNullPrototype: true })
}

function listOf(schema: Schema, element: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> {
  const minLength = find(schema, 'min_length')?.minimum ?? 0
  const most = find(schema, 'max_length')?.maximum ?? 100
  return fc.oneof(
    { weight: 9, arbitrary: fc.array(element, { minLength, maxLength: Math.min(most, minLength + 3) }) },
    { weight: 1, arbitrary: element.map((one) => Array.from({ length: most }, () => one)) },
  )
}

function recordOf(key: Schema, value: Schema): fc.Arbitrary<unknown> {
  const names = Object.values(key._zod.def.entries ?? {})
  if (names.length === 0) return fc.dictionary(validOf(key) as fc.Arbitrary<string>, validOf(value))
  return fc.record(Object.fromEntries(names.map((name) => [name, validOf(value)])), { noNullPrototype: true })
}
