import fc from 'fast-check'

/** Hostile inputs, which nobody sends by mistake, and how a good request is turned into one. */

export const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("return process")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on whoever builds templates from text.
  '${7*7}',
  '{agency} {0} %s %n',
  "'; DROP TABLE donations; --",
  '" OR ""="',
  'attribute_exists(pk)',
  'DONATION#1',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00%2e%2e%2f',
  'a\r\nSet-Cookie: session=1\r\n\r\nb',
  '=HYPERLINK("http://evil.example","x")',
  '@SUM(1+1)',
  '\u202egpj.exe',
  'مرحبا بالعالم',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u0000',
  'a\u0000b',
  '\u2028\u2029',
  '\ufeff',
  '\ud800',
  'a\udc00b',
  'Sorry, freezer broke 😢',
  'שלום\u200f!',
  '\ufffe',
  'a\uffffb',
  '\ufdd0',
  'a\u{1fffe}b',
  '\u{10ffff}',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '٣',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  ' ',
  '',
] as const

/** A number as JSON writes it and JavaScript does not. */
const raw = (token: string) => `«raw ${token}»`
export const jsonOf = (value: unknown) => JSON.stringify(value)?.replace(/"«raw ([^»]*)»"/g, '$1')

const deep = (depth: number): unknown => Array.from({ length: depth }).reduce((inner: unknown) => [inner], 1)
/** An own property of this name, as JSON makes it. */
export const withProto = (key: string) => JSON.parse(`{"${key}":{"Role":"fano","isAdmin":true,"EntityID":1}}`)

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('x', '\ud800', '😀', '\u0301').map((unit) => unit.repeat(20_000)),
)
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1.5, 0.1 + 0.2, 1e-17, 1e-131, 66.25, 2 ** 53, -(2 ** 53), 1e21, 5e-324),
  fc.constantFrom('-0', '1e400', '-1e400', '1e308', '1E+2', '123456789012345678901234567890', '0.1e-400').map(raw),
  hostileText,
  fc.constantFrom([], {}, [[]], [null], { length: 1e9 }, deep(500)),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toJSON').map(withProto),
)

/** Fields that only the app writes. */
export const serverFields = [
  'ID',
  'Version',
  'Stage',
  'IsCancelled',
  'PostedBy',
  'UserID',
  'Role',
  'EntityID',
  'FoodBankID',
  'Created',
  'Receipt',
  'Matches',
  'Settings',
  'pk',
  'sk',
  'list1',
  'expires',
  'Sender',
  'MessageViewedTime',
  '__proto__',
  'constructor',
  'hasOwnProperty',
] as const

type Tree = Record<string, unknown>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** The paths to every part of a value, the value itself first. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!isTree(value) || path.length > 3) return [path]
  return [path, ...Object.keys(value).flatMap((key) => pathsOf(value[key], [...path, key]))]
}

const own = (tree: Tree, key: string, value: unknown) =>
  Object.defineProperty(tree, key, { value, enumerable: true, configurable: true, writable: true })

/** The same value with another one at a path; `undefined` removes it. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  if (!isTree(value)) return value
  const copy: Tree = Array.isArray(value) ? ([...value] as unknown as Tree) : { ...value }
  return own(copy, key, replaced(value[key], rest, by))
}

const changes: fc.Arbitrary<(value: unknown, path: readonly string[]) => unknown> = fc.oneof(
  hostileValue.map((by) => (value: unknown, path: readonly string[]) => replaced(value, path, by)),
  fc.constant((value: unknown, path: readonly string[]) => replaced(value, path, undefined)),
  fc.tuple(fc.constantFrom(...serverFields, 'surprise'), hostileValue).map(
    ([name, by]) =>
      (value: unknown, path: readonly string[]) =>
        replaced(value, [...path, name], by),
  ),
  fc.constant((value: unknown) => [value]),
)

/** The value with one, two or three things wrong. */
export const spoilt = (value: unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(changes, fc.nat()), { minLength: 1, maxLength: 3 }).map((wrong) =>
    wrong.reduce((current, [change, at]) => {
      const all = pathsOf(current)
      return change(current, all[at % all.length] ?? [])
    }, value),
  )

/** Bodies that are no JSON object at all. */
export const rawBody = fc.oneof(
  fc.constantFrom(undefined, '', ' ', '{', '}', 'null', '[]', '"text"', '7', 'true', '{"a":1', "{'a':1}", '\ufeff{}'),
  fc.constantFrom('<xml/>', 'a=1&b=2', '--boundary\r\n\r\nx', '{"a":1}{"b":2}', '{"a":01}', '[[[[', 'undefined'),
  fc.constant(`{"Notes":"${'x'.repeat(300_000)}"}`),
  fc.constant('['.repeat(100_000)),
  fc.string({ unit: 'binary', maxLength: 300 }),
)
