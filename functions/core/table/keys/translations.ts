import { key } from '../shape.ts'

export const translationKeys = {
  /** Everything that people said of a language's texts. */
  language: (language: string) => ({ pk: `TRANSLATION#${language}` }),
  /** Person who has read all of them. */
  review: (language: string) => key(`TRANSLATION#${language}`, 'REVIEW'),
  /** A correction, by the hash of the machine's wording. */
  correction: (language: string, hash: string) => key(`TRANSLATION#${language}`, `TEXT#${hash}`),
} as const
