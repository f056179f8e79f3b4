/** The last answers that came with an ETag, so that a 304 can be answered from here. Bounded: the oldest goes first. */
const maxAnswers = 200
const answers = new Map<string, { etag: string; value: unknown }>()

export const answerCache = {
  etagOf: (key: string) => answers.get(key)?.etag,
  valueOf: <V>(key: string) => answers.get(key) as { value: V } | undefined,
  keep(key: string, etag: string, value: unknown) {
    answers.delete(key)
    answers.set(key, { etag, value })
    const oldest = answers.keys().next()
    if (answers.size > maxAnswers && !oldest.done) answers.delete(oldest.value)
  },
  clear: () => answers.clear(),
}
