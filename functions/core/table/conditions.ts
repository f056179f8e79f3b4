import type { Item } from './client.ts'

/** Conditions of writes and filters of queries, by name. */

export interface Condition {
  readonly expression: string
  readonly names?: Record<string, string>
  readonly values?: Item
}

/** Placeholders of the fields of a path such as `row.Date` or `Matches[2].ExpirationTime`. */
const placeholders = (path: string) => path.replaceAll(/[A-Za-z]\w*/g, '#$&')
const namesOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/[A-Za-z]\w*/g)].map(([name]) => [`#${name}`, name]))

/** A value's placeholder names its path and operator, so that conditions can be joined. */
const valueName = (path: string, operator: string) => `:${path.replaceAll(/\W/g, '_')}_${operator}`

const comparison =
  (operator: string, name: string) =>
  (path: string, value: unknown): Condition => ({
    expression: `${placeholders(path)} ${operator} ${valueName(path, name)}`,
    names: namesOf(path),
    values: { [valueName(path, name)]: value },
  })
const equal = comparison('=', 'equal')
export const less = comparison('<', 'less')
export const more = comparison('>', 'more')
export const atMost = comparison('<=', 'most')
export const notLess = comparison('>=', 'least')

/** Below another field of the same item. */
export const lessThanField = (path: string, other: string): Condition => ({
  expression: `${placeholders(path)} < ${placeholders(other)}`,
  names: { ...namesOf(path), ...namesOf(other) },
})

export const within = (path: string, from: unknown, to: unknown): Condition => ({
  expression: `${placeholders(path)} BETWEEN ${valueName(path, 'from')} AND ${valueName(path, 'to')}`,
  names: namesOf(path),
  values: { [valueName(path, 'from')]: from, [valueName(path, 'to')]: to },
})

/** One of at most 100 values. */
export function oneOf(path: string, of: readonly unknown[]): Condition {
  const values = Object.fromEntries(of.map((value, index) => [valueName(path, `of${index}`), value]))
  return { expression: `${placeholders(path)} IN (${Object.keys(values).join(', ')})`, names: namesOf(path), values }
}

/** A list without a member. */
export const lacks = (path: string, member: unknown): Condition => ({
  expression: `NOT contains(${placeholders(path)}, ${valueName(path, 'member')})`,
  names: namesOf(path),
  values: { [valueName(path, 'member')]: member },
})

export const absentField = (path: string): Condition => ({
  expression: `attribute_not_exists(${placeholders(path)})`,
  names: namesOf(path),
})

/** The item isn't there, or is. */
export const absent: Condition = { expression: 'attribute_not_exists(pk)' }
export const present: Condition = { expression: 'attribute_exists(pk)' }

/** Fields of these paths have these values. */
export const equals = (fields: Item): Condition =>
  and(...Object.entries(fields).map(([path, value]) => equal(path, value)))
export const atVersion = (version: number) => equals({ Version: version })
/** The item is there at its version; one that was stored before its kind had versions has none, which counts as 1. */
export const atVersionSince1 = (version: number): Condition =>
  version > 1 ? atVersion(version) : and(present, or(absentField('Version'), atVersion(version)))

/** All of them, of which no two may compare the same path by the same operator. */
export const and = (...conditions: readonly Condition[]): Condition => joined('AND', conditions)
export const or = (...conditions: readonly Condition[]): Condition => joined('OR', conditions)

function joined(operator: 'AND' | 'OR', conditions: readonly Condition[]): Condition {
  const [only] = conditions
  if (only && conditions.length === 1) return only
  return {
    expression: conditions.map(({ expression }) => `(${expression})`).join(` ${operator} `),
    names: Object.assign({}, ...conditions.map(({ names }) => names)),
    values: Object.assign({}, ...conditions.map(({ values }) => values)),
  }
}
