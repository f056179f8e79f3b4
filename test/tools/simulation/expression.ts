import { isDeepStrictEqual } from 'node:util'

/** Reads the expressions that the app's table kit writes, and no more of DynamoDB's language than these. */

export type TableItem = Record<string, unknown>
export interface Names {
  readonly names: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, unknown>>
}

const token = /\s*(\(|\)|,|>=|<=|<>|[=<>]|[#:]?\w+(?:\[\d+\])?(?:\.#?\w+)*)/y

/** By expression: there are few, with values that are named in them. */
const known = new Map<string, readonly string[]>()

function tokensOf(text: string): readonly string[] {
  const tokens = known.get(text) ?? split(text)
  known.set(text, tokens)
  return tokens
}

function split(text: string): string[] {
  const tokens: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const found = token.exec(text)
    if (!found?.[1]) throw new Error(`Not understood: ${text}`)
    tokens.push(found[1])
  }
  return tokens
}

const less = (a: unknown, b: unknown) => (typeof a === typeof b ? (a as string) < (b as string) : false)
const compare: Record<string, (a: unknown, b: unknown) => boolean> = {
  '=': (a, b) => isDeepStrictEqual(a, b),
  '<>': (a, b) => a !== b,
  '<': less,
  '>': (a, b) => less(b, a),
  '<=': (a, b) => a === b || less(a, b),
  '>=': (a, b) => a === b || less(b, a),
}

/** True when an item, or its absence, meets a condition of comparisons, existence checks, `contains`, IN, NOT, AND, OR and parentheses. */
export function holds(expression: string, item: TableItem | undefined, { names, values }: Names): boolean {
  const tokens = tokensOf(expression)
  let at = 0
  const next = () => tokens[at++] ?? ''
  const nameOf = (text: string) => (text.startsWith('#') ? (names[text] ?? text) : text)
  /** Value at a document path such as `#matches[2].#until`. */
  const valueAt = (path: string) =>
    path
      .split(/[.[\]]+/)
      .filter((part) => part !== '')
      .reduce<unknown>((value, part) => (value as TableItem | undefined)?.[nameOf(part)], item)
  const operand = (text: string) => (text.startsWith(':') ? values[text] : valueAt(text))

  function term(): boolean {
    const first = next()
    if (first === 'NOT') return !term()
    if (first === 'contains') {
      next()
      const list = valueAt(next())
      next()
      const member = operand(next())
      next()
      return Array.isArray(list) && list.some((one) => isDeepStrictEqual(one, member))
    }
    if (first === '(') {
      const inside = either()
      next()
      return inside
    }
    if (first === 'attribute_not_exists' || first === 'attribute_exists') {
      next()
      const present = item?.[nameOf(next())] !== undefined
      next()
      return present === (first === 'attribute_exists')
    }
    if (tokens[at] === 'BETWEEN') {
      next()
      const low = operand(next())
      next()
      const high = operand(next())
      const value = operand(first)
      return (compare['>=']?.(value, low) && compare['<=']?.(value, high)) ?? false
    }
    if (tokens[at] === 'IN') {
      next()
      const members: unknown[] = []
      // After the opening parenthesis, and after each comma.
      while (next() !== ')') members.push(operand(next()))
      return members.some((member) => isDeepStrictEqual(operand(first), member))
    }
    const operator = compare[next()]
    if (!operator) throw new Error(`Not understood: ${expression}`)
    const other = next()
    const value = operand(first)
    return value !== undefined && operator(value, operand(other))
  }
  function both(): boolean {
    let result = term()
    while (tokens[at] === 'AND') {
      next()
      const right = term()
      result = result && right
    }
    return result
  }
  function either(): boolean {
    let result = both()
    while (tokens[at] === 'OR') {
      next()
      const right = both()
      result = result || right
    }
    return result
  }
  return either()
}

/** The item after `SET #a = :a, #row.#b = #row.#b + :b, … ADD #b :b, … REMOVE #c`. */
export function updated(expression: string, item: TableItem, { names, values }: Names): TableItem {
  const result = { ...item }
  const parts = expression.split(/\b(SET|ADD|REMOVE)\b/).slice(1)
  for (let index = 0; index < parts.length; index += 2) {
    for (const clause of (parts[index + 1] ?? '').split(',')) {
      const [name = '', value = ''] = clause.trim().split(parts[index] === 'SET' ? /\s*=\s*/ : /\s+/)
      const [attribute = '', inside] = name.split('.').map((part) => names[part] ?? part)
      if (parts[index] === 'REMOVE') delete result[attribute]
      else if (inside !== undefined) {
        const map = result[attribute] as TableItem
        const [sum] = value.split(' + ').slice(1)
        result[attribute] = { ...map, [inside]: sum ? Number(map[inside]) + Number(values[sum]) : values[value] }
      } else if (parts[index] === 'SET') result[attribute] = values[value]
      else result[attribute] = Number(result[attribute] ?? 0) + Number(values[value])
    }
  }
  return result
}
