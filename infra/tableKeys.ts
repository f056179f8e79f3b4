import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entityKeys } from '../functions/core/table/keys/entities.ts'
import { peopleKeys } from '../functions/core/table/keys/people.ts'
import { sessionKeys } from '../functions/core/table/keys/session.ts'

/**
 * Partition keys that functions may read and write. The file beside this one is written by `npm run docs` from the functions'
 * code (`infra/docs/tableKeys.ts`): a line a function, `*` stands for a value, and `+` before a key of people says that the
 * function also writes it.
 */
export const tableKeysFile = 'infra/tableKeys.txt'

/** Persons with their roles, sign-ins, ended sign-ins, PINs and invitations: written by the functions alone that are seen to. */
export const keysOfPeople: readonly string[] = [
  entityKeys.user('0'),
  peopleKeys.revokedTokens('0'),
  sessionKeys.signIn('0', '0'),
  peopleKeys.pin(0, 0),
  peopleKeys.invitation(0),
].map(({ pk }) => pk.replaceAll('#0', '#*'))

export interface TableKeys {
  readonly allowed: readonly string[]
  /** Other keys that the allowed patterns match as well: IAM's `*` also stands for `#`. */
  readonly forbidden: readonly string[]
  /** Keys of people that are allowed, or matched, and only read. */
  readonly readOnly: readonly string[]
}

interface Line {
  readonly keys: readonly string[]
  readonly writes: readonly string[]
}

function read(): { readonly all: readonly string[]; readonly functions: ReadonlyMap<string, Line> } {
  const lines = readFileSync(join(import.meta.dirname, '..', tableKeysFile), 'utf8')
    .trimEnd()
    .split('\n')
  const [all = [], everyone = [], ...rest] = lines.map((line) => line.split(': ')[1]?.split(' ') ?? [])
  const names = lines.slice(2).map((line) => line.split(':')[0] as string)
  const functions = rest.map((words, index): [string, Line] => {
    const own = words.filter((word) => word !== '*')
    return [
      names[index] as string,
      {
        keys: [...(words.includes('*') ? everyone : []), ...own.map((word) => word.replace('+', ''))],
        writes: own.filter((word) => word.startsWith('+')).map((word) => word.slice(1)),
      },
    ]
  })
  return { all, functions: new Map(functions) }
}
let known: ReturnType<typeof read> | undefined

/** `*` stands for any characters, as in a policy. */
export const keyMatches = (pattern: string, key: string) => {
  const [head = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return pattern === key
  const end = rest.pop() as string
  let at = head.length
  if (!key.startsWith(head)) return false
  for (const part of rest) {
    const found = key.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return key.length >= at + end.length && key.endsWith(end)
}
const exampleOf = (pattern: string) => pattern.replaceAll('*', '7')

/** The keys of the functions of a role, as the statements of its policy need them. */
export function tableKeysOf(entries: readonly string[]): TableKeys {
  known ??= read()
  const { all, functions } = known
  const lines = entries.flatMap((entry) => functions.get(entry) ?? [])
  const allowed = new Set(lines.flatMap(({ keys }) => keys))
  const written = new Set(lines.flatMap(({ writes }) => writes))
  const isMatched = (key: string) => [...allowed].some((pattern) => keyMatches(pattern, exampleOf(key)))
  const isWithin = (key: string) => [...allowed].some((one) => one !== key && keyMatches(one, exampleOf(key)))
  return {
    allowed: [...allowed].filter((key) => !isWithin(key)).toSorted(),
    forbidden: all.filter((key) => !allowed.has(key) && isMatched(key)),
    readOnly: keysOfPeople.filter((key) => allowed.has(key) && !written.has(key)),
  }
}

/** Functions that the file does not have yet; the cloud would give them no key. */
export function withoutTableKeys(entries: readonly string[]): string[] {
  known ??= read()
  const { functions } = known
  return entries.filter((entry) => !functions.has(entry))
}
