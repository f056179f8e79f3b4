import { withoutAccents } from '../text/text.ts'

/** True when each word of a search occurs in one of the texts, whatever its case and accents; an empty one finds everything. */
export function holdsWords(texts: readonly string[], search: string | undefined): boolean {
  const text = withoutAccents(texts.join('\n'))
  const words = withoutAccents(search ?? '').split(/\s+/)
  return words.every((word) => text.includes(word))
}
