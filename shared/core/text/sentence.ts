import type { Language } from './text.ts'

/** One sentence in each language. Refusals are exports of their own, so that a bundle carries only those that it says. */
export type Sentence = Readonly<Record<Language, string>>
