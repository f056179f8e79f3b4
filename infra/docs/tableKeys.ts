import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ownedKey, ownedList } from '../../functions/core/table/keys/owned.ts'
import type { Key } from '../../functions/core/table/shape.ts'
import { oneEndpoint } from '../bundle.ts'
import { allEntries } from '../entries.ts'
import { keysOfPeople } from '../tableKeys.ts'

/**
 * The table's partition keys that each function's code names. Keys are made by the functions of the keys' files and nowhere else, and
 * the bundler leaves out what a function does not reach: what is named in its bundle is all that it can ask for.
 */

type Made = string | Key | { readonly pk: string; readonly index?: string } | readonly Made[]
type Maker = (...given: readonly unknown[]) => Made

const pkOf = (made: Exclude<Made, readonly Made[]>) => {
  if (typeof made === 'string') return made
  // A list has its states in its partitions, too.
  return 'index' in made && made.index?.startsWith('list') ? `${made.pk}*` : made.pk
}
const patternOf = (pk: string) =>
  pk
    .replaceAll('NaN', '*')
    .replaceAll('undefined', '*')
    .replace(/\*+$/, '*')
    .replace(/(#\*)+$/, '#*')
const patternsOf = (made: Made): string[] =>
  Array.isArray(made)
    ? [...new Set(made.flatMap(patternsOf))]
    : [patternOf(pkOf(made as Exclude<Made, readonly Made[]>))]

/** Patterns by the name of what makes them: `donationKeys.donation` makes `DONATION#*`. */
async function makers(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const file of globSync('functions/core/table/keys/*.ts')) {
    const module = (await import(join(process.cwd(), file))) as Record<string, unknown>
    for (const [name, made] of Object.entries(module))
      if (typeof made === 'object' && made !== null && /(Keys|Lists|Ranges)$/.test(name))
        for (const [one, make] of Object.entries(made as Record<string, Maker>))
          found.set(`${name}.${one}`, patternsOf(make(...Array(6).fill('*'))))
  }
  return found
}

/** Keys that the table makes for every noun. */
const ofTable = /`(COUNTER|IDEMPOTENCY)#\$\{/g
const ofShards = /\b(?:shardOf|eachEntry)\("(DUE|OUTBOX)"/g
const ofRecords = /\bowned(Records|List)\("(\w+)"/g
const ofNouns = /\b(\w+(?:Keys|Lists|Ranges))(?:\d*)(?:\.(\w+)|\[)/g

/** A declaration that writes an item, gives one to what writes it, or names the key of an aggregate. */
const writes = /\b(put|update|remove|check|key): |\beventWrites\(/
const declarations = (text: string) => text.split(/\n(?=(?:async )?(?:function|var|let|const|class) )/)

function namedIn(text: string, made: ReadonlyMap<string, readonly string[]>): string[] {
  const nouns = [...text.matchAll(ofNouns)].flatMap(([, group, one]) =>
    one === undefined
      ? [...made].flatMap(([name, patterns]) => (name.startsWith(`${group}.`) ? patterns : []))
      : (made.get(`${group}.${one}`) ?? []),
  )
  const owned = [...text.matchAll(ofRecords)].flatMap(([, what, kind = '']) => {
    const list = `${ownedList(kind, 0).pk.replace('#0', '#*')}*`
    return what === 'List' ? [list] : [list, ownedKey(kind, 0).pk.replace('#0', '#*')]
  })
  const ofEvery = [...text.matchAll(ofTable), ...text.matchAll(ofShards)]
  return [...nouns, ...owned, ...ofEvery.map(([, name]) => `${name}#*`)]
}

/** The unminified code of each function, without packages. */
async function codeOf(list: readonly string[]): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: list.map((entry) => ({ in: `entry:${entry}`, out: entry })),
    outdir: 'none',
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
    plugins: [oneEndpoint('.')],
    logLevel: 'error',
  })
  const prefix = join(process.cwd(), 'none/')
  return new Map(outputFiles.map(({ path, text }) => [path.slice(prefix.length).replace(/\.js$/, ''), text]))
}

/** Content of `infra/tableKeys.txt`. */
export async function tableKeys(): Promise<string> {
  const made = await makers()
  const code = await codeOf(allEntries())
  const lines = [...code].map(([entry, text]) => {
    const written = new Set(
      declarations(text)
        .filter((declaration) => writes.test(declaration))
        .flatMap((declaration) => namedIn(declaration, made)),
    )
    const keys = [...new Set(namedIn(text, made))].toSorted()
    return { entry, keys, written: keysOfPeople.filter((key) => written.has(key)) }
  })
  const all = [...new Set([...[...made.values()].flat(), ...lines.flatMap(({ keys }) => keys)])].toSorted()
  const some = lines.filter(({ keys }) => keys.length > 0)
  // Of most functions: what is read before any endpoint's own work.
  const everyone = all.filter((key) => some.filter(({ keys }) => keys.includes(key)).length > some.length * 0.8)
  const line = ({ entry, keys, written }: (typeof lines)[number]) => {
    const hasAll = everyone.every((key) => keys.includes(key))
    const own = keys.filter((key) => !hasAll || !everyone.includes(key) || written.includes(key))
    const words = own.map((key) => (written.includes(key) ? `+${key}` : key))
    return `${entry}: ${[...(hasAll ? ['*'] : []), ...words].join(' ')}`.trimEnd()
  }
  return [`all: ${all.join(' ')}`, `*: ${everyone.join(' ')}`, ...lines.map(line).toSorted(), ''].join('\n')
}
