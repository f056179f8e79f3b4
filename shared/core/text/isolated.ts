import { directions } from './languages.ts'
import type { Language } from './text.ts'

/** Something that people typed within a text from right to left, in its own direction: Unicode's isolates around it. */
export const isolatedWords = (words: string | number, language: Language): string =>
  words !== '' && directions[language] === 'rtl' ? `\u2068${words}\u2069` : `${words}`
