/** True when each word of a search occurs in one of the texts, in any case; an empty search finds everything. */
export function holdsWords(texts: readonly string[], search: string | undefined): boolean {
  const text = texts.join('\n').toLowerCase()
  const words = (search ?? '').toLowerCase().split(/\s+/)
  return words.every((word) => text.includes(word))
}
