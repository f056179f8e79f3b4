import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Texts by language: `shared/languages/<language>/<context>/<noun>.json` has what a noun says, by rooms, in i18next's format.
 * A module beside the noun binds each room to its keys and to the places of their texts; `npm run texts` writes the binding.
 */

const folder = 'shared/languages'
const projectRoot = join(import.meta.dirname, '..')

/** Facts about a language, of its `language.json`. */
interface LanguageFacts {
  readonly name: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Has the texts of neighbors alone; what staff read is in English. */
  readonly for?: 'neighbors'
  /** Names of months and of weekdays from Sunday, where `Intl` has none for the language. */
  readonly dates?: Readonly<Record<'month' | 'weekday', Readonly<Record<'long' | 'short', readonly string[]>>>>
}
const factsOf = (language: string, root: string) =>
  JSON.parse(readFileSync(join(root, folder, language, 'language.json'), 'utf8')) as LanguageFacts

/** The languages that have a folder; the first is the one that others are translated from, the last are for neighbors alone. */
export function languagesIn(root = projectRoot): string[] {
  const rank = (language: string) => (language === 'en' ? 0 : factsOf(language, root).for ? 2 : 1)
  return globSync('*/language.json', { cwd: join(root, folder) })
    .map((file) => dirname(file))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}

/** Those of everything. */
export const staffLanguagesIn = (root = projectRoot) =>
  languagesIn(root).filter((language) => factsOf(language, root).for === undefined)

export type NounTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The texts of a noun; none where a language for neighbors has no file for it. */
export const nounTexts = (language: string, noun: string, root = projectRoot): NounTexts => {
  const file = join(root, folder, language, `${noun}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
/** The languages that have a room of a noun. */
const languagesWith = (noun: string, rooms: readonly string[], root: string) =>
  languagesIn(root).filter((language) => {
    const own = nounTexts(language, noun, root)
    return rooms.some((room) => room in own)
  })

/** The names of a text's places. */
export const placesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()

const importLine = /^import \w+ from '([./]*(?:shared\/)?languages\/)\w+\/([\w/]+)\.json' with \{ type: 'json' \}\n/gm
export const sectionLine = /^const (\w+) = \{[^{}]*\}\n/gm
export const roomCall = /\b(texts|vocabulary)<\s*typeof en\.(\w+)[^()]*>\(\s*\{[^{}]*\},?\s*\)/g
const sentenceCall = /\b(sentence|agreedSentence)(?:<[^()]*>)?\(\s*(\w+),\s*'(\w+)',?\s*\)/g

/** The noun whose texts a module binds, or undefined for any other module. */
export const boundNoun = (source: string) => source.match(new RegExp(importLine.source, 'm'))?.[2]

/** The rooms that a module binds: all of one, or single sentences of it. */
export function boundTexts(source: string): { room: string; key?: string }[] {
  const rooms = [...source.matchAll(roomCall)].map(([, , room = '']) => ({ room }))
  const sentences = [...source.matchAll(sentenceCall)].map(([, , room = '', key = '']) => ({ room, key }))
  return [...rooms, ...sentences]
}

/** A value as our style writes it. */
const literal = (value: object) =>
  JSON.stringify(value)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")

/** The module that tells the code which languages there are. */
export const languagesFile = 'shared/core/text/languages.ts'
export function languagesModule(root = projectRoot): string {
  const all = languagesIn(root).map((language) => [language, factsOf(language, root)] as const)
  const each = (fact: 'name' | 'locale' | 'direction') =>
    `{ ${all.map(([language, facts]) => `${language}: '${facts[fact].replaceAll("'", "\\'")}'`).join(', ')} }`
  const list = (some: typeof all) => `[${some.map(([language]) => `'${language}'`).join(', ')}] as const`
  return `/** Written by \`npm run texts\` from the folders of \`shared/languages\`. */
export const languages = ${list(all)}
/** Languages of everything; the others have what neighbors read. */
export const staffLanguages = ${list(all.filter(([, facts]) => facts.for === undefined))}
type Facts<F = string> = Readonly<Record<(typeof languages)[number], F>>
export type DateNames = Readonly<Record<'month' | 'weekday', Readonly<Record<'long' | 'short', readonly string[]>>>>
/** Each in itself, so that whoever reads only that one finds it. */
export const languageNames: Facts = ${each('name')}
/** Ways to write dates and numbers. */
export const locales: Facts = ${each('locale')}
export const directions: Facts<'ltr' | 'rtl'> = ${each('direction')}
/** Names of months and of weekdays from Sunday, where \`Intl\` has none for the language. */
export const ownDates: Partial<Facts<DateNames>> = ${literal(Object.fromEntries(all.flatMap(([language, { dates }]) => (dates ? [[language, dates]] : []))))}
`
}

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ')
const property = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`)

/** A module's binding as the files of all languages make it. */
export function rebound(source: string, root = projectRoot): string {
  const noun = boundNoun(source)
  if (noun === undefined) return source
  const texts = nounTexts('en', noun, root)
  const of = (room: string) =>
    `{ ${languagesWith(noun, [room], root)
      .map((language) => `${language}: ${language}.${room}`)
      .join(', ')} }`
  const bound = boundTexts(source).map(({ room }) => room)
  let isFirst = true
  return source
    .replace(importLine, (_, path: string) => {
      if (!isFirst) return ''
      isFirst = false
      return languagesWith(noun, bound, root)
        .toSorted()
        .map((language) => `import ${language} from '${path}${language}/${noun}.json' with { type: 'json' }\n`)
        .join('')
    })
    .replace(sectionLine, (_, room: string) => `const ${room} = ${of(room)}\n`)
    .replace(roomCall, (_, verb: string, room: string) => {
      const filled = Object.entries(texts[room] ?? {}).flatMap(([key, text]) => {
        const places = placesOf(text)
        return places.length > 0 ? [`${property(key)}: ${union(places)}`] : []
      })
      return `${verb}<typeof en.${room}${filled.length > 0 ? `, { ${filled.join('; ')} }` : ''}>(${of(room)})`
    })
    .replace(sentenceCall, (_, verb: string, room: string, key: string) => {
      const places = placesOf(texts[room]?.[key] ?? '')
      return `${verb}${places.length > 0 ? `<'${key}', ${union(places)}>` : ''}(${room}, '${key}')`
    })
}

/** Writes texts of a noun in some languages; JSON leaves out rooms that a language does not have. */
const literalOf = (noun: string, root: string, languages: readonly string[]) => (one: (texts: NounTexts) => unknown) =>
  JSON.stringify(Object.fromEntries(languages.map((language) => [language, one(nounTexts(language, noun, root))])))

/** A module's binding with the rooms of texts in it. */
export function inlinedVocabularies(source: string, root = projectRoot, languages = languagesIn(root)): string {
  const literal = literalOf(boundNoun(source) ?? '', root, languages)
  return source
    .replace(importLine, '')
    .replace(roomCall, (_, verb: string, room: string) => `${verb}(${literal((texts) => texts[room])})`)
}

/** A module's binding with the texts of all languages in it, so that a bundle has only those of what it imports. */
export function inlined(source: string, root = projectRoot): string {
  const noun = boundNoun(source)
  if (noun === undefined) return source
  const literal = literalOf(noun, root, languagesIn(root))
  return inlinedVocabularies(source, root)
    .replace(sectionLine, '')
    .replace(sentenceCall, (_, verb: string, room: string, key: string) => {
      const own = literal((texts) => texts[room]?.[key] && { [key]: texts[room][key] })
      return `${verb}(${own}, '${key}')`
    })
}

/** Rooms that staff write to neighbors with, in the language that they choose for them. */
const toNeighbors = ['welcome']

/** The same with the languages of staff alone, for pages of theirs. */
export function inlinedForStaff(source: string, root = projectRoot): string {
  const languages = staffLanguagesIn(root)
  const noun = boundNoun(source) ?? ''
  const [literal, every] = [literalOf(noun, root, languages), literalOf(noun, root, languagesIn(root))] as const
  return inlinedVocabularies(source, root, languages)
    .replace(sectionLine, '')
    .replace(sentenceCall, (_, _verb: string, room: string, key: string) =>
      (toNeighbors.includes(room) ? every : literal)((texts) => texts[room]?.[key]),
    )
}

/** The modules that bind texts. */
export const boundModules = (root = projectRoot) =>
  globSync('{shared,infra}/**/*.ts', { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => boundNoun(readFileSync(file, 'utf8')) !== undefined)

/** Writes what binds the texts of the folders to their keys and places, and which languages there are. */
export function writeBindings(root = projectRoot): void {
  writeFileSync(join(root, languagesFile), languagesModule(root))
  for (const file of boundModules(root)) writeFileSync(file, rebound(readFileSync(file, 'utf8'), root))
}

const exactly = (files: readonly string[]) =>
  new RegExp(`^(${files.map((file) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`)

/** Puts the texts into a function's code. */
export const inlinedTexts: Plugin = {
  name: 'inlined-texts',
  setup(build) {
    const root = build.initialOptions.absWorkingDir ?? projectRoot
    build.onLoad({ filter: exactly(boundModules(root)) }, ({ path }) => ({
      loader: 'ts',
      contents: inlined(readFileSync(path, 'utf8'), root),
    }))
  },
}
