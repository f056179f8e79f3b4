/** User-facing texts: one module for each area, English and Spanish side by side, so that a missing one does not compile. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
/** Each in itself, so that whoever reads only that one finds it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

export interface Texts<K extends string = string> {
  readonly en: Readonly<Record<K, string>>
  readonly es: Readonly<Record<K, string>>
}
export type TextKey<T> = T extends Texts<infer K> ? K : never

// Marked, so that a page is built without texts that it never shows.
/* @__NO_SIDE_EFFECTS__ */
export function texts<const E extends Record<string, string>>(
  en: E,
  es: Record<keyof E & string, string>,
): Texts<keyof E & string> {
  return { en, es }
}

/** The same in every language; here, so that an e-mail's code does not carry all of the app's texts. */
export const appName = 'Gleanery'

/**
 * Fills each `{name}`; one without a value stays visible, so that the mistake shows. A sentence that ends with an
 * abbreviation keeps one full stop: `5 p.m.`, not `5 p.m..`.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>> = {}): string {
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

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {}

/** The key of a text's form for a number: `plural('en', 'rowsShown', 1)` is `rowsShown_one`. */
export function plural<K extends string>(language: Language, key: K, count: number): `${K}_one` | `${K}_other` {
  pluralRules[language] ??= new Intl.PluralRules(language)
  return pluralRules[language].select(count) === 'one' ? `${key}_one` : `${key}_other`
}

/** As two texts are compared: `Peña` as `pena`. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
