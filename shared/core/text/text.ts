import { languages, locales, staffLanguages } from './languages.ts'

/** User-facing texts, by rooms: each in every language that has a folder in `shared/languages`. */

export type Language = (typeof languages)[number]
/** A language of everything, also of what staff read. */
export type StaffLanguage = (typeof staffLanguages)[number]
/** Texts are written in it, and translated from it into the others. */
export const sourceLanguage = 'en'
type Translation = Exclude<StaffLanguage, typeof sourceLanguage>
/** Languages that staff translate their own texts into. */
export const translations = staffLanguages.filter((language): language is Translation => language !== sourceLanguage)
type Translated<S, T> = Record<typeof sourceLanguage, S> & Record<Translation, T>
/** One value for the language that texts are written in, another for each that they are translated into. */
export const translated = <S, T>(source: S, translation: T): Translated<S, T> =>
  Object.fromEntries(
    staffLanguages.map((language) => [language, language === sourceLanguage ? source : translation]),
  ) as Translated<S, T>

/** Several words in one text, between commas. */
export const wordsIn = (text: string) => text.split(',').map((word) => word.trim())
/** The words of a text in every language. */
export const wordsOf = <K extends string>(room: Readonly<Record<Language, Readonly<Record<K, string>>>>, key: K) =>
  languages.flatMap((language) => wordsIn(room[language][key]))

/** Values of a text's placeholders by their names. */
export type Values<P extends string = string> = Readonly<Record<P, string | number>>
declare const placeholders: unique symbol
/** A text with placeholders to be filled: `Fillable<'count'>` has one `{count}`. */
export type Fillable<P extends string = string> = string & { readonly [placeholders]?: P }
/** A room of texts in every language: `T` has the names of the placeholders of each key, or `never`. */
export type Texts<T = Readonly<Record<string, string>>> = Readonly<
  Record<Language, { readonly [K in keyof T & string]: Fillable<T[K] & string> }>
>
/** Values that a text of these placeholders is filled with. */
export type Filling<P extends string> = [P] extends [never]
  ? []
  : string extends P
    ? [values?: Values]
    : [values: Values<P>]
/** The names of the placeholders of a room's texts. */
export type PlaceholdersIn<T, K extends string> = T extends { readonly en: infer R }
  ? K extends keyof R
    ? R[K] extends Fillable<infer P>
      ? P
      : never
    : never
  : never
export type TextKey<T> = T extends { readonly en: infer R } ? keyof R & string : never
/** The keys of texts that need nothing to be filled with. */
export type PlainKey<T> = { [K in TextKey<T>]: [PlaceholdersIn<T, K>] extends [never] ? K : never }[TextKey<T>]
/** The keys of a room, and the placeholders of those that have any. */
type Room<R, P> = { readonly [K in keyof R & string]: K extends keyof P ? P[K] : never }
type Wordings<R> = Readonly<
  Record<StaffLanguage, Readonly<Record<keyof R & string, string>>> &
    // Whole, but for plurals that only English has.
    Partial<Record<Language, Readonly<Record<string, string>>>>
>
/** English for the languages that don't have a room. */
const roomIn = <R>(room: Wordings<R>, language: Language): Readonly<Record<string, string>> =>
  room[language] ?? room[sourceLanguage]

type Corrections = Readonly<Record<string, string>>
/** Words that people said a machine's wording in, of the languages that this process has read them of. */
const corrections: Partial<Record<Language, Corrections>> = {}

/** From now on the rooms of `texts`, and what is made of them, say the language's wordings as people corrected them. */
export function sayCorrected(language: Language, said: Corrections): void {
  corrections[language] = said
}
/** A wording as people corrected it. */
export const asCorrected = (language: Language, wording: string) => corrections[language]?.[wording] ?? wording

function correctedRoom(room: Readonly<Record<string, string>>, language: Language) {
  if (!corrections[language]) return room
  return Object.fromEntries(Object.entries(room).map(([key, wording]) => [key, asCorrected(language, wording)]))
}

/** A room of texts as the files of `shared/languages` have it; `npm run texts` writes the call. A page loads those of the reader's language. */
// Marked, so that a page is built without texts that it never shows.
/* @__NO_SIDE_EFFECTS__ */
export function texts<R, P = unknown>(room: Wordings<R>): Texts<Room<R, P>> {
  return inEach((language) => correctedRoom(roomIn(room, language), language)) as Texts<Room<R, P>>
}

/**
 * A room that code recognizes words by, or reads while it is loaded, or whose words are not to change: always there in every
 * language, as it was written.
 */
/* @__NO_SIDE_EFFECTS__ */
export function vocabulary<R, P = unknown>(room: Wordings<R>): Texts<Room<R, P>> {
  return Object.fromEntries(languages.map((language) => [language, roomIn(room, language)])) as unknown as Texts<
    Room<R, P>
  >
}

/**
 * Something in each language, made when it is first read, because a page has the texts of one language only, and anew after
 * the language's corrections have changed.
 */
/* @__NO_SIDE_EFFECTS__ */
export function inEach<V>(make: (language: Language) => V): Readonly<Record<Language, V>> {
  const made: Partial<Record<Language, { readonly said: Corrections | undefined; readonly value: V }>> = {}
  const all = {}
  const get = (language: Language) => {
    const said = corrections[language]
    const known = made[language]
    if (known && known.said === said) return known.value
    const value = make(language)
    made[language] = { said, value }
    return value
  }
  for (const language of languages) Object.defineProperty(all, language, { enumerable: true, get: () => get(language) })
  return all as Readonly<Record<Language, V>>
}

/** Two rooms as one; the second one's texts where both have a key. */
/* @__NO_SIDE_EFFECTS__ */
export const merged = <A, B>(a: Texts<A>, b: Texts<B>): Texts<Omit<A, keyof B> & B> =>
  inEach((language) => ({ ...a[language], ...b[language] })) as unknown as Texts<Omit<A, keyof B> & B>

/** The same in every language; here, so that an e-mail's code does not carry all of the app's texts. */
export const appName = 'Gleanery'

/**
 * Fills each `{name}`; one without a value stays visible, so that the mistake shows. A sentence that ends with an
 * abbreviation keeps one full stop: `5 p.m.`, not `5 p.m..`.
 */
export function fill<P extends string>(template: Fillable<P>, ...given: Filling<P>): string {
  const values: Values = given[0] ?? {}
  return template.replace(/\{(\w+)\}(\.(?=\s|$))?/g, (whole, name: string, stop = '') => {
    if (!(name in values)) return whole
    const value = String(values[name])
    return value.endsWith('.') ? value : `${value}${stop}`
  })
}

let segmenter: Intl.Segmenter | undefined
/** Counts what people take for one character: a letter with its accents, an emoji of several parts. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The beginning of a text, at most `max` UTF-16 units: what people take for one character is never cut in two. */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  // A little more than is kept: the last character may go on behind it.
  for (const { length } of graphemesOf(text.slice(0, max + longestCharacter))) {
    if (end + length > max) break
    end += length
  }
  return text.slice(0, end)
}
/** UTF-16 units that one emoji of a family or a letter with its marks has. */
const longestCharacter = 40

export const isStaffLanguage = (value: unknown): value is StaffLanguage =>
  (staffLanguages as readonly unknown[]).includes(value)
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {}

/**
 * The key of a text's form for a number: `plural('en', 'rowsShown', 1)` is `rowsShown_one`. Each language has forms for its own
 * categories of CLDR, some of them for more than the type says.
 */
export function plural<K extends string>(language: Language, key: K, count: number): `${K}_one` | `${K}_other` {
  pluralRules[language] ??= new Intl.PluralRules(locales[language])
  return `${key}_${pluralRules[language].select(count)}` as `${K}_one` | `${K}_other`
}

/** Text for comparing: `Peña` as `pena`. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
