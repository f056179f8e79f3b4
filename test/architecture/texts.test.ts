import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  boundModules,
  boundNoun,
  boundTexts,
  languagesFile,
  languagesModule,
  nounTexts,
  placesOf,
  rebound,
} from '../../infra/languages.ts'
import { languages, locales, staffLanguages } from '../../shared/core/text/languages.ts'
import { isStaffLanguage, type Language } from '../../shared/core/text/text.ts'
import neighborRooms from '../../shared/languages/neighbors.json' with { type: 'json' }
import { sources } from './sources.ts'

/** Every text of every noun, in every language, bound to its keys, said somewhere, with the same places to be filled. */

const nouns = globSync('**/*.json', { cwd: 'shared/languages/en' })
  .map((file) => file.replaceAll('\\', '/').replace('.json', ''))
  .filter((noun) => noun !== 'language')
const modules = boundModules().map((file) => ({ file, source: readFileSync(file, 'utf8') }))

/** Plural categories that CLDR has for the language. */
const categoriesOf = (language: Language) => new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories
type Texts = Readonly<Record<string, string>>
const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/
/** A key without its plural category, where it has one. */
const familyOf = (key: string, room: Texts) => {
  const [, base = key] = key.match(pluralKey) ?? []
  return `${base}_other` in room ? `${base}_*` : key
}

/** Line breaks, semicolons and quotes as the formatter likes them are no difference. */
const normalized = (source: string) => source.replace(/[\s;,']/g, '')

it('the languages are those that have a folder', () => {
  expect(normalized(readFileSync(languagesFile, 'utf8'))).toBe(normalized(languagesModule()))
})

describe('the modules that bind texts', () => {
  it.each(modules.map(({ file, source }) => [file.slice(file.indexOf('shared/')), source]))(
    '%s is as npm run texts writes it',
    (_, source) => {
      expect(normalized(rebound(source))).toBe(normalized(source))
    },
  )

  it('bind every text of the files once, and no other', () => {
    const bound = modules.flatMap(({ source }) =>
      boundTexts(source).map(({ room, key }) => [boundNoun(source), room, ...(key ? [key] : [])].join(' ')),
    )
    const inFiles = nouns.flatMap((noun) =>
      Object.entries(nounTexts('en', noun)).flatMap(([room, texts]) =>
        bound.includes(`${noun} ${room}`)
          ? [`${noun} ${room}`]
          : Object.keys(texts).map((key) => `${noun} ${room} ${key}`),
      ),
    )
    expect(bound.sort()).toEqual(inFiles.sort())
  })
})

/** Rooms that neighbors read: those that languages for them have. */
const forNeighbors: Readonly<Record<string, readonly string[]>> = neighborRooms

/** Texts of English in a language: the same keys and places, and plurals of the language's own categories. */
function expectTranslated(language: Language, english: Texts, own: Texts) {
  const families = (of: Texts) => new Set(Object.keys(of).map((key) => familyOf(key, of)))
  expect(families(own)).toEqual(families(english))
  expect(Object.entries(own).filter(([, text]) => text.trim() === '')).toEqual([])
  for (const family of families(own)) {
    const base = family.endsWith('_*') && family.slice(0, -2)
    if (base)
      expect(
        Object.keys(own)
          .filter((key) => familyOf(key, own) === family)
          .sort(),
        family,
      ).toEqual(
        categoriesOf(language)
          .map((category) => `${base}_${category}`)
          .sort(),
      )
    else expect(placesOf(own[family] ?? ''), family).toEqual(placesOf(english[family] ?? ''))
    // The form for one may say the number in words.
    if (base) expect(placesOf(own[`${base}_other`] ?? ''), family).toEqual(placesOf(english[`${base}_other`] ?? ''))
  }
}

describe.each(staffLanguages)('in %s', (language) => {
  it('every noun has a file, and no other', () => {
    const files = globSync('**/*.json', { cwd: `shared/languages/${language}` })
    expect(files.map((file) => file.replaceAll('\\', '/').replace('.json', '')).sort()).toEqual(
      [...nouns, 'language'].sort(),
    )
  })

  it.each(nouns)('%s has the texts of English with the same places, and all plurals of the language', (noun) => {
    const english = nounTexts('en', noun)
    const translated = nounTexts(language, noun)
    expect(Object.keys(translated)).toEqual(Object.keys(english))
    for (const [room, texts] of Object.entries(english)) expectTranslated(language, texts, translated[room] ?? {})
  })
})

describe.each(languages.filter((language) => !isStaffLanguage(language)))('in %s, for neighbors', (language) => {
  it('every noun that neighbors read has a file, and no other', () => {
    const files = globSync('**/*.json', { cwd: `shared/languages/${language}` })
    expect(files.map((file) => file.replaceAll('\\', '/').replace('.json', '')).sort()).toEqual(
      [...Object.keys(forNeighbors), 'language'].sort(),
    )
  })

  it.each(Object.entries(forNeighbors))('%s has what neighbors read, and nothing else', (noun, rooms) => {
    const english = nounTexts('en', noun)
    const translated = nounTexts(language, noun)
    expect(Object.keys(translated).sort()).toEqual([...rooms].sort())
    for (const room of rooms) expectTranslated(language, english[room] ?? {}, translated[room] ?? {})
  })
})

/** Rooms whose keys are data: types of events, of phones, of tags, versions of declarations, words of the grid's library. */
const ofData = ['timelineTexts', 'loadTimelineTexts', 'phoneTypes', 'systemTagTexts', 'declarations', 'dataGridTexts']

it('every text is said somewhere', () => {
  const code = sources.filter(({ path }) => !/\.test\.tsx?$|^test\//.test(path))
  const said = new Set<string>()
  const patterns: RegExp[] = []
  for (const { nodes } of code)
    for (const node of nodes) {
      if (node.type === 'Literal' && typeof node.value === 'string') said.add(node.value)
      if (node.type === 'Identifier') said.add(String(node.name))
      if (node.type === 'TemplateLiteral') {
        const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
        // A key that is made of parts; `${a}` alone would be any.
        if (parts.length > 1 && parts.join('').length > 1 && parts.every((part) => /^[\w.]*$/.test(part)))
          patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`))
      }
    }
  const isSaid = (key: string) => said.has(key) || patterns.some((pattern) => pattern.test(key))
  const unsaid = nouns.flatMap((noun) =>
    Object.entries(nounTexts('en', noun)).flatMap(([room, texts]) =>
      (ofData.includes(room) ? [] : Object.keys(texts)).flatMap((key) => {
        const [, base = key] = key.match(pluralKey) ?? []
        return isSaid(key) || isSaid(base) ? [] : [`${noun} ${room} ${key}`]
      }),
    ),
  )
  expect(unsaid).toEqual([])
})

/** Keys that are made of parts, or that the neighbors' rooms have as well, which have no words. */
const ownKeys = ['limitTexts sourcePANTRYITEM', 'orderWorkTexts Pickup', 'customerTexts addressName']

it('a room that has the common words says none of them in its own', () => {
  const inEvery = (noun: string) => staffLanguages.map((language) => nounTexts(language, noun))
  const textIn = (all: readonly Readonly<Record<string, string>>[], key: string) =>
    JSON.stringify(all.map((texts) => texts[key]))
  const common = inEvery('core/text').map(({ frameTexts, words }) => ({ ...frameTexts, ...words }))
  const words = new Map(Object.keys(common[0] ?? {}).map((word) => [textIn(common, word), word]))
  const roomsWithWords = modules.flatMap(({ source }) =>
    [...source.matchAll(/merged\(\s*(?:merged\()?words,(?:[^=]*?typeof en\.| )(\w+)/g)].map(([, room = '']) => ({
      room,
      all: inEvery(boundNoun(source) ?? '').map((noun) => noun[room] ?? {}),
    })),
  )
  const saidAgain = roomsWithWords.flatMap(({ room, all }) => {
    const [own = {}] = all
    const isOfAFamily = (key: string) => key.includes('.') || familyOf(key, own) !== key
    return Object.keys(own).flatMap((key) => {
      const word = words.get(textIn(all, key))
      // The word's key has another text here.
      const isHidden = word !== key && word !== undefined && word in own
      return word === undefined || isHidden || isOfAFamily(key) ? [] : [`${room} ${key}`]
    })
  })
  expect(roomsWithWords.length).toBeGreaterThan(40)
  expect(saidAgain.sort()).toEqual([...ownKeys].sort())
})

/** A page has the other languages of vocabularies and sentences alone. */
it('the web and the rules that it shares read no other language than the reader’s of a room', () => {
  const rooms = modules.flatMap(({ source }) =>
    [...source.matchAll(/export const (\w+) = (?:merged\(\s*\w+,\s*)?texts</g)].map(([, name]) => name ?? ''),
  )
  const named = sources.filter(({ path }) => /^(web|shared)\//.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
  const other = new RegExp(
    `\\blanguages\\.\\w+\\([^)]*=> (${rooms.join('|')})\\[|[^f] (${rooms.join('|')})\\.(${languages.join('|')})\\b(?! &|>)`,
  )
  expect(rooms.length).toBeGreaterThan(80)
  expect(
    named.filter(({ text }) => other.test(text)).map(({ path, text }) => `${path}: ${text.match(other)?.[0]}`),
  ).toEqual([])
})
