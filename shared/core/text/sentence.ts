import { asCorrected, type Fillable, inEach, type Language, type StaffLanguage, sourceLanguage } from './text.ts'

/** One sentence in each language. Refusals are exports of their own, so that a bundle carries only those that it says. */
export type Sentence<P extends string = string> = Readonly<Record<Language, Fillable<P>>>

type Wordings<K extends string> = Readonly<
  Record<StaffLanguage, Readonly<Record<K, string>>> & Partial<Record<Language, Readonly<Record<string, string>>>>
>
const written = <K extends string>(all: Wordings<K>, key: K, language: Language): string =>
  all[language]?.[key] ?? all[sourceLanguage]?.[key] ?? key

/** A sentence as the files of `shared/languages` have it; `npm run texts` writes the call. */
/* @__NO_SIDE_EFFECTS__ */
export const sentence = <K extends string, P extends string = never>(all: Wordings<K>, key: K): Sentence<P> =>
  inEach((language): string => asCorrected(language, written(all, key, language)))

/** A sentence that people agree to, whose words are kept: the same on the page and in the Lambda, corrected with a release. */
/* @__NO_SIDE_EFFECTS__ */
export const agreedSentence = <K extends string>(all: Wordings<K>, key: K): Sentence<never> =>
  inEach((language) => written(all, key, language))
