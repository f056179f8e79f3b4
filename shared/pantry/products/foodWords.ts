import type { Language } from '../../core/text/text.ts'
import { foodWordsOf, isBegunBy, type SearchPart } from './foodSearch.ts'
import { foodRows, qualityRows } from './foodWordRows.ts'

/** Dictionary of food: finds what a typed word means in both languages, and proposes the other language's name. */

type Side = 'en' | 'es'
interface Meaning {
  readonly terms: Readonly<Record<Side, readonly Term[]>>
  readonly kind: 'food' | 'quality'
  /** The first English name, by which dictionaries of other languages have it. */
  readonly key: string
  /** The Spanish name, and how its qualities agree with it. */
  readonly name: string
  readonly agrees: string
}
/** Folded words of one name. */
type Term = readonly string[]

/** One form for singular and plural, in both languages: `tomatoes` and `tomato`, `nueces` and `nuez`. */
function folded(word: string): string {
  const single = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  const short = single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single
  return short.replace(/z$/, 'c').replace(/y$/, 'i')
}
const foldedWords = (text: string): Term => foodWordsOf(text).map(folded)

function meaningsIn(rows: string, kind: Meaning['kind']): Meaning[] {
  const read = (line: string): Meaning => {
    const [left = '', spanish = ''] = line.split(' = ')
    const [first = '', ...others] = spanish.split(', ')
    const [name = '', agrees = ''] = first.split(':')
    const english = left.split(', ')
    return {
      kind,
      key: english[0] ?? '',
      name,
      agrees,
      terms: { en: english.map(foldedWords), es: [name, ...others].map(foldedWords) },
    }
  }
  return rows.trim().split('\n').map(read)
}
const meanings = [...meaningsIn(foodRows, 'food'), ...meaningsIn(qualityRows, 'quality')]

const keyOf = (term: Term) => term.join(' ')
const bySide = (side: Side) => {
  const found = new Map<string, Meaning[]>()
  for (const meaning of meanings)
    for (const term of meaning.terms[side]) found.set(keyOf(term), [...(found.get(keyOf(term)) ?? []), meaning])
  return found
}
const known = { en: bySide('en'), es: bySide('es') }
const longest = Math.max(...meanings.flatMap(({ terms }) => [...terms.en, ...terms.es]).map(({ length }) => length))
const singleWords = [...known.en.entries(), ...known.es.entries()].filter(([key]) => !key.includes(' '))

/** Words that say nothing of the food between others. */
const joining = new Set(foodWordsOf('de del la las el los con y and of the with en in a para for al'))

/** A part of a search: what it says, and the names that mean it. */
interface Sought {
  readonly typed: string
  readonly terms: readonly Term[]
  /** Languages in which it is a word; none of a word that is not known whole. */
  readonly sides: readonly Side[]
}

const meaningOf = (words: Term) => {
  const key = keyOf(words)
  const sides = (['en', 'es'] as const).filter((side) => known[side].has(key))
  return { sides, found: sides.flatMap((side) => known[side].get(key) ?? []) }
}
const termsOf = (found: readonly Meaning[]) => found.flatMap(({ terms }) => [...terms.en, ...terms.es])

/** The parts of a search: the longest names that are known, else single words. */
function soughtIn(search: string): Sought[] {
  const words = foodWordsOf(search)
  const parts: Sought[] = []
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: Math.min(longest, words.length - at) }, (_, index) => index + 1).toReversed()
    const length = lengths.find((count) => meaningOf(words.slice(at, at + count).map(folded)).sides.length > 0) ?? 1
    const some = words.slice(at, at + length)
    const { sides, found } = meaningOf(some.map(folded))
    const typed = some.join(' ')
    if (sides.length > 0) parts.push({ typed, terms: termsOf(found), sides })
    else if (!joining.has(typed) || words.length === 1) parts.push({ typed, terms: begunBy(typed), sides: [] })
    at += length
  }
  return parts
}

/** Names of which a word that is still being typed may become the beginning. */
const begunBy = (typed: string): Term[] =>
  typed.length < 3 ? [] : termsOf(singleWords.filter(([key]) => key.startsWith(typed)).flatMap(([, found]) => found))

/**
 * Tells if the beginning of a word stands for a part of the search. A word of one language is no beginning of another language's:
 * `pollo` finds no pollock. Up to three letters somebody may still be typing.
 */
function mayBegin({ typed, sides }: Sought, word: string): boolean {
  if (!isBegunBy(word, typed)) return false
  if (sides.length === 0 || typed.length <= 3) return true
  const others = meaningOf([folded(word)]).sides
  return others.length === 0 || others.some((side) => sides.includes(side))
}

/** The parts of a search as tests of a text's words. */
export function soughtFood(search: string): SearchPart[] {
  return soughtIn(search).map((sought) => (words) => {
    const own = new Set(words.map(folded))
    return (
      words.some((word) => mayBegin(sought, word)) || sought.terms.some((term) => term.every((word) => own.has(word)))
    )
  })
}

/** A name as it is compared with others. */
export interface ReadFood {
  readonly parts: readonly Sought[]
  readonly words: readonly string[]
  readonly own: ReadonlySet<string>
  /** Words that are known in no language: they may be cut short, as `chick` for chicken. */
  readonly short: readonly string[]
}
const minShort = 3
export function readFood(name: string): ReadFood {
  const [parts, words] = [soughtIn(name), foodWordsOf(name)]
  const short = parts.filter(({ sides, typed }) => sides.length === 0 && typed.length >= minShort)
  return { parts, words, own: new Set(words.map(folded)), short: short.map(({ typed }) => typed) }
}

/** Tells if a name has a part of another: by its meaning, or cut short where a word is known in no language. */
function hasPart({ own, words, short }: ReadFood, { typed, terms, sides }: Sought): boolean {
  const isWhole = sides.length > 0 ? terms.some((term) => term.every((word) => own.has(word))) : own.has(folded(typed))
  const isBeginning = sides.length === 0 && typed.length >= minShort && words.some((word) => word.startsWith(typed))
  return isWhole || isBeginning || typed.split(' ').every((word) => short.some((one) => word.startsWith(one)))
}

/** Tells if two names say the same food, in whatever order: each has all parts of the other. */
export const namesSameFood = (one: ReadFood, other: ReadFood): boolean =>
  one.parts.length > 0 &&
  other.parts.length > 0 &&
  one.parts.every((part) => hasPart(other, part)) &&
  other.parts.every((part) => hasPart(one, part))

const agreed = (quality: string, agrees: string) => {
  if (quality.includes(' ') && !quality.startsWith('bajo ')) return quality
  const [word = '', ...rest] = quality.split(' ')
  const gendered = agrees.startsWith('f') && word.endsWith('o') ? `${word.slice(0, -1)}a` : word
  const isVowel = /[aeiouáéó]$/.test(gendered)
  const plural = agrees.endsWith('p') ? `${gendered}${isVowel ? 's' : 'es'}` : gendered
  return [plural, ...rest].join(' ')
}

/** The foods and qualities of a phrase of known words; nothing where one is not known. */
function meaningsOf(words: readonly string[]): { foods: Meaning[]; qualities: Meaning[] } | undefined {
  const [foods, qualities]: [Meaning[], Meaning[]] = [[], []]
  for (let at = 0; at < words.length; ) {
    const counts = Array.from({ length: Math.min(longest, words.length - at) }, (_, index) => index + 1).toReversed()
    const length = counts.find((count) => known.en.has(keyOf(words.slice(at, at + count).map(folded))))
    const found = length && known.en.get(keyOf(words.slice(at, at + length).map(folded)))
    if (!length || !found) return undefined
    const food = found.find(({ kind }) => kind === 'food')
    const quality = found.find(({ kind }) => kind === 'quality')
    const isLast = at + length >= words.length
    if (quality && (!food || (!isLast && foods.length === 0))) qualities.push(quality)
    else if (food) foods.push(food)
    at += length
  }
  return { foods, qualities }
}

/** Spanish of a phrase of known words; the last food is the head, those before it say which: `sopa de pollo`. */
function phrase(words: readonly string[]): { text: string; agrees: string; qualities: readonly string[] } | undefined {
  const read = meaningsOf(words)
  if (!read) return undefined
  const qualities = read.qualities.map(({ name }) => name)
  const head = read.foods.at(-1)
  if (!head) return { text: '', agrees: '', qualities }
  const which = read.foods.slice(0, -1).toReversed()
  const named = [head, ...which].map(({ name }) => name).join(' de ')
  const text = [named, ...qualities.map((one) => agreed(one, head.agrees))].join(' ')
  return { text, agrees: head.agrees, qualities: [] }
}

/** Parts of an English name, with the words between them: `in water`, `in juice` are qualities of their own. */
const partsOf = (name: string) => {
  const said = name.toLowerCase().split(/(,| and | & | with | in )/)
  return said.flatMap((part, index) => {
    const joint = said[index - 1]?.trim()
    return index % 2 === 1 ? [] : [{ joint, words: foodWordsOf(joint === 'in' ? `in ${part}` : part) }]
  })
}

/** Meaning of an English name by the dictionary: the foods of each of its parts, and all qualities. */
export function saidFood(name: string): { foods: readonly string[][]; qualities: readonly string[] } | undefined {
  const read = partsOf(name).map(({ words }) => (words.length > 0 ? meaningsOf(words) : undefined))
  const all = read.filter((part) => part !== undefined)
  if (all.length < read.length || all[0]?.foods.length === 0) return undefined
  const keys = (some: readonly Meaning[]) => some.map(({ key }) => key)
  return {
    foods: all.map(({ foods }) => keys(foods)).filter(({ length }) => length > 0),
    qualities: all.flatMap(({ qualities }) => keys(qualities)),
  }
}

/** The name in another language that the words of an English name give; nothing where one is not known. */
export function proposedName(name: string, language: Language): string | undefined {
  if (language !== 'es') return undefined
  const parts: string[] = []
  let agrees = ''
  for (const [index, { joint, words }] of partsOf(name).entries()) {
    const read = words.length > 0 ? phrase(words) : undefined
    if (!read) return undefined
    const more = read.qualities.map((one) => agreed(one, agrees))
    if (read.text === '' && index === 0) return undefined
    const link = read.text === '' ? '' : joint === 'with' ? 'con' : joint && joint !== 'in' ? 'y' : ''
    parts.push([link, read.text, ...more].filter(Boolean).join(' '))
    if (read.agrees) agrees = read.agrees
  }
  const text = parts.filter(Boolean).join(' ')
  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1)
}
