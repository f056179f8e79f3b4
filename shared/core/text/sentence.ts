import { type Fillable, inEach, type Language, type StaffLanguage, sourceLanguage } from './text.ts'

/** One sentence in each language. Refusals are exports of their own, so that a bundle carries only those that it says. */
export type Sentence<P extends string = string> = Readonly<Record<Language, Fillable<P>>>

/** A sentence as the files of `shared/languages` have it; `npm run texts` writes the call. */
/* @__NO_SIDE_EFFECTS__ */
export const sentence = <K extends string, P extends string = never>(
  all: Readonly<
    Record<StaffLanguage, Readonly<Record<K, string>>> & Partial<Record<Language, Readonly<Record<string, string>>>>
  >,
  key: K,
): Sentence<P> => inEach((language): string => all[language]?.[key] ?? all[sourceLanguage]?.[key] ?? key)
